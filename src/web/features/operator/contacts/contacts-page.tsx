import { useRouter } from '@tanstack/react-router';
import { getCompany, setCompany } from '#contract/system/operator-endpoints.ts';
import type { CompanyContacts } from '#contract/system/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CompanyContactList } from '#web/features/shell/index.ts';
import { REVISION, useRevision } from '#web/kit/form/conflict-notice.tsx';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { AuditLink } from '../audit/audit-link.tsx';

interface ContactsData {
  readonly company: CompanyContacts;
  /** Whether operators have edited the contacts; otherwise those of the environment apply. */
  readonly isChanged: boolean;
  readonly revision: string;
}

export async function loadContacts(page: Page): Promise<ContactsData> {
  const { company, isChanged, revision } = await page.call(getCompany, {});
  return { company, isChanged, revision };
}

/** The company's contact details, as the footer's dialog shows them. */
export function ContactsPage(data: ContactsData) {
  const { company, isChanged } = data;
  const page = usePage();
  const router = useRouter();
  const revision = useRevision(data.revision);
  const form = useForm({
    initial: company,
    order: [...Object.keys(company), REVISION],
    check: () => ({}),
    send: ({ hotline, fax, serviceEmail }) =>
      page.call(setCompany, {
        ...{ hotline: hotline.trim(), fax: fax.trim(), serviceEmail: serviceEmail.trim() },
        ...revision.sent(),
      }),
    onSent: async () => {
      await router.invalidate();
      toasts.show('success', page.t('operations.contacts.saved'));
    },
  });
  const title = page.t('operations.contacts.title');
  const isNoneSet = Object.values(company).every((contact) => contact === '');
  const unchanged = isNoneSet ? 'operations.contacts.none' : 'operations.contacts.standing';
  return (
    <>
      <PageHeader
        title={title}
        lead={page.t('operations.contacts.lead')}
        actions={<AuditLink subject="settings:company" name={title} />}
      />
      <ListChanged loaded={data} topics={['audit']} load={loadContacts} />
      <Section
        id="contacts"
        title={page.t('words.contacts')}
        lead={page.t(isChanged ? 'operations.contacts.changed' : unchanged)}
      >
        <Form onSubmit={form.submit} className="flex flex-col gap-5">
          <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
            <TextField
              {...form.fieldOf('hotline')}
              label={page.t('contacts.hotline')}
              type="tel"
              maxLength={LIMITS.phoneNumberInputLength}
              autoComplete="off"
            />
            <TextField
              {...form.fieldOf('fax')}
              label={page.t('contacts.fax')}
              type="tel"
              maxLength={LIMITS.phoneNumberInputLength}
              autoComplete="off"
            />
            <div className="sm:col-span-2">
              <TextField
                {...form.fieldOf('serviceEmail')}
                label={page.t('contacts.email')}
                type="email"
                autoComplete="off"
                spellCheck={false}
              />
            </div>
          </div>
          <ChangesBar form={form} notice={revision.noticeFor(form)} />
        </Form>
      </Section>
      <Section id="preview" title={page.t('operations.contacts.preview')}>
        <div inert className="border-line max-w-md rounded-xl border p-5">
          <CompanyContactList company={form.values} />
        </div>
      </Section>
    </>
  );
}
