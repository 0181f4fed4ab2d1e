import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Schema, StoredProviderForm } from '#server/db/schema.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { type DemoApplicant, demoApplicants } from './catalogue/applicants.ts';
import { demoDevelopers } from './catalogue/developers.ts';
import { hasIdentity } from './complete-people.ts';
import { insertPerson } from './insert-people.ts';

type Trx = Transaction<Schema>;

export interface ApplicantTools {
  readonly files: FileStore;
  /** Folder of the drawn documents. */
  readonly folder: string;
  readonly nowMs: number;
}

/** Must match `tools/render-demo-papers.ts`. */
const PAPER_SIZE = { width: 900, height: 640, mime: 'image/png' } as const;

/**
 * Fills the operators' queue with pending applicants and the developers' own approved applications. People who already
 * have an application are skipped.
 */
export async function insertApplicants(trx: Trx, tools: ApplicantTools): Promise<void> {
  for (const applicant of demoApplicants) await insertApplicant(trx, applicant, tools);
  await insertApprovedApplications(trx);
}

async function insertApplicant(trx: Trx, applicant: DemoApplicant, tools: ApplicantTools): Promise<void> {
  const { person, form, language, submittedHoursAgo } = applicant;
  if (await hasIdentity(trx, person.provider, person.email)) return;
  const user_id = await insertPerson(trx, person);
  const submitted_at = new Date(tools.nowMs - submittedHoursAgo * HOUR_MS);
  const documents = [await storePaper(trx, { user_id, applicant, purpose: 'document', tools })];
  const passbook = [await storePaper(trx, { user_id, applicant, purpose: 'passbook', tools })];
  const row = { user_id, kind: 'application', form: JSON.stringify(form), documents, passbook, language } as const;
  await trx
    .insertInto('provider_submissions')
    .values({ ...row, submitted_at, waiting_since: submitted_at })
    .execute();
}

interface Paper {
  readonly user_id: number;
  readonly applicant: DemoApplicant;
  readonly purpose: 'document' | 'passbook';
  readonly tools: ApplicantTools;
}

async function storePaper(trx: Trx, { user_id, applicant, purpose, tools }: Paper): Promise<string> {
  const content = await readFile(join(tools.folder, `${applicant.key}-${purpose}.png`));
  const id = crypto.randomUUID();
  const key = `private/${id}/${purpose}.png`;
  await tools.files.put(key, content);
  const url = `/files/${key}`;
  const size = content.byteLength;
  const created_at = new Date(tools.nowMs);
  await trx
    .insertInto('uploads')
    .values({ id, user_id, purpose, url, size, created_at, state: 'ready', ...PAPER_SIZE })
    .execute();
  return url;
}

/** Developers of a seeded store have never applied; their applications are derived from their companies. */
async function insertApprovedApplications(trx: Trx): Promise<void> {
  const companies = await trx
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .where(
      'u.account',
      'in',
      demoDevelopers.map(({ accountEmail }) => accountEmail),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('provider_submissions as s').select('s.id').whereRef('s.user_id', '=', 'p.user_id'))),
    )
    .execute();
  for (const company of companies) {
    const developer = demoDevelopers.find(({ taxIdNumber }) => taxIdNumber === company.tax_id_number);
    if (developer === undefined) continue;
    const { name, taxIdNumber, country, currency, website, email, phone, address, bankCode, bankName } = developer;
    const { bankAccountNumber, pocGivenName, pocFamilyName, pocEmail, pocCallingCode, pocPhoneNumber } = developer;
    const form: StoredProviderForm = {
      ...{ name, taxIdNumber, country, currency, website, email, phone, address },
      ...{ pocGivenName, pocFamilyName, pocEmail, pocCallingCode, pocPhoneNumber },
      ...{ bankCode, branchCode: '', bankName, bankAccountNumber, iban: '', cnapsCode: '' },
      ...{ billingContact: developer.billingContact, terms: true, privacy: true },
    };
    const at = company.created_at;
    await trx
      .insertInto('provider_submissions')
      .values({
        ...{ user_id: company.user_id, kind: 'application', form: JSON.stringify(form), language: 'zh-TW' },
        ...{ documents: [], passbook: [], submitted_at: at, waiting_since: at },
        ...{ status: PROVIDER_REVIEW.approved, decided_at: at },
      })
      .execute();
  }
}
