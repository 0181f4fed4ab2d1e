/*
 * Plain JavaScript that every Node.js reads, imported before anything that an older one would trip over.
 */

/** What `engines` of package.json says. */
export const NODE_MAJOR = 24;

/**
 * What to tell who started an older Node.js; undefined for one that is new enough.
 * @param {string} version as `process.versions.node` has it
 * @returns {string | undefined}
 */
export function findNodeProblem(version) {
  if (Number.parseInt(version, 10) >= NODE_MAJOR) return undefined;
  return `Starhall needs Node.js ${NODE_MAJOR} or newer, and this is ${version}. "npm start" brings its own; else install a newer one.`;
}

/** Ends the process with one line where its Node.js is too old. */
export function requireNode() {
  const problem = findNodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
