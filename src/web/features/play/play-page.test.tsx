import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { BirthdateGate } from '#web/features/age/birthdate-gate.tsx';
import { Opening, TooYoung } from './play-page.tsx';

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('R5.43 informs underage players, and links back to the game’s page', () => {
    const html = renderPage(<TooYoung text={t('age.too_young')} backHref="/back" />, locale);
    expect(html).toContain(`${t('age.too_young')}</h1>`);
    expect(html).toContain('href="/back"');
  });

  it('without scripts, says that the game needs them, and links back to its page', () => {
    const html = renderPage(<Opening name="A game" backHref="/back" />, locale);
    const [, without = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(without).toContain(t('play.noScript'));
    expect(without).toContain('href="/back"');
    expect(html).toMatch(/<p role="status" class="[^"]*noscript:hidden/);
  });

  it('O24 asks for the date of birth with a date input', () => {
    const html = renderPage(<BirthdateGate name="A game" backHref="/back" onStored={() => undefined} />, locale);
    expect(html).toContain(`<label for="field-birthdate" class="text-sm font-bold">${t('verify.birthdate.label')}`);
    expect(html).toContain('type="date"');
    expect(html).toContain('A game');
  });
});

it('R5.43 has the stated words in English', () => {
  const { t } = buildPage({ locale: 'en-US' });
  expect(t('age.too_young')).toBe('Sorry, you are too young to browse the content of this website!');
});
