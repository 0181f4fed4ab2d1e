import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { issueInvoices, notifyWinners, refundInvoice } from './invoice-jobs.ts';
import { issueWaiting } from './issue-waiting.ts';
import { notifyAllWinners } from './notify-winners.ts';
import { readSeller } from './read-seller.ts';
import { applyRefundToInvoice } from './refund-invoice.ts';

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
    applyRefundToInvoice(database.db, { orderId, refundedAmount, at: new Date(atMs) }),
  );
}

export function bindNotifyWinners({
  config,
  database,
  jobs,
  now,
}: Pick<JobServices, 'config' | 'database' | 'jobs' | 'now'>) {
  return bindJob(notifyWinners, ({ period }) =>
    notifyAllWinners(database.db, { period, config, jobs, now: new Date(now()) }),
  );
}
