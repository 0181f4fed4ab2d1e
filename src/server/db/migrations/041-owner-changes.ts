import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Notifies a developer's pages of new versions and webhooks: lists subscribe to each entry's own topic, which a new
 * one does not have yet. See decision 037.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      topics text[];
    BEGIN
      SELECT array_agg(DISTINCT 'provider:' || a.provider_id) INTO topics
        FROM changed c JOIN applications a ON a.id = c.application_id;
      IF topics IS NOT NULL THEN
        PERFORM pg_notify('changes', CASE WHEN cardinality(topics) > 100 THEN '*' ELSE array_to_string(topics, ' ') END);
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['versions', 'webhooks']) {
    await sql`
      CREATE TRIGGER tell_owners AFTER INSERT ON ${sql.table(table)} REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_owners()`.execute(db);
  }
}
