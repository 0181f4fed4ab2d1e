/** Where browsers report what a page's policy has stopped; no call of the contract, for browsers word it themselves. */
export const REPORTS_PATH = '/api/policy/reports';
