/** The request for a page of the list. */
export interface ListedPage {
  readonly sort: keyof typeof ORDERS;
  readonly offset: number;
}

const ORDERS = {
  '-createdAt': 'a.created_at DESC, a.id DESC',
  '-publishDate': 'a.published_at DESC, a.id DESC',
  '-viewCount': 'a.view_count DESC, a.id DESC',
  name: 'n.en_us, a.id',
} as const;
const PAGE_SIZE = 20;

/** Twenty different ones: five pages in four orders. */
export const LISTED_PAGES: readonly ListedPage[] = (
  ['-createdAt', '-publishDate', '-viewCount', 'name'] as const
).flatMap((sort) => [0, 1, 2, 3, 4].map((page) => ({ sort, offset: page * PAGE_SIZE })));

/** A script for pgbench: every one of the pages with one statement, which reads its cards and how many games there are. */
export function listScript(): string {
  return LISTED_PAGES.map(readPage).join('\n');
}

function readPage({ sort, offset }: ListedPage): string {
  const order = ORDERS[sort];
  return `
SELECT a.id, a.app_id, coalesce(c.name, d.name, '') AS name,
  coalesce(c.short_description, d.short_description, '') AS short_description, a.icon, a.background_image,
  i.placeholder AS icon_placeholder, b.placeholder AS background_placeholder, a.category, a.age_rating, a.platforms,
  coalesce(p.name, '') AS company, a.published_at, a.view_count, a.play_count, a.is_paid_once, r.stars_1, r.stars_2, r.stars_3,
  r.stars_4, r.stars_5, counted.total
FROM (
  SELECT a.id, row_number() OVER (ORDER BY ${order}) AS place
  FROM applications a LEFT JOIN shelf_names n ON n.application_id = a.id
  WHERE a.status = 1 ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${offset}
) wanted
CROSS JOIN (SELECT count(*) AS total FROM applications WHERE status = 1) counted
JOIN applications a USING (id)
LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = 'en-US'
LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
LEFT JOIN providers p ON p.user_id = a.developer_id
LEFT JOIN images i ON i.url = a.icon
LEFT JOIN images b ON b.url = a.background_image
LEFT JOIN rating_totals r ON r.application_id = a.id
ORDER BY wanted.place;`;
}
