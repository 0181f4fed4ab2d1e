import { DeveloperCard } from './developer-card.tsx';
import { Facts } from './facts.tsx';
import type { DetailsData } from './load-details.ts';

/** The facts of a game and its developer, in the panel. */
export function DetailsFacts({ data: { application, developer } }: { data: DetailsData }) {
  return (
    <>
      <Facts application={application} />
      <DeveloperCard application={application} gameCount={developer.count} />
    </>
  );
}
