import type { PublicApplication } from '#contract/application/entities.ts';
import { listRequirements } from '#domain/application/list-requirements.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';

/** The hardware that a game needs, one list for each platform its developer names; nothing without requirements. */
export function Requirements({ application }: { application: Pick<PublicApplication, 'hardwareRequirements'> }) {
  const page = usePage();
  const lists = listRequirements(application.hardwareRequirements);
  if (lists.length === 0) return null;
  return (
    <Section id="requirements" title={page.t('details.facts.requirements')}>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
        {lists.map((parts) => (
          <ul key={parts.join()} className="card flex flex-col gap-1 p-4 text-sm">
            {parts.map((part) => (
              <li key={part} className="[overflow-wrap:anywhere]">
                {part}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}
