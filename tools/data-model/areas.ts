/** One part of the data model: a section and a diagram of the page, a chapter of the DDL. */
export interface Area {
  readonly title: string;
  readonly summary: string;
  readonly tables: readonly string[];
}

/** The tables of each area, in reading order. A test finds tables that are in no area or in two. */
export const AREAS: readonly Area[] = [
  {
    title: 'Accounts',
    summary: 'Everyone who signs in is a row of `users`; developers and operators are users with more rights.',
    tables: [
      ...['users', 'identities', 'sessions', 'devices', 'verification_codes', 'access_tokens'],
      ...['access_token_applications', 'used_nonces', 'used_signatures', 'rate_limits'],
    ],
  },
  {
    title: 'Developers',
    summary: 'The company of a developer (`providers`), the forms it submits, and the reviews of them.',
    tables: [
      ...['providers', 'provider_submissions', 'provider_drafts', 'tax_id_holders', 'test_accounts'],
      ...['review_messages', 'claims', 'developer_pages'],
      ...['developer_page_contents', 'developer_slugs', 'developer_follows'],
      ...['developer_posts', 'developer_post_contents', 'developer_post_reports'],
    ],
  },
  {
    title: 'Applications',
    summary: 'What developers publish, with its texts, pictures and declarations. Players call it a game.',
    tables: [
      ...['applications', 'application_contents', 'application_screenshots', 'application_downloads'],
      ...['application_data_types', 'application_contacts', 'application_drafts', 'application_snapshots'],
      ...[
        'application_views',
        'application_days',
        'application_trends',
        'images',
        'videos',
        'video_conversions',
        'uploads',
      ],
    ],
  },
  {
    title: 'Versions',
    summary: 'Releases of an application for one platform, their files, inspections and appeals.',
    tables: [
      ...['versions', 'version_contents', 'package_files', 'package_parts', 'version_inspections', 'version_appeals'],
      ...['version_downloads', 'version_download_counts'],
    ],
  },
  {
    title: 'Hall and search',
    summary: 'What the hall shows, and the derived tables that make its lists and searches fast.',
    tables: [
      ...[
        'banners',
        'banner_contents',
        'collections',
        'collection_slugs',
        'collection_contents',
        'collection_games',
        'shelf_names',
        'category_counts',
        'search_tokens',
        'search_words',
      ],
      ...['search_variants', 'search_blocks', 'search_changes', 'related_applications', 'withdrawn_share_pictures'],
    ],
  },
  {
    title: 'Products and orders',
    summary: 'What is sold inside an application, its prices by country, and what players bought with star coins.',
    tables: [
      ...['products', 'product_contents', 'product_prices', 'product_price_changes', 'product_pulls'],
      ...['product_jobs', 'discounts', 'orders', 'exchange_rates'],
    ],
  },
  {
    title: 'Top-ups',
    summary: 'Payments for star coins, their refunds, and the books of the sandbox cashier.',
    tables: [
      'deposits',
      'deposit_refunds',
      'deposit_disputes',
      'cashier_payments',
      'cashier_refunds',
      'cashier_notifications',
    ],
  },
  {
    title: 'Ledger',
    summary: 'Star coins in double entry, append-only, and the daily figures that are derived from payments.',
    tables: [
      ...['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'ledger_reports', 'daily_closes'],
      ...['ledger_hours', 'record_days', 'idempotency_keys'],
    ],
  },
  {
    title: 'Invoices',
    summary: "Taiwan's electronic invoices for top-ups, the carriers that store them, and the draws.",
    tables: [
      ...['invoices', 'invoice_allowances', 'invoice_carriers', 'invoice_bindings', 'invoice_ranges'],
      ...['invoice_draws', 'invoice_drawn_numbers'],
    ],
  },
  {
    title: 'Games and webhooks',
    summary: 'What hosted games store about their players, and the notifications that game servers receive.',
    tables: [
      ...['players', 'game_saves', 'game_scores', 'webhooks', 'webhook_messages', 'webhook_deliveries'],
      'webhook_attempts',
    ],
  },
  {
    title: 'Players',
    summary: "A player's library and ratings, and what the store notifies people of.",
    tables: [
      ...[
        'library_favourites',
        'library_wishes',
        'library_plays',
        'owned_games',
        'ratings',
        'rating_votes',
        'rating_reports',
      ],
      ...[
        'rating_shifts',
        'rating_totals',
        'announcements',
        'notifications',
        'notification_settings',
        'notification_languages',
      ],
    ],
  },
  {
    title: 'Operations',
    summary: 'What operators set and see, and the log of what they do.',
    tables: ['audit_log', 'settings', 'maintenances', 'agencies', 'outbox', 'policy_reports', 'backups'],
  },
];

/** The area with its tables. @throws for a table that the database does not have. */
export function tablesOf<Table extends { readonly name: string }>(area: Area, tables: readonly Table[]): Table[] {
  return area.tables.map((name) => {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new Error(`The area ${area.title} names the table ${name}, which does not exist.`);
    return table;
  });
}
