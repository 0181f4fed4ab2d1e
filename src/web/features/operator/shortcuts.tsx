import { Keyboard } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SEARCH_KEY } from './search/find-results.ts';
import { HELP_KEY, type Shortcut, useShortcuts } from './use-shortcuts.ts';

/** The keyboard shortcuts of a page, with a button and a help dialog that lists them; `?` opens it as well. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const page = usePage();
  const keys = useShortcuts(shortcuts);
  const listed = [
    ...shortcuts,
    { key: SEARCH_KEY, label: page.t('operator.search.label'), isDisabled: false },
    { key: HELP_KEY, label: page.t('operations.keys.help'), isDisabled: false },
  ];
  return (
    <>
      <Button aria-haspopup="dialog" onClick={keys.openHelp} Icon={Keyboard}>
        {page.t('operations.keys.open')}
      </Button>
      {keys.isHelpOpen && (
        <ModalDialog title={page.t('operations.keys.title')} onClose={keys.closeHelp}>
          <p className="text-muted text-sm">{page.t('operations.keys.text')}</p>
          <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
            {listed.map(({ key, label, isDisabled }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="border-control bg-raised inline-block min-w-8 rounded-lg border px-2 py-1 text-center font-sans text-sm font-bold">
                    {page.translator.find(`operations.key.${key}`) ?? key}
                  </kbd>
                </dt>
                <dd className={isDisabled ? 'text-muted' : ''}>
                  {label}
                  {isDisabled && ` (${page.t('operations.keys.off')})`}
                </dd>
              </div>
            ))}
          </dl>
          <label className="mt-6 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={keys.isOn}
              onChange={({ target }) => keys.switchOn(target.checked)}
              className="accent-gold size-5"
            />
            {page.t('operations.keys.switch')}
          </label>
        </ModalDialog>
      )}
    </>
  );
}
