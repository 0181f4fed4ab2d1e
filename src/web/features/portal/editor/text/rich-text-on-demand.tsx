import { lazy, Suspense, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import type { RichTextProps } from './rich-text.tsx';

const loadRichText = () => import('./rich-text.tsx');
const RichText = lazy(loadRichText);

/** Shows the text as players see it until it is edited: the editor is larger than the rest of the page. */
export function RichTextOnDemand(props: RichTextProps) {
  const [isOpen, setOpen] = useState(false);
  const asShown = <ClosedText {...props} onOpen={() => setOpen(true)} />;
  if (!isOpen) return asShown;
  return (
    <Suspense fallback={asShown}>
      <RichText {...props} isFocused />
    </Suspense>
  );
}

/** Has the size and the look of the editor, so that nothing moves when the editor opens. */
function ClosedText({ onOpen, ...props }: RichTextProps & { onOpen: () => void }) {
  const page = usePage();
  const { id, labelId, describedBy, lang, isWrong, isReadOnly, value } = props;
  return (
    <div onPointerEnter={() => void loadRichText()}>
      <div className="border-control bg-raised text-muted flex min-h-13 items-center rounded-t-xl border px-4 text-sm">
        {!isReadOnly && page.t('editor.rich.open')}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text; the editor replaces it. */}
      <div
        id={id}
        role="textbox"
        tabIndex={0}
        lang={lang}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        aria-readonly={isReadOnly}
        onFocus={() => isReadOnly || onOpen()}
        className="border-control bg-page aria-[invalid]:border-danger min-h-48 cursor-text rounded-b-xl border border-t-0 px-4 py-3 wrap-anywhere"
      >
        <SafeText text={value} />
      </div>
    </div>
  );
}
