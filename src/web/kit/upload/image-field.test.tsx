import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

const FIELD: ImageFieldProps = {
  purpose: 'passbook',
  label: 'Passbook',
  name: 'passbook',
  value: [],
  onChange: () => undefined,
};

/** The exact texts of the requirements, with their limits. */
const EXACT_TEXTS = [
  ['R5.21', 'image.format', {}, 'Wrong image format'],
  ['R5.22', 'image.size', { maxMb: 8 }, 'Image size cannot exceed 8mb'],
  ['R5.23', 'image.min_count', { min: 1 }, 'At least 1 image needs to be uploaded'],
  ['R5.24', 'image.max_count', { max: 2 }, 'The total number of uploadable images has been exceeded'],
  ['R5.25', 'image.some_refused', {}, 'Some pictures do not meet the upload specifications'],
] as const;

it.each(EXACT_TEXTS)('R5.21 R5.22 R5.23 R5.24 R5.25 has its exact words (%s)', (_requirement, key, values, text) => {
  expect(createTranslator('en-US', compileMessages('rules', 'en-US')).find(key, values)).toBe(text);
});

it('R5.15 shows the allowed number and size of passbook pictures', () => {
  const html = renderPage(<ImageField {...FIELD} />, 'en-US');
  expect(html).toContain('1 to 2 images; PNG or JPEG, up to 8 MB each');
});

it('R5.17 shows the same for other documents', () => {
  const html = renderPage(<ImageField {...FIELD} purpose="document" />, 'en-US');
  expect(html).toContain('1 to 10 images; PNG or JPEG, up to 20 MB each');
});

describe('the field', () => {
  it('can be reached from the problem summary, and is described by its error', () => {
    const html = renderPage(<ImageField {...FIELD} problem="Something is missing" />, 'en-US');
    expect(html).toMatch(/id="field-passbook"[^>]* aria-describedby="field-passbook-guide field-passbook-error"/);
    expect(html).toMatch(/id="field-passbook-error" role="alert".*Something is missing/);
  });

  it.each(LOCALES)('names every button of its pictures (%s)', (locale) => {
    const html = renderPage(
      <ImageField {...FIELD} value={['/files/private/1/a.png', '/files/private/2/b.png']} />,
      locale,
    );
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    expect(buttons).toHaveLength(7);
    const named = buttons.filter((button) => /aria-label="[^"{}]+"/.test(button));
    // The seventh opens the file picker and has its own label.
    expect(named).toHaveLength(6);
    expect(html).toContain('<span class="sr-only">Passbook</span>');
  });

  it('names each button for what it is about, also for stored pictures, which have no names', () => {
    const html = renderPage(<ImageField {...FIELD} value={['/files/images/a.png', '/files/images/b.png']} />, 'en-US');
    const labels = [...html.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toContain('Remove image 1');
    expect(labels).toContain('Move image 2 earlier');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('offers nothing while it is disabled', () => {
    const html = renderPage(<ImageField {...FIELD} isDisabled />, 'en-US');
    expect(html).toMatch(/<button[^>]* disabled/);
  });
});
