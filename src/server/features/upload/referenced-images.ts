import { PICTURE_COLUMNS } from '../../db/application-columns.ts';

/**
 * Every place that refers to uploaded pictures, as a query of one text column. An upload whose ID occurs anywhere in
 * such
 * a text (a URL, or the JSON of a draft) is in use and is not cleaned up. A feature whose tables refer to pictures adds
 * its
 * query here.
 */
export const IMAGE_REFERENCES: readonly string[] = [
  ...PICTURE_COLUMNS.map((column) => `SELECT ${column} FROM applications`),
  'SELECT trailer FROM applications',
  'SELECT captions::text FROM applications',
  'SELECT url FROM application_screenshots',
  'SELECT form::text FROM application_drafts',
  'SELECT form::text FROM application_snapshots',
  'SELECT icon FROM products',
  'SELECT image FROM banners',
  'SELECT image FROM collections',
  'SELECT logo FROM developer_pages',
  'SELECT picture FROM developer_posts',
  "SELECT avatar FROM users WHERE avatar <> ''",
  'SELECT unnest(documents || passbook) FROM provider_submissions',
  'SELECT unnest(attachments) FROM review_messages',
  'SELECT form::text FROM provider_drafts',
  "SELECT facts->>'icon' FROM version_inspections",
];
