import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { AgePage } from '../features/age/age-page.tsx';

export const Route = createFileRoute('/age')({
  staticData: { styles: 'visitor', messages: ['age'] },
  validateSearch: ({ back }: { readonly back?: unknown }) => (typeof back === 'string' ? { back } : {}),
  head: ({ match: { context } }) => privateHead(context.page, '/age', 'shell.footer.age'),
  component: () => <AgePage back={Route.useSearch().back} />,
});
