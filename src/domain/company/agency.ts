export interface AgencyName {
  readonly code: string;
  readonly name: string;
}

/** Formats a bank or agency as code, then name (R3.53). */
export function formatAgency({ code, name }: AgencyName): string {
  return `${code} ${name}`;
}
