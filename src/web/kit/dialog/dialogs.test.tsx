import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { ConfirmAction } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ModalDialog } from './modal-dialog.tsx';

const nothing = () => undefined;
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[A-Z]{4,}/g, '');

describe.each(LOCALES)('dialogs in %s', (locale) => {
  it('bring the words for giving up', () => {
    const shown = [
      <ModalDialog key="modal" title="TITLE" onClose={nothing} children="TEXT" />,
      <FormDialog key="form" title="TITLE" confirm="SEND" form={{ isBusy: false, submit: nothing }} onClose={nothing}>
        TEXT
      </FormDialog>,
      <ConfirmAction key="question" title="TITLE" confirm="SEND" call={() => Promise.resolve()} onClose={nothing}>
        TEXT
      </ConfirmAction>,
    ].map((dialog) => renderPage(dialog, locale));
    for (const html of shown) expect(findForeign(wordsOf(html), locale)).toEqual([]);
  });
});

it('a dialog has a name, and a question its text as well', () => {
  const modal = renderPage(<ModalDialog title="One sale" onClose={nothing} children="" />, 'en-US');
  expect(modal).toMatch(/<dialog aria-labelledby="([^"]+)" closedby="any".*<h2 id="\1" tabindex="-1"[^>]*>One sale/);
  const question = renderPage(
    <ConfirmAction title="Delete it?" confirm="Delete" isDanger call={() => Promise.resolve()} onClose={nothing}>
      It is gone for good.
    </ConfirmAction>,
    'en-US',
  );
  expect(question).toMatch(/role="alertdialog" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/);
  expect(question).toMatch(/Cancel<\/button>.*class="btn btn-danger".*Delete<\/button>/);
});

it('a dialog stays open while its call runs, and its buttons keep the focus but do nothing', () => {
  const busy = renderPage(
    <FormDialog title="Refund" confirm="Send" form={{ isBusy: true, submit: nothing }} onClose={nothing}>
      <input name="reason" />
    </FormDialog>,
    'en-US',
  );
  expect(busy).toContain('closedby="none"');
  expect(busy.match(/aria-disabled="true"/g)).toHaveLength(3);
  expect(busy).not.toContain('disabled=""');
  expect(busy).toMatch(/type="submit"[^>]*><svg[^>]*animate-spin/);
});

it('a click outside closes nothing that is shown once or kept by its parent', () => {
  const secret = renderPage(<ModalDialog title="Secret" isKept onClose={nothing} children="" />, 'en-US');
  expect(secret).toContain('closedby="closerequest"');
});

it('a button submits only with an explicit type', () => {
  expect(renderPage(<Button>Open</Button>, 'en-US')).toContain('type="button"');
  expect(renderPage(<Button type="submit">Send</Button>, 'en-US')).toContain('type="submit"');
});

const OFF = 'Your account is deactivated.';

it('a deactivated account can read a question and a form but not send them, and is given the reason', () => {
  const question = (isAlwaysAllowed?: boolean) => (
    <ConfirmAction
      title="Go?"
      confirm="Go"
      call={async () => undefined}
      isAlwaysAllowed={isAlwaysAllowed}
      onClose={nothing}
    >
      TEXT
    </ConfirmAction>
  );
  const form = (
    <FormDialog title="Refund" confirm="Go" form={{ isBusy: false, submit: nothing }} onClose={nothing}>
      <input name="reason" />
    </FormDialog>
  );
  const render = (dialog: ReactNode, isOff: boolean) =>
    renderPage(<ReadOnly value={isOff}>{dialog}</ReadOnly>, 'en-US');
  for (const dialog of [question(), form]) {
    expect(render(dialog, true)).toContain(OFF);
    expect(render(dialog, true)).toMatch(/aria-disabled="true">Go</);
    expect(render(dialog, false)).not.toContain(OFF);
    expect(render(dialog, false)).toMatch(/aria-disabled="false">Go</);
  }
  expect(render(question(true), true)).not.toContain(OFF);
  expect(render(question(true), true)).toMatch(/aria-disabled="false">Go</);
});
