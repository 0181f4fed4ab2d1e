import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Drops the triggers whose work moved into statements (decision 042): revisions and votes of ratings, ratings of
 * suspended accounts, and webhook messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(triggers).execute(db);
  const comments = Object.entries(COMMENTS).map(([target, text]) => `COMMENT ON ${target} IS '${text}'`);
  await sql.raw(comments.join(';\n')).execute(db);
}

const triggers = `
DROP TRIGGER count_revisions ON ratings;
DROP FUNCTION count_rating_revisions();
DROP TRIGGER follow_ratings ON users;
DROP FUNCTION follow_rating_author();
DROP TRIGGER follow_inserted ON rating_votes;
DROP TRIGGER follow_deleted ON rating_votes;
DROP FUNCTION follow_rating_votes();
DROP TRIGGER note_completed ON orders;
DROP TRIGGER note_refunded ON orders;
DROP FUNCTION note_purchase_message();
`;

const COMMENTS: Readonly<Record<string, string>> = {
  'TABLE webhook_messages': 'purchases and refunds that webhooks are notified of, written together with the order',
  'COLUMN ratings.helpful_count': 'votes in rating_votes',
  'COLUMN ratings.is_author_suspended': 'whether the account of user_id is suspended',
  'COLUMN ratings.revision': 'incremented by each change of stars or words',
  'COLUMN ratings.answer_revision': 'incremented by each change of the answer, including its removal',
};
