/**
 * Addresses of the files that show somebody signed in, beside those of every page. The build writes them here
 * (tools/signed-in-files.ts); while developing nothing is named early.
 */
export const signedInFiles: readonly string[] = [];
