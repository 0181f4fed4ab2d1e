import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Announces to the console changes of held reviews and of developers' news, whose numbers it shows since migrations 054 and 063. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

/* Like migration 037: only changes of a console counter notify. A post with status 2 awaits its approval. */
const statements = `
CREATE TRIGGER tell_held AFTER INSERT ON ratings FOR EACH ROW
  WHEN (NEW.held_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_held_updated AFTER UPDATE ON ratings FOR EACH ROW
  WHEN ((OLD.held_at IS NULL) <> (NEW.held_at IS NULL)) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_held_deleted AFTER DELETE ON ratings FOR EACH ROW
  WHEN (OLD.held_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');

CREATE TRIGGER tell_inserted AFTER INSERT ON developer_posts FOR EACH ROW
  WHEN (NEW.status = 2) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_updated AFTER UPDATE ON developer_posts FOR EACH ROW
  WHEN ((OLD.status, OLD.reported_at IS NULL) IS DISTINCT FROM (NEW.status, NEW.reported_at IS NULL))
  EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_deleted AFTER DELETE ON developer_posts FOR EACH ROW
  WHEN (OLD.status = 2 OR OLD.reported_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
`;
