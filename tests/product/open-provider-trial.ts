import { getUserProfile } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { applyAsProvider, reapplyAsProvider } from '#contract/provider/endpoints.ts';
import { reviewProvider } from '#contract/provider/operator-endpoints.ts';
import { isCompanyId } from '#domain/company/company-id.ts';
import { TAIWAN_PROVIDER_EXAMPLE } from '#domain/forms/examples.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { openTestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

export type ProviderInput = InputOf<typeof applyAsProvider>;

export interface Applicant {
  readonly userId: number;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Starhall with an operator and accounts that apply to become developers, each with a unique tax ID. */
export async function openProviderTrial() {
  const product = await openTestProduct();
  let people = 0;

  const enter = async (email: string): Promise<Applicant> => {
    const { headers } = await signIn(product, { email });
    const { id: userId } = await product.call(getUserProfile, {}, { headers });
    return { userId, email, headers };
  };
  const operator = await enter('operator@starhall.test');

  const buildApplicant = () => {
    people += 1;
    return enter(`applicant-${people}@example.com`);
  };
  /** A form that is right, with pictures of the applicant's. */
  const buildForm = async ({ userId }: Applicant, overrides: Partial<ProviderInput> = {}): Promise<ProviderInput> => {
    const documents = [await buildUpload(product.db, { user_id: userId, purpose: 'document' })];
    const passbook = [await buildUpload(product.db, { user_id: userId, purpose: 'passbook' })];
    return {
      ...TAIWAN_PROVIDER_EXAMPLE,
      taxIdNumber: TAX_IDS[userId % TAX_IDS.length],
      documents: documents.map(({ id }) => id),
      passbook: passbook.map(({ id }) => id),
      ...overrides,
    };
  };
  const apply = async (person: Applicant, overrides: Partial<ProviderInput> = {}) =>
    product.call(applyAsProvider, await buildForm(person, overrides), person);
  const reapply = async (person: Applicant, overrides: Partial<ProviderInput> = {}) =>
    product.call(reapplyAsProvider, await buildForm(person, overrides), person);
  const decide = (
    { userId }: Applicant,
    decision: InputOf<typeof reviewProvider>['decision'],
    rest: Partial<InputOf<typeof reviewProvider>> = {},
  ) => product.call(reviewProvider, { userId, decision, ...rest }, operator);

  return {
    product,
    operator,
    enter,
    buildApplicant,
    buildForm,
    apply,
    reapply,
    decide,
    /** An account whose application was approved. */
    async buildDeveloper(overrides: Partial<ProviderInput> = {}) {
      const person = await buildApplicant();
      await apply(person, overrides);
      await decide(person, 'approve');
      return person;
    },
  };
}

export type ProviderTrial = Awaited<ReturnType<typeof openProviderTrial>>;

/** Tax IDs of Taiwan that pass the check, enough for the people of one trial. */
const TAX_IDS: readonly string[] = listTaxIds(400);

function listTaxIds(count: number): string[] {
  const found: string[] = [];
  for (let number = 20_000_001; found.length < count; number += 1) {
    if (isCompanyId(String(number))) found.push(String(number));
  }
  return found;
}
