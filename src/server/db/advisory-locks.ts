/** The numbers of the advisory locks, which all processes of a database share: a number of its own for each purpose. */
export const ADVISORY_LOCK = {
  migrate: 7_301_948,
  seedDemo: 7_301_949,
  closeDay: 7_301_950,
  invoiceRanges: 7_301_951,
  recommendedGames: 7_301_952,
  /** With the number of the application as the second key. */
  products: 7_301_953,
  packSearch: 7_301_954,
  computeTrends: 7_301_955,
  settings: 7_301_956,
  relateGames: 7_301_957,
  seedShop: 7_301_958,
  seedSubmittedVersions: 7_301_959,
  collectionSlugs: 7_301_960,
  weighRatings: 7_301_963,
  backUp: 7_301_964,
  planBackups: 7_301_965,
} as const;
