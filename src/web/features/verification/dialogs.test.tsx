import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { sendAppleEmailCode, sendEmailCode, verifyAppleEmail, verifyEmail } from '#contract/verification/endpoints.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { buildFacts } from './build-facts.ts';
import { CodeForm } from './code-form.tsx';
import { CodeProof } from './code-proof.ts';
import { type CodeState, FIRST_CODE_STATE } from './code-state.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { EmailDialog, emailCalls } from './email-dialog.tsx';
import { listCountryChoices, PhoneDialog } from './phone-dialog.tsx';
import { PhoneReminder } from './phone-reminder.tsx';
import { SendForm } from './send-form.tsx';

const close = () => undefined;

afterEach(() => vi.unstubAllGlobals());

/** Common requirements of these dialogs, in every language. */
function expectSound(html: string) {
  expect(html).toMatch(/^<dialog/);
  expect(html).not.toMatch(/verify\.|undefined|\{|\}/);
  const inputs = [...html.matchAll(/<input[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  for (const id of inputs) expect(html).toContain(`<label for="${id}"`);
}

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('O23 an unverified account must verify its email, and can only sign out instead', () => {
    const facts = buildFacts({ emailConfirmed: false });
    const html = renderPage(<EmailDialog facts={facts} onClose={close} />, locale);
    expectSound(html);
    expect(html).toContain('closedby="none"');
    expect(html).toContain('value="ming@example.com"');
    expect(html).toContain(t('shell.signOut'));
    expect(html).not.toContain(`aria-label="${t('shell.close')}"`);
  });

  it('the same dialog changes an address that is verified, and can be closed', () => {
    const html = renderPage(<EmailDialog facts={buildFacts()} onClose={close} />, locale);
    expectSound(html);
    expect(html).toContain(t('verify.email.change.title'));
    expect(html).toContain('closedby="closerequest"');
    expect(html).toContain(`aria-label="${t('shell.close')}"`);
    expect(html).not.toContain(t('shell.signOut'));
  });

  it('R2.57 asks for a phone number with its country', () => {
    vi.stubGlobal('navigator', { languages: ['ms-MY'] });
    const choices = listCountryChoices(buildPage({ locale }).translator);
    const html = renderPage(<PhoneDialog facts={buildFacts()} choices={choices} onClose={close} />, locale);
    expectSound(html);
    expect(html).toContain(`value="${choices.find(({ value }) => value === 'MY')?.text} (+60)"`);
    expect(html).toContain('autoComplete="tel-national"');
  });

  it('R2.58 O29 tells an unlisted device so, and where the code is sent', () => {
    const html = renderPage(<DeviceDialog facts={buildFacts({ deviceAllowed: false })} onClose={close} />, locale);
    expectSound(html);
    expect(html).toContain(t('verify.device.refused.title'));
    expect(html).toContain('ming@example.com');
    expect(html).toContain(t('shell.signOut'));
    expect(html).toContain('closedby="none"');
  });

  it('a device is added to a list that is off, too, by a dialog that can be closed', () => {
    const html = renderPage(<DeviceDialog facts={buildFacts()} onClose={close} />, locale);
    expectSound(html);
    expect(html).toContain(t('verify.device.add.title'));
    expect(html).not.toContain(t('shell.signOut'));
  });

  it('R2.56 an account without a confirmed number is reminded, and may put it off', () => {
    const html = renderPage(<PhoneReminder onClose={close} />, locale, { user: buildUser() });
    expectSound(html);
    expect(html).toContain(t('verify.reminder.bind'));
    expect(html).toContain(t('verify.reminder.later'));
  });
});

it('R2.56 an account with a confirmed number sees no reminder', () => {
  const user = buildUser({ phoneConfirmed: true });
  expect(renderPage(<PhoneReminder onClose={close} />, 'en-US', { user })).toBe('');
});

describe('R7.77 the calls of the email dialog', () => {
  const called: string[] = [];
  const page = {
    ...buildPage({ locale: 'en-US' }),
    call: async ({ path }: { readonly path: string }) => {
      called.push(path);
      throw new Error('not answered');
    },
  };
  const callsOf = async (loginType: 1 | 2, emailConfirmed: boolean) => {
    called.length = 0;
    const { send, check } = emailCalls(page, { loginType, emailConfirmed });
    await Promise.allSettled([send('a@b.tw'), check('a@b.tw', '123456')]);
    return called;
  };

  it('are those for Apple while an account of Sign in with Apple is not verified', async () => {
    expect(await callsOf(LOGIN_TYPE.apple, false)).toEqual([sendAppleEmailCode.path, verifyAppleEmail.path]);
  });

  it.each([
    [LOGIN_TYPE.apple, true],
    [LOGIN_TYPE.google, false],
    [LOGIN_TYPE.google, true],
  ] as const)('are the ordinary ones for login type %i, confirmed %s', async (loginType, emailConfirmed) => {
    expect(await callsOf(loginType, emailConfirmed)).toEqual([sendEmailCode.path, verifyEmail.path]);
  });
});

describe('the form of the code', () => {
  const { t } = buildPage({ locale: 'en-US' });
  const proof = new CodeProof({
    send: async () => ({ result: true, expiresIn: 300 }),
    check: async () => undefined,
    findStatus: async () => ({ state: 'none', expiresIn: 0, errorCode: null }),
    now: Date.now,
    wait: async () => undefined,
    onDone: () => undefined,
  });
  const render = (state: Partial<CodeState>) =>
    renderPage(
      <CodeForm
        proof={proof}
        state={{ ...FIRST_CODE_STATE, step: 'sent', holdsUntilMs: Date.now() + 299_500, ...state }}
        sent="Sent."
      />,
      'en-US',
    );

  it('is filled by phones, counts down, and sends no other code meanwhile', () => {
    const html = render({});
    expect(html).toContain('inputMode="numeric"');
    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).toContain(t('verify.timeLeft', { time: '05:00' }));
    expect(html).toContain(t('verify.resendIn', { time: '05:00' }));
    expect(html).not.toContain('readOnly');
  });

  it('R5.40 R5.41 shows the problem of the code at the field', () => {
    const mail = render({ step: 'wrong', problem: { place: 'code', key: 'field.emailCode' } });
    expect(mail).toContain(t('field.emailCode'));
    expect(mail).toContain('aria-invalid="true"');
    expect(render({ problem: { place: 'code', key: 'field.phoneCode' } })).toContain(t('field.phoneCode'));
  });

  it('accepts nothing once the code is exhausted or expired, and offers another one', () => {
    const burned = render({ step: 'burned', problem: { place: 'code', key: 'verify.burned' } });
    expect(burned).toContain('readOnly');
    expect(burned).toContain(t('verify.burned'));
    const lapsed = render({ holdsUntilMs: 1 });
    expect(lapsed).toContain('readOnly');
    expect(lapsed).toContain(t('verify.lapsed'));
    expect(lapsed).toContain(`${t('verify.resend')}</button>`);
  });
});

it('R5.42 the address form says that an earlier code is valid, and accepts it', () => {
  const { t } = buildPage({ locale: 'en-US' });
  const state = { ...FIRST_CODE_STATE, holdsUntilMs: Date.now() + 61_000 };
  const html = renderPage(<SendForm state={state} send="Send" onSend={close} onEnter={close} />, 'en-US');
  expect(html).toContain(t('verify.held'));
  expect(html).toContain(t('verify.enterHeld'));
  expect(html).toContain(t('verify.resendIn', { time: '01:01' }));
});
