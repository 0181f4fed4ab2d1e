import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildOverlayState } from '#tests/web/build-overlay-state.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { UpgradeBanner } from '../shell/upgrade-banner.tsx';
import { AgeNotice } from './age-notice.tsx';
import { CookieChoices } from './cookie-notice.tsx';
import { MaintenanceBar } from './maintenance-bar.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { RotateBar } from './rotate-bar.tsx';
import { SamsungReminder } from './samsung-reminder.tsx';
import { StoreNoticeBar } from './store-notice-bar.tsx';

const ignore = () => undefined;

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('R2.55 R4.40 the 18+ notice offers both answers and to be left alone for the day', () => {
    const html = renderPage(<AgeNotice onClose={ignore} />, locale);
    for (const key of ['title', 'text', 'confirm', 'refuse', 'notToday'] as const) {
      expect(html).toContain(t(`overlays.age.${key}`));
    }
    expect(html).not.toContain('checked');
  });

  it('R2.60 the notice dialog shows its title and its text', () => {
    const html = renderPage(<NoticeDialog notice={{ title: 'A title', text: 'A text' }} onClose={ignore} />, locale);
    expect(html).toMatch(/<h2[^>]*>A title<\/h2><p[^>]*>A text<\/p>/);
    expect(html).toContain(t('shell.close'));
  });

  it('R2.64 the dark-mode reminder offers the store’s own dark theme', () => {
    const html = renderPage(<SamsungReminder onClose={ignore} />, locale);
    for (const key of ['title', 'text', 'dark', 'keep'] as const) expect(html).toContain(t(`overlays.samsung.${key}`));
  });

  it('R2.43 the rotate notice can be closed', () => {
    const html = renderPage(<RotateBar onClose={ignore} />, locale);
    expect(html).toContain(t('overlays.rotate'));
    expect(html).toContain(`aria-label="${t('shell.close')}"`);
  });

  it('each choice is explained, and necessary storage cannot be refused', () => {
    const html = renderPage(<CookieChoices choices={{ preferences: true, media: false }} onChange={ignore} />, locale);
    const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => box);
    expect(boxes.map((box) => [/name="(\w+)"/.exec(box)?.[1], /checked/.test(box), /disabled/.test(box)])).toEqual([
      ['necessary', true, true],
      ['preferences', true, false],
      ['media', false, false],
    ]);
    for (const name of ['necessaryText', 'preferencesText', 'mediaText'] as const) {
      expect(html).toContain(t(`overlays.cookies.${name}`));
    }
  });

  it('R1.29 R1.30 the upgrade banner speaks of the same Google account and of 1:1', () => {
    const upgradeNotice = { successorName: 'Nova', url: 'https://nova.example/' };
    const html = renderPage(<UpgradeBanner />, locale, { upgradeNotice });
    expect(html).toContain('Google');
    expect(html).toContain('1:1');
    expect(html).toContain('Nova');
  });
});

it('R1.28 without an upgrade there is no banner', () => {
  expect(renderPage(<UpgradeBanner />, 'en-US')).toBe('');
});

it('announces a maintenance with both times, and offers its message where there is one', () => {
  const withMessage = {
    id: 1,
    maintaining: false,
    beginAt: '2026-11-23T02:00:00.000Z',
    endAt: '2026-11-23T04:30:00.000Z',
    message: 'New servers',
  };
  const render = (maintenance: typeof withMessage) =>
    renderPage(<MaintenanceBar state={buildOverlayState({ maintenance })} onClose={ignore} />, 'en-US');
  const html = render(withMessage);
  expect(html).toMatch(/Nov 23, 2:00.AM UTC to Nov 23, 4:30.AM UTC/);
  expect(html).toContain('Learn more');
  expect(render({ ...withMessage, message: '' })).not.toContain('Learn more');
  expect(render({ ...withMessage, maintaining: true })).toMatch(/Under maintenance until about Nov 23, 4:30.AM UTC/);
});

describe('a notice of the store', () => {
  const notice = {
    id: 7,
    title: 'Holidays',
    image: '',
    link: '/news',
    sort: 1,
    eyebrow: '',
    tagline: 'We answer again in January.',
    images: { large: '', medium: '', small: '' },
    placeholder: '',
  };
  const render = (link: string) =>
    renderPage(
      <StoreNoticeBar state={buildOverlayState({ storeNotices: [{ ...notice, link }] })} onClose={ignore} />,
      'vi-VN',
    );

  it('shows the operators’ text, and links in the visitor’s language', () => {
    const html = render('/news');
    expect(html).toContain('Holidays');
    expect(html).toContain('We answer again in January.');
    expect(html).toContain('href="/vi-VN/news"');
  });

  it('leads to other sites as it is, and nowhere without a link', () => {
    expect(render('https://example.com/a')).toContain('href="https://example.com/a"');
    expect(render('')).not.toContain('href');
  });
});
