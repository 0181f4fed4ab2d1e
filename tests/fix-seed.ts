import fc from 'fast-check';

/** Any number: what matters is that a commit only fails by its own changes. */
const SEED = 20_260_301;

const { FAST_CHECK_SEED = SEED } = process.env;
const seed = Number(FAST_CHECK_SEED);
if (!Number.isInteger(seed)) throw new Error(`FAST_CHECK_SEED must be a whole number, not "${FAST_CHECK_SEED}"`);
fc.configureGlobal({ seed });
