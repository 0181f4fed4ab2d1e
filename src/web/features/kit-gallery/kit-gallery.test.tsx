import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { presentSettings } from '#server/features/system/present-settings.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { parseConfig } from '../../../config.ts';
import { KitGallery } from './kit-gallery.tsx';
import { galleryFilter, loadKitGallery } from './load-kit-gallery.ts';

function loadWith(settings: Readonly<Record<string, string>>) {
  const call = async () => presentSettings(parseConfig(settings)) as never;
  return loadKitGallery({ ...buildPage({ locale: 'en-US' }), call }, {});
}

it('is a page in development, and none in production', async () => {
  expect(await loadWith({ NODE_ENV: 'development' })).toEqual({ filter: galleryFilter.read({}) });
  expect(await loadWith(PRODUCTION_SETTINGS).catch(isNotFound)).toBe(true);
});

it('shows every part', () => {
  const html = renderPage(<KitGallery filter={galleryFilter.read({})} />, 'en-US', { path: '/dev/kit' });
  for (const part of ['<table', 'rel="next"', 'class="skeleton', 'role="alert"', 'Refund in progress', 'Show all']) {
    expect(html).toContain(part);
  }
});
