import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { Form } from '#web/ui/form.tsx';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { AccountNotice } from './account-notice.tsx';

it.each(LOCALES)('tells a deactivated account in %s, and leads to where it is reactivated', (locale) => {
  const render = (status: 1 | 3) => renderPage(<AccountNotice user={buildUser({ status })} />, locale);
  expect(render(USER_STATUS.normal)).toBe('');
  expect(render(USER_STATUS.deactivated)).toContain(`${locale === 'zh-TW' ? '' : `/${locale}`}/account/data#switch"`);
});

it('offers no form that would be refused', () => {
  const form = (
    <Form onSubmit={() => undefined}>
      <input name="amount" />
    </Form>
  );
  expect(renderPage(form, 'en-US')).not.toContain('disabled');
  const html = renderPage(<ReadOnly value={true}>{form}</ReadOnly>, 'en-US');
  expect(html).toMatch(/<form[^>]*><fieldset disabled=""[^>]*><input name="amount"\/?><\/fieldset><\/form>/);
});
