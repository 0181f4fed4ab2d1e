import { PackagePlus, SearchX } from 'lucide-react';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { EmptyCard, EmptyPage, EmptyState, Invitation } from '#web/kit/state/empty-state.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton, PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { STATE_LOOKS, type State, StateChip } from '#web/kit/state/state-chip.tsx';
import { VerifiedState } from '#web/kit/state/verified-state.tsx';

const isState = (key: string): key is State => Object.hasOwn(STATE_LOOKS, key);
const STATES = Object.keys(STATE_LOOKS).filter(isState);
const VALUES = { name: 'Mei', to: '1 May', reason: 'Spam' };
const NOTICES = ['success', 'info', 'warning', 'danger'] as const;
const EMPTY = { Icon: SearchX, title: 'Nothing found', text: 'Try different words or fewer filters.' } as const;

/** The chip of every state, notices, and the placeholders for empty, failed and loading lists and pages. */
export function StateExamples() {
  return (
    <>
      <Section id="chips" title="Chips">
        <ul className="flex flex-wrap gap-2">
          {STATES.map((state) => (
            <li key={state}>
              <StateChip state={state} values={VALUES} />
            </li>
          ))}
          <li>
            <Chip look="quiet">Tag</Chip>
          </li>
          {[true, false].map((isVerified) => (
            <li key={String(isVerified)}>
              <VerifiedState isVerified={isVerified} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="notices" title="Notice">
        <div className="flex flex-col gap-3">
          {NOTICES.map((look) => (
            <Notice key={look} look={look}>
              {look}
            </Notice>
          ))}
        </div>
      </Section>
      <Section id="empty" title="EmptyState">
        <EmptyState {...EMPTY}>
          <a className="btn btn-quiet" href="#empty">
            Show all
          </a>
        </EmptyState>
      </Section>
      <EmptyCard {...EMPTY} title="EmptyCard" />
      <Invitation Icon={PackagePlus} title="Invitation" text="Make the first one.">
        <a className="btn btn-gold" href="#empty">
          Begin
        </a>
      </Invitation>
      <EmptyPage {...EMPTY} title="EmptyPage" />
      <PageFailure />
      <PageSkeleton />
      <ListSkeleton />
      <EditorSkeleton />
    </>
  );
}
