const CODE = /^[A-Z\d_]{3,40}$/;

/** What kind of error it is: its code (of PostgreSQL, of Node.js) or its class. A message may hold what a person sent. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && CODE.test(code) ? code : error.name;
}
