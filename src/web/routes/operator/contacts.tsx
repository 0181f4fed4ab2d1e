import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ContactsPage, loadContacts } from '../../features/operator/contacts/contacts-page.tsx';

export const Route = createFileRoute('/operator/contacts')({
  staticData: { layout: 'appbar', messages: ['contacts'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => loadContacts(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/contacts', 'operations.contacts.title'),
  errorComponent: PageFailure,
  component: () => <ContactsPage {...Route.useLoaderData()} />,
});
