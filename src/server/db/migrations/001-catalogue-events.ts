/**
 * Notifies every process of changes in the catalog: channel \`catalogue\`, payload \`application:<id>\`,
 * \`provider:<id>\`, \`banners\` or \`maintenances\`, sent at commit, each once per transaction. Counting views or
 * plays sends nothing.
 */
export const catalogueEvents = `
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('catalogue', CASE TG_ARGV[0] WHEN 'all' THEN TG_TABLE_NAME
    ELSE TG_ARGV[0] || ':' || (changed ->> TG_ARGV[1]) END);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_inserted_or_deleted AFTER INSERT OR DELETE ON applications
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((to_jsonb(OLD) - 'view_count' - 'play_count') IS DISTINCT FROM (to_jsonb(NEW) - 'view_count' - 'play_count'))
  EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON application_contents
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON application_screenshots
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON application_downloads
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON application_data_types
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON application_contacts
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON versions
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON providers
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON maintenances
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
`;
