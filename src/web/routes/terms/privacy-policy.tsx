import { createFileRoute } from '@tanstack/react-router';
import { loadPaper } from '../../features/terms/load-paper.ts';
import { paperHead } from '../../features/terms/paper-head.ts';
import { PaperPage } from '../../features/terms/paper-page.tsx';

export const Route = createFileRoute('/terms/privacy-policy')({
  loader: ({ context }) => loadPaper(context.page, '/terms/privacy-policy'),
  head: ({ match: { context }, loaderData }) => paperHead(context.page, loaderData),
  component: () => <PaperPage paper={Route.useLoaderData()} />,
});
