import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { LOCALES } from '#contract/locales.ts';
import { SHELF } from '#contract/states.ts';
import { APPLICATION_EXAMPLE } from '#domain/forms/examples.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { EditorPage } from './editor-page.tsx';
import type { EditorData } from './load-editor.ts';

const NOW = '2026-02-03T04:05:06.000Z';
const NO_OBSTACLES = { edit: null, release: null, pull: null, delete: null };

function buildApplication(changes: Partial<OwnApplication> = {}): OwnApplication {
  return {
    ...APPLICATION_EXAMPLE,
    id: 1,
    name: '星',
    iconPlaceholder: '',
    publishDate: null,
    viewCount: 0,
    playCount: 0,
    status: SHELF.offShelf,
    createdAt: NOW,
    updatedAt: NOW,
    pinned: false,
    sort: null,
    onlineVersionId: null,
    isOpen: true,
    ageAnswers: null,
    versions: { total: 0, notReviewed: 0, inReview: 0, rejected: 0, approved: 0, online: [] },
    completeness: { filled: 12, total: 12, languages: [] },
    obstacles: NO_OBSTACLES,
    draft: null,
    ...changes,
  };
}

function render(data: Partial<EditorData>, locale: (typeof LOCALES)[number] = 'en-US') {
  const empty: EditorData = { application: null, draft: null, begun: [], openedAt: NOW };
  return renderPage(<EditorPage data={{ ...empty, ...data }} />, locale);
}

const inputOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('an application to be made', () => {
  it('R6.5 offers every field of the form, and a way to make it', () => {
    const html = render({});
    for (const section of ['texts', 'pictures', 'rating', 'distribution', 'data', 'contact']) {
      expect(html).toContain(`id="section-${section}"`);
    }
    expect(inputOf(html, 'appId')).not.toContain('disabled=');
    expect(html).toContain('Create application');
    expect(html).not.toContain('Save changes');
  });

  it('offers to go on with what was begun before', () => {
    const draft = { draftId: 7, applicationId: null, form: { appId: 'com.demo.begun' }, revision: 1, savedAt: NOW };
    const html = render({ begun: [draft] });
    expect(html).toContain('/en-US/developer/applications/new?draftId=7');
    expect(html).toContain('com.demo.begun');
  });

  it('says that what is shown is a draft, and how to be rid of it', () => {
    const form = { appId: 'com.demo.begun', contents: [{ lang: 'zh-TW', name: '未完' }] };
    const html = render({ draft: { draftId: 7, applicationId: null, form, revision: 3, savedAt: NOW } });
    expect(html).toContain('Discard draft');
    expect(inputOf(html, 'contents.zh-TW.name')).toContain('value="未完"');
  });
});

describe('an application that is there', () => {
  it('R5.30 fixes its ID and no other text', () => {
    const html = render({ application: buildApplication() });
    expect(inputOf(html, 'appId')).toContain('disabled=');
    expect(inputOf(html, 'appId')).toContain('value="com.demo.stars"');
    expect(inputOf(html, 'contents.zh-TW.name')).not.toContain('disabled=');
  });

  it('says why it cannot be released, and offers what is possible', () => {
    const html = render({ application: buildApplication({ obstacles: { ...NO_OBSTACLES, release: 50012 } }) });
    expect(html).toContain('It cannot be published yet');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Publish/);
    const online = render({
      application: buildApplication({ status: SHELF.onShelf, obstacles: { ...NO_OBSTACLES, delete: 60029 } }),
    });
    expect(online).toContain('Unpublish');
    expect(online).not.toContain('>Delete<');
  });

  it('can only be read once the operator has removed it', () => {
    const removed = { edit: 60031, release: 60031, pull: 60031, delete: 60031 };
    const html = render({ application: buildApplication({ status: SHELF.removed, obstacles: removed }) });
    expect(html).not.toContain('Save changes');
    expect(html).toContain('<fieldset disabled=""');
    expect(html.match(/role="tab"/g)).toHaveLength(4);
  });
});

it.each(LOCALES)('R5.11 R5.12 names beside the field what no address shows of a video, in %s', (locale) => {
  const words = { 'zh-TW': '橫式', 'zh-CN': '横', 'vi-VN': 'ngang', 'en-US': 'landscape' };
  const html = render({}, locale);
  const field = html.slice(html.indexOf('id="field-promoVideo"'), html.indexOf('id="field-promoImage"'));
  expect(field).toContain(words[locale]);
});
