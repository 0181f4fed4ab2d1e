import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/open-jobs.ts';
import { issueInvoices, refundInvoice, tellWinners } from './invoice-jobs.ts';
import { issueWaiting } from './issue-waiting.ts';
import { readSeller } from './read-seller.ts';
import { takeRefundIntoInvoice } from './refund-invoice.ts';
import { tellAllWinners } from './tell-winners.ts';

export function bindIssueInvoices({
  config,
  database,
  log,
  now,
}: Pick<JobServices, 'config' | 'database' | 'log' | 'now'>) {
  return bindJob(issueInvoices, async () => {
    const count = await issueWaiting(database.db, { seller: readSeller(config), now: new Date(now()) });
    if (count > 0) log.info({ count }, 'invoices were issued');
  });
}

export function bindRefundInvoice({ database }: Pick<JobServices, 'database'>) {
  return bindJob(refundInvoice, ({ orderId, refundedAmount, atMs }) =>
    takeRefundIntoInvoice(database.db, { orderId, refundedAmount, at: new Date(atMs) }),
  );
}

export function bindTellWinners({
  config,
  database,
  jobs,
  now,
}: Pick<JobServices, 'config' | 'database' | 'jobs' | 'now'>) {
  return bindJob(tellWinners, ({ period }) =>
    tellAllWinners(database.db, { period, config, jobs, now: new Date(now()) }),
  );
}
