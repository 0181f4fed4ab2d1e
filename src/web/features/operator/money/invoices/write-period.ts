/** Formats a period (its odd month, YYYY-MM) as on Taiwanese invoices: 2026/11–12. */
export function writePeriod(period: string): string {
  const month = Number(period.slice(5, 7));
  return `${period.slice(0, 4)}/${period.slice(5, 7)}–${String(month + 1).padStart(2, '0')}`;
}
