import { bindBackUp } from '../features/backup/bind-back-up.ts';
import { bindCheckDeposit, bindSendRefund } from '../features/deposit/run-deposit-jobs.ts';
import { bindInspectVersion } from '../features/inspection/bind-inspect-version.ts';
import type { InspectionParts } from '../features/inspection/inspection-services.ts';
import { bindIssueInvoices, bindNotifyWinners, bindRefundInvoice } from '../features/invoice/run-invoice-jobs.ts';
import { bindProductJob } from '../features/product/run-product-job.ts';
import { bindRelateGames } from '../features/related/relate-games.ts';
import { bindConvertVideo } from '../features/upload/bind-convert-video.ts';
import { storeImage } from '../features/upload/store-image.ts';
import { bindSendCodeMail, bindSendCodeSms } from '../features/verification/deliver-code.ts';
import { sendVersionMail } from '../features/version/send-version-mail.ts';
import { bindDeliverWebhook, openWebhookClient } from '../features/webhook/deliver-webhook.ts';
import { openScanner } from '../inspection/malware/open-scanner.ts';
import { findApksigner } from '../inspection/run-apksigner.ts';
import { openMailSender } from '../providers/mail/index.ts';
import { openSmsSender } from '../providers/sms/index.ts';
import type { BoundJob } from './job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import type { JobServices, JobSettings } from './job-services.ts';
import { bindPurgeCdn } from './purge-cdn.ts';
import { bindSendMail } from './send-mail.ts';

/** All jobs; add new ones here. */
function bindJobs(services: JobServices): readonly BoundJob[] {
  return [
    bindSendMail(services),
    bindSendCodeMail(services),
    bindSendCodeSms(services),
    bindIssueInvoices(services),
    bindRefundInvoice(services),
    bindNotifyWinners(services),
    bindCheckDeposit(services),
    bindSendRefund(services),
    bindProductJob(services),
    bindDeliverWebhook({ ...services, client: openWebhookClient(services.config) }),
    bindRelateGames(services),
    bindBackUp(services),
    bindConvertVideo(services),
    bindPurgeCdn(services),
    bindInspectVersion({ ...services, ...inspectionParts(services) }),
    ...services.payments.list.flatMap(({ jobs }) => [...jobs]),
  ];
}

/** Dependencies of inspections on other features and external programs. */
function inspectionParts(services: JobServices): InspectionParts {
  const { config, now } = services;
  let apksigner: ReturnType<typeof findApksigner> | undefined;
  return {
    scanner: openScanner(config),
    findApksigner: () => {
      apksigner ??= findApksigner();
      return apksigner;
    },
    storePicture: async (picture) =>
      (await storeImage(services, { ...picture, purpose: 'document', nowMs: now() })).url,
    notifyDeveloper: (trx, { versionId, reason }) =>
      sendVersionMail(services, trx, versionId, { event: 'inspectionFailed', reason, now: new Date(now()) }),
  };
}

/** The product's queue, with jobs bound to the installation's providers. */
export function openJobs(settings: JobSettings): JobQueue {
  const { config, database, log, now, isLazy, pollSeconds, metrics, traces } = settings;
  const mail = openMailSender({ config, db: database.db, now });
  const sms = openSmsSender({ config, db: database.db, now });
  const enqueue: JobQueue['enqueue'] = (trx, job, data, options) => queue.enqueue(trx, job, data, options);
  const enqueueAll: JobQueue['enqueueAll'] = (trx, job, entries) => queue.enqueueAll(trx, job, entries);
  const outcomeOf: JobQueue['outcomeOf'] = (job, id, options) => queue.outcomeOf(job, id, options);
  const jobs = bindJobs({ ...settings, mail, sms, jobs: { enqueue, enqueueAll, outcomeOf } });
  const { connection } = database;
  const queue: JobQueue = createJobQueue({ connection, log, metrics, traces, jobs, isLazy, pollSeconds });
  return {
    ...queue,
    async stop() {
      await queue.stop();
      mail.close();
    },
  };
}
