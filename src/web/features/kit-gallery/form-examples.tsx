import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { DraftStatus } from '#web/kit/form/draft-status.tsx';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';

const SAVED = { savedAt: '2026-01-15T12:00:00.000Z', revision: 1 };
const ignore = () => undefined;

/** The elements around the fields of a form. */
export function FormExamples() {
  return (
    <Section id="forms" title="Forms">
      <ProblemSummary problems={[{ name: 'wrong-text', label: 'TextField', text: 'Please enter this' }]} />
      {(['rest', 'saving', 'failed', 'conflict'] as const).map((status) => (
        <DraftStatus key={status} state={{ status, saved: SAVED }} onRetry={ignore} />
      ))}
      <SaveBar
        status={<SaveStatus>Unsaved changes</SaveStatus>}
        notice={<ConflictNotice kind="draft" onTake={ignore} onKeep={ignore} />}
      >
        <Button>Discard</Button>
        <Button look="gold">Save</Button>
      </SaveBar>
    </Section>
  );
}
