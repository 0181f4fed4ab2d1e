import type { TableComments } from './044-table-comments.ts';

/** Products, orders, top-ups, the ledger and invoices. */
export const moneyComments: TableComments = {
  products: [
    'what is sold inside an application',
    {
      product_id: 'chosen by the developer; free again once the product is deleted, since orders keep their own copy',
      name: 'for the developer only; players read the title',
      status: '1 on the shelf, 2 off the shelf, 3 removed by operators',
      published_at: 'the first release; null if it was never for sale',
      content_default: 'language of the texts that stand in for missing ones',
      default_currency: 'from which automatic prices are converted',
      removal_reason: 'what the operator told the developer',
    },
  ],
  product_contents: ['texts of a product by language'],
  product_prices: [
    'prices of a product, one for each country in which it is sold',
    {
      position: 'order of the countries; without a country, the first price in a currency applies',
      price_minor: 'the price that applies',
      default_price_minor: 'the converted price at the time the row was written',
      is_manual: 'set by hand; conversions leave it alone',
    },
  ],
  product_price_changes: [
    'history of prices, written by triggers',
    {
      old_currency: 'null: there was no price before',
      old_price_minor: 'null: there was no price before',
      new_currency: 'null: there is no price any more',
      new_price_minor: 'null: there is no price any more',
      product_id: 'no foreign key, which would slow down repricing; rows are deleted with the product',
      is_manual: 'whether the new price was set by hand',
      cause: 'form, import or reprice: the setting starhall.price_cause of the transaction',
    },
  ],
  product_pulls: [
    'products that left the shelf, so that a lower price is announced when they return; written by a trigger',
    { last_change: 'the latest row of product_price_changes at that time; 0 if there was none' },
  ],
  product_jobs: [
    'large imports and repricings that run in the background',
    {
      user_id: 'the developer who started it',
      kind: 'import or reprice',
      is_applying: 'false for a preview, which writes nothing',
      file: 'the table as it was uploaded; null once an import has ended, and for repricings',
      request: 'of a repricing: the products, and the preview that was agreed to',
      repricing: 'what a repricing changes or has changed',
      refusal: 'error code and fields that ended a repricing before it wrote anything',
      done: 'lines or products of the current phase that are checked or written',
      counts: 'lines by outcome: create, edit, none, refused',
      lines: 'the beginning of the report, refused lines first',
    },
  ],
  orders: [
    'purchases of products with star coins; without foreign keys to what may be deleted later',
    {
      order_id: 'the number that people see: P…',
      application_id: 'the application, which the order outlives',
      application_names: 'by language, as they were at the time of the order',
      product_id: 'the text that the developer chose, not the number of a row',
      product_names: 'by language, as they were at the time of the order',
      seller_id: 'the account of the developer',
      seller: 'its company, as it was at the time of the order',
      lang: 'of mails about the order: what the player read last',
      price_minor: 'of one piece',
      status: '1 paid, 3 refunded, 9 refund waits for a second operator',
      refund_requested_at: 'when the player or the seller asked for a refund; null if nobody has',
      refund_answer: 'of the operator who decided',
      refund_decided_at: 'when an operator last granted or declined it',
      refund_operator_id: 'who called for the refund, while it waits for a second operator',
      refund_requester_id: 'the player or the seller; null in old orders, where it was the player',
      amount_rank: 'in hundredths of the major unit, so that amounts of all currencies sort together',
      country: 'whose price was paid; null in old orders',
      is_test: 'a test account received it free of charge',
      acknowledged_at: 'when the game confirmed that the player has received it',
    },
  ],
  exchange_rates: [
    'rates between currencies by the day on which they begin to apply',
    {
      rate: 'value of one unit of from_currency in to_currency',
      day: 'in Taiwan; the latest day that is not in the future applies',
    },
  ],
  deposits: [
    'payments for star coins',
    {
      order_id: 'the number that people see: D…',
      provider: 'the payment provider',
      provider_reference: 'number of the payment at the provider',
      provider_method: 'how it was paid, in the words of the provider',
      amount_rank: 'in hundredths of the major unit, so that amounts of all currencies sort together',
      status:
        '1 paid, 2 pending, 3 refunded, 4 chargeable, 5 cancelling, 6 cancelled, 7 rejected, 8 rejected and cancelled, 9 refund in progress',
      problem: 'a message of the provider that could not be carried out and needs an operator',
      language: 'of mails about it',
      store_code: 'to pay with at a convenience store; null for other methods',
      checks: 'how often the provider was asked about it',
      next_check_at: 'when the provider is asked next; null once it is settled',
      credit_operator_id: 'who called for crediting it, while it waits for a second operator',
    },
  ],
  deposit_refunds: [
    'refunds of top-ups, complete or in part',
    {
      held_minor: 'star coins set aside while it waits for a second operator',
      owed_minor: 'star coins that were already spent and that the player now owes',
      operator_id: 'who called for it; null if the provider reported it',
      second_operator_id: 'who agreed to it; null while or if nobody has to',
    },
  ],
  cashier_payments: [
    'payments at the sandbox cashier, which stands in for a payment provider and reads no table of the store',
    { store_code: 'to pay with at a convenience store; null for other methods' },
  ],
  cashier_refunds: [
    'refunds that the store has requested from the sandbox cashier, so that a repeated request refunds once',
  ],
  cashier_notifications: [
    'messages of the sandbox cashier to the store',
    { body: 'as it is sent, signature included', tries: 'how often it was sent' },
  ],
  ledger_accounts: [
    'accounts of the double-entry ledger by owner, kind and currency',
    {
      owner_id: 'the user; 0 is the store',
      kind: 'points, held and owed are wallets of players; sales belongs to sellers, issued and claims to the store',
      balance: 'minor units, updated by each entry; null where it is the sum of the entries',
    },
  ],
  ledger_transactions: [
    'transactions of the ledger, whose entries sum to zero; append-only',
    {
      reference: 'the payment or order: deposit:D…, order:P…',
      written_in: 'the only database transaction that may add entries',
    },
  ],
  ledger_entries: [
    'entries of the ledger, append-only; a trigger checks account and transaction, since a foreign key would lock the accounts of the store',
    { amount: 'minor units, positive for what is added', balance_after: 'null for accounts without a stored balance' },
  ],
  ledger_reports: [
    'results of checking the ledger against payments and orders',
    { figures: 'star coins in circulation by currency', findings: 'what each check found' },
  ],
  daily_closes: [
    'payments, orders and refunds by day; only of days that have ended',
    { day: 'in Taiwan', circulation_minor: 'star coins at the end of the day: of players, held, and of sellers' },
  ],
  record_days: [
    'top-ups and orders of a user by day, currency and status, for totals of lists; maintained by triggers',
    {
      record: 'deposit or order',
      day: 'in Taiwan',
      status: 'as in deposits or orders',
      count: 'how many records',
    },
  ],
  idempotency_keys: [
    'replies of calls that move money, written in their transaction, so that a repeated call returns the same reply',
    { request_hash: 'SHA-256 of the request: a key belongs to one request', answer: 'null while the call is running' },
  ],
  invoices: [
    'electronic invoices for top-ups, from the payment on; the number follows when it is issued',
    {
      order_id: 'of the deposit',
      provider_code: 'the payment provider of the top-up',
      language: 'of mails about it',
      amount: 'whole TWD',
      allowance: 'whole TWD refunded by allowances',
      status: '0 waits for a number, 1 issued, 2 voided by a full refund',
      period: 'YYYY-MM, the first of the two months in which it was issued; null before that',
      number: 'two letters and eight digits; null until it is issued',
      random_code: 'four digits; null until it is issued',
      seller_name: 'of the store; null until it is issued',
      seller_tax_id: 'of the store; null until it is issued',
      carrier_type:
        '1 mobile barcode, 2 citizen certificate, 3 member carrier, 4 donation code; null without a carrier',
      carrier_code: 'null without a carrier',
      carrier_hidden_code: 'of a member carrier; null for others',
      winning_type: '0 none, 1 to 8 prizes of the draw, 9 to 12 prizes of cloud invoices',
      prize: 'whole TWD',
      redeem_code: 'with which the prize is collected; empty without one',
      printing: '0 certificate not printed yet, 1 printed',
      notified_at: 'when the mail about a prize was sent',
    },
  ],
  invoice_allowances: ['refunded parts of invoices, each with a document of its own', { amount: 'whole TWD' }],
  invoice_carriers: [
    'where a player stores invoices',
    {
      type: '1 mobile barcode, 2 citizen certificate, 3 member carrier, 4 donation code',
      hidden_code: 'by which the invoice platform knows a member carrier; never shown',
    },
  ],
  invoice_bindings: [
    'attempts to bind a member carrier at the invoice platform',
    {
      link_hash: 'hash of the secret in the link',
      token_hash: 'hash of the secret token of the attempt',
      answered_at: 'when the platform confirmed or declined it',
    },
  ],
  invoice_ranges: [
    'invoice numbers assigned to the store by period; they are issued without gaps, under a lock of the row',
    { period: 'YYYY-MM, the first of its two months', prefix: 'two letters', next_number: 'the next one to issue' },
  ],
  invoice_draws: [
    'draws that were imported',
    { period: 'YYYY-MM, the first of its two months', drawn_on: 'in Taiwan' },
  ],
  invoice_drawn_numbers: ['winning numbers of a draw', { winning_type: 'as in invoices' }],
};
