/**
 * What becomes of a prompt: shown or not, left by the person, or over.
 *
 * @typedef {object} MomentFacts
 * @property {'display' | 'skipped' | 'dismissed'} type
 * @property {string} [reason] why it is not shown, was left or is over; none where it is shown
 *
 * @typedef {object} Moment
 * @property {() => string} getMomentType
 * @property {() => boolean} isSkippedMoment
 * @property {() => boolean} isDismissedMoment
 * @property {() => string | undefined} getDismissedReason
 * @property {() => boolean} [isDisplayMoment] this and what follows is not there under FedCM
 * @property {() => boolean} [isDisplayed]
 * @property {() => boolean} [isNotDisplayed]
 * @property {() => string | undefined} [getNotDisplayedReason]
 * @property {() => string | undefined} [getSkippedReason]
 */

/**
 * A prompt's notification as Google's script gives it. Where the browser shows the prompt (FedCM), pages are not told
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
