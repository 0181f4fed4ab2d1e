/**
 * The result of a prompt: displayed, skipped or dismissed.
 *
 * @typedef {object} MomentFacts
 * @property {'display' | 'skipped' | 'dismissed'} type
 * @property {string} [reason] why it was not displayed, skipped or dismissed; none if displayed
 *
 * @typedef {object} Moment
 * @property {() => string} getMomentType
 * @property {() => boolean} isSkippedMoment
 * @property {() => boolean} isDismissedMoment
 * @property {() => string | undefined} getDismissedReason
 * @property {() => boolean} [isDisplayMoment] this and the following are missing under FedCM
 * @property {() => boolean} [isDisplayed]
 * @property {() => boolean} [isNotDisplayed]
 * @property {() => string | undefined} [getNotDisplayedReason]
 * @property {() => string | undefined} [getSkippedReason]
 */

/**
 * A prompt's notification as Google's script passes it. If the browser shows the prompt (FedCM), pages do not learn
 * whether and why it is shown.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/fedcm-migration
 * @param {MomentFacts} facts
 * @param {boolean} isFedCm
 * @returns {Moment}
 */
export function makeMoment({ type, reason }, isFedCm) {
  /** @param {MomentFacts['type']} asked */
  const reasonOf = (asked) => () => (type === asked ? reason : undefined);
  const common = {
    getMomentType: () => type,
    isSkippedMoment: () => type === 'skipped',
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: reasonOf('dismissed'),
  };
  if (isFedCm) return common;
  return {
    ...common,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && reason === undefined,
    isNotDisplayed: () => type === 'display' && reason !== undefined,
    getNotDisplayedReason: reasonOf('display'),
    getSkippedReason: reasonOf('skipped'),
  };
}
