import type { Kysely } from 'kysely';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { presentSubmission } from './present-submission.ts';
import { listReviewMessages } from './review-message-queries.ts';
import { listSubmissions } from './submission-queries.ts';

/** All submissions of an account with their messages, newest first. */
export async function readAllSubmissions(db: Kysely<Schema>, userId: number): Promise<ProviderApplication[]> {
  const messages = await listReviewMessages(db, `provider:${userId}`);
  return (await listSubmissions(db, userId)).map((submission) => presentSubmission(submission, messages));
}
