export { readAllSubmissions } from './own-submission-queries.ts';
export { insertReviewMessage, listReviewMessages } from './review-message-queries.ts';
export { forgetApplicant } from './submission-queries.ts';
