/**
 * Files that every page needs for signed-in users. Filled in by the build (tools/signed-in-files.ts); empty in
 * development.
 */
export const signedInFiles: readonly string[] = [];
