export interface AgencyName {
  readonly code: string;
  readonly name: string;
}

/** How a bank or agency is shown: the code, then the name (R3.53). */
export function formatAgency({ code, name }: AgencyName): string {
  return `${code} ${name}`;
}
