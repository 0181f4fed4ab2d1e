/**
 * Addresses of the files that only somebody signed in needs, on every page. The build writes them here
 * (tools/signed-in-files.ts); while developing nothing is named early.
 */
export const signedInFiles: readonly string[] = [];
