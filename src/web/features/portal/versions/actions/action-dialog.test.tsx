import { expect, it } from 'vitest';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { buildOwnApplication, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ActionDialog } from './action-dialog.tsx';

const READY = buildOwnVersion({ id: 2, versionName: '1.3.0', status: SHELF.offShelf, releasedAt: null });

function release(status: Shelf): string {
  const application = { ...buildOwnApplication(), status };
  const dialog = (
    <ActionDialog
      action="release"
      version={READY}
      application={application}
      versions={[READY]}
      onClose={() => undefined}
    />
  );
  return renderPage(dialog, 'en-US', { user: buildUser({ type: 99 }) });
}

it('promises players a version only where its game is published, and else offers to publish both', () => {
  const shown = release(SHELF.onShelf);
  expect(shown).toContain('will be able to get version 1.3.0 right away');
  expect(shown).not.toContain('type="checkbox"');
  const hidden = release(SHELF.offShelf);
  expect(hidden).not.toContain('right away');
  expect(hidden).toMatch(/isn’t published yet.*type="checkbox"[^>]* checked.*Publish both/s);
  const removed = release(SHELF.removed);
  expect(removed).not.toContain('right away');
  expect(removed).toContain('was taken down by the operator');
});
