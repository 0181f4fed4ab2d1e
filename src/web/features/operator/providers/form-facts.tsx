import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import { writePersonName } from '#domain/text/person-name.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { currencyName, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

interface FormFactsProps {
  readonly data: CompanyData;
  /** The currently approved data; null if there is none. */
  readonly before: CompanyData | null;
}

/** All submitted values beside the ones they would change. */
export function FormFacts(props: FormFactsProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-7">
      {describeForm(page, props.data, props.before)
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <section key={title} className="flex flex-col gap-3">
            <h2 className="text-base">{page.t(title)}</h2>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {facts.map((fact) => (
                <FormValue key={fact.label} fact={fact} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

function FormValue({ fact: { label, value, before, href } }: { fact: FormFact }) {
  const page = usePage();
  const isChanged = before !== undefined;
  return (
    <div className={`min-w-0 ${isChanged ? 'border-warning -ms-3 border-s-2 ps-3' : ''}`}>
      <dt className="text-muted text-xs">{page.t(label)}</dt>
      <dd className="text-sm wrap-anywhere">
        {href === undefined ? (
          value || page.t('providers.changed.empty')
        ) : (
          <a className="link" href={href} target="_blank" rel="noreferrer noopener">
            {value}
          </a>
        )}
        {isChanged && (
          <del className="text-muted block text-xs no-underline">
            {page.t('providers.changed', { before: before || page.t('providers.changed.empty') })}
          </del>
        )}
      </dd>
    </div>
  );
}

/** The fields that application and profile share. */
type CompanyData = Omit<ProviderProfile, KeptByServer> & Pick<ProviderApplication, never>;
type KeptByServer = 'userId' | 'enable' | 'terms' | 'termsSigningAt' | 'verified' | 'createdAt' | 'updatedAt';

interface FormFact {
  readonly label: MessageKey;
  readonly value: string;
  /** The current value, if the submission changes it. */
  readonly before?: string | undefined;
  /** The link target of the value. */
  readonly href?: string | undefined;
}

interface FormSection {
  readonly title: MessageKey;
  readonly facts: readonly FormFact[];
}

type Describe = (data: CompanyData) => string;
type Row = readonly [label: MessageKey, describe: Describe];

/** The form in sections, in the operator's language; fields that are empty before and after are omitted. */
function describeForm(
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
