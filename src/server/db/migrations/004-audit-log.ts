/** The audit log of actions. The database itself rejects updates and deletions, in replica mode as well. */
export const auditLog = `
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_user_id integer REFERENCES users,
  action text NOT NULL CHECK (action <> ''),
  subject text NOT NULL CHECK (subject <> ''),
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_subject ON audit_log (subject, id);
COMMENT ON TABLE audit_log IS 'append-only';
COMMENT ON COLUMN audit_log.actor_user_id IS 'null where the program itself did it';
COMMENT ON COLUMN audit_log.subject IS 'what it was done to: user:12';

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER refuse_change;
`;
