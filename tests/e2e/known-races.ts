/**
 * Files of browser tests that may pass at the second try only, each with what it does not wait for. A file belongs here
 * for as long as its race is being repaired; any other that passes at the second try fails the run.
 */
export const KNOWN_RACES: Readonly<Record<string, string>> = {};
