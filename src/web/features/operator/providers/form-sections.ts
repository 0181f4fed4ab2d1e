import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import { writePersonName } from '#domain/text/person-name.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { currencyName, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Page } from '#web/app/use-page.ts';

/** The fields that application and profile share. */
export type CompanyData = Omit<ProviderProfile, KeptByServer> & Pick<ProviderApplication, never>;
type KeptByServer = 'userId' | 'enable' | 'terms' | 'termsSigningAt' | 'verified' | 'createdAt' | 'updatedAt';

export interface FormFact {
  readonly label: MessageKey;
  readonly value: string;
  /** The current value, if the submission changes it. */
  readonly before?: string | undefined;
  /** The link target of the value. */
  readonly href?: string | undefined;
}

export interface FormSection {
  readonly title: MessageKey;
  readonly facts: readonly FormFact[];
}

type Describe = (data: CompanyData) => string;
type Row = readonly [label: MessageKey, describe: Describe];

/** The form in sections, in the operator's language; fields that are empty before and after are omitted. */
export function describeForm(
  page: Pick<Page, 'translator'>,
  data: CompanyData,
  before: CompanyData | null,
): readonly FormSection[] {
  return sectionsOf(page.translator).map(({ title, rows }) => ({
    title,
    facts: rows.flatMap(([label, describe]) => {
      const value = describe(data);
      const old = before === null ? value : describe(before);
      if (value === '' && old === '') return [];
      const isChanged = old !== value;
      return [{ label, value, ...(isChanged ? { before: old } : {}), href: hrefOf(label, value) }];
    }),
  }));
}

function sectionsOf(translator: Translator): readonly { readonly title: MessageKey; readonly rows: readonly Row[] }[] {
  return [
    {
      title: 'words.company',
      rows: [
        ['words.companyName', ({ name }) => name],
        ['words.taxIdNumber', ({ taxIdNumber }) => taxIdNumber],
        ['words.countryOrRegion', ({ country }) => regionName(translator, country)],
        ['words.currency', ({ currency }) => `${currencyName(translator, currency)} (${currency})`],
        ['providers.field.website', ({ website }) => website],
        ['words.eMail', ({ email }) => email],
        ['providers.field.phone', ({ phone }) => phone],
        ['providers.field.address', ({ address }) => address],
      ],
    },
    {
      title: 'providers.section.person',
      rows: [
        [
          'providers.field.person',
          ({ pocFamilyName: familyName, pocGivenName: givenName }) =>
            writePersonName({ familyName, givenName }, translator.locale),
        ],
        ['words.eMail', ({ pocEmail }) => pocEmail],
        [
          'providers.field.phone',
          ({ pocCallingCode, pocPhoneNumber }) => (pocPhoneNumber === '' ? '' : `+${pocCallingCode} ${pocPhoneNumber}`),
        ],
      ],
    },
    {
      title: 'providers.section.payment',
      rows: [
        ['words.bank', ({ bankCode, bankName }) => `${bankCode} ${bankName}`.trim()],
        ['providers.field.branchCode', ({ branchCode }) => branchCode],
        ['words.accountNumber', ({ bankAccountNumber }) => bankAccountNumber],
        ['providers.field.iban', ({ iban }) => iban],
        ['words.cnapsCode', ({ cnapsCode }) => cnapsCode],
      ],
    },
    {
      title: 'words.billingContact',
      rows: [
        ['providers.field.person', ({ billingContact }) => billingContact.name],
        ['words.eMail', ({ billingContact }) => billingContact.email],
        ['providers.field.phone', ({ billingContact }) => billingContact.phone],
      ],
    },
  ];
}

/** Links only http(s) URLs, since the form is untrusted input. */
function hrefOf(label: MessageKey, value: string): string | undefined {
  return label === 'providers.field.website' && /^https?:\/\//.test(value) ? value : undefined;
}
