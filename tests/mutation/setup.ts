import fc from 'fast-check';

type Hits = Record<string, unknown>;
type Stryker = { mutantCoverage?: { static: Hits; perTest: Hits } };

/**
 * A generated case that fails has killed the mutant: shrinking it would take hundreds of runs per mutant.
 * The seed makes the score reproducible.
 */
fc.configureGlobal({ endOnFailure: true, seed: 1 });

// Files share a worker, and each reports all that Stryker counted in it: without this the reports grow with every file.
const { __stryker__: stryker } = globalThis as { __stryker__?: Stryker };
for (const hits of Object.values(stryker?.mutantCoverage ?? {})) for (const key of Object.keys(hits)) delete hits[key];
