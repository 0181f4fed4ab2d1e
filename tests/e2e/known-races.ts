/**
 * Browser test files that may pass on the second run only, each with the cause of its race. List a file only while its
 * race is being fixed; any other file that passes on the second run fails the whole.
 */
export const KNOWN_RACES: Readonly<Record<string, string>> = {};
