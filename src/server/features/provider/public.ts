export { readAllSubmissions } from './own-submission-queries.ts';
export { insertReviewMessage, listReviewMessages } from './review-message-queries.ts';
export { deleteSubmissions } from './submission-queries.ts';
