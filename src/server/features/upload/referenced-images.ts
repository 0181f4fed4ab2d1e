import { PICTURE_COLUMNS } from '../../db/application-columns.ts';

/**
 * Every place that refers to uploaded pictures, as a query of one text column. Whatever upload's id stands anywhere in
 * such a text (an url holds it, the JSON of a draft may hold several) is in use, and the sweep leaves it alone. A feature
 * whose tables hold pictures adds its line here.
 */
export const IMAGE_REFERENCES: readonly string[] = [
  ...PICTURE_COLUMNS.map((column) => `SELECT ${column} FROM applications`),
  'SELECT url FROM application_screenshots',
  'SELECT form::text FROM application_drafts',
  'SELECT form::text FROM application_snapshots',
  'SELECT icon FROM products',
  'SELECT image FROM banners',
  'SELECT unnest(documents || passbook) FROM provider_submissions',
  'SELECT unnest(attachments) FROM review_messages',
  'SELECT form::text FROM provider_drafts',
  "SELECT facts->>'icon' FROM version_inspections",
];
