import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { APPLICATION_EXAMPLE } from '#domain/forms/examples.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { EditorPage } from './editor-page.tsx';
import { checkForm } from './form/check-form.ts';
import { type EditorData, firstForm, needsAnswers } from './load-editor.ts';

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
    gameProductId: null,
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
  const { application = null, draft = null, begun = [] } = data;
  const opened = { application, draft };
  const problems = [...checkForm(firstForm(opened, locale), { needsAnswers: needsAnswers(opened) })];
  const facts = { openedAt: NOW, problems, convertsTrailers: data.convertsTrailers ?? false };
  return renderPage(<EditorPage data={{ application, draft, begun, ...facts }} />, locale);
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

  it.each(LOCALES)('begins in the language of the page, whose texts are required (%s)', (locale) => {
    const select = /<select[^>]*name="contentDefault".*?<\/select>/.exec(render({}, locale))?.[0];
    expect(select).toMatch(new RegExp(`<option[^>]*value="${locale}"[^>]* selected=""`));
    const problems = checkForm(firstForm({ application: null, draft: null }, locale), { needsAnswers: true });
    expect(problems.get(`contents.${locale}.name`)).toEqual({ message: 'field.required' });
  });

  it('offers to continue earlier drafts', () => {
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

  it('offers a language for each screenshot', () => {
    const screenshots = { mobile: [], tablet7: [], tablet10: [], computer: ['/files/a.png', '/files/b.png'] };
    const html = render({
      application: buildApplication({ screenshots, screenshotLanguages: { '/files/b.png': 'vi-VN' } }),
    });
    const [first, second, ...others] = html.match(/<select aria-label="Language of screenshot.*?<\/select>/g) ?? [];
    expect(first).toContain('<option value="" selected="">All languages');
    expect(second).toContain('<option value="vi-VN" selected="">');
    expect(others).toEqual([]);
  });

  it('says why it cannot be released, and offers what is possible', () => {
    const html = render({
      application: buildApplication({ obstacles: { ...NO_OBSTACLES, release: ERROR.wrongReviewState } }),
    });
    expect(html).toContain('Can’t be published yet');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Publish/);
    const online = render({
      application: buildApplication({
        status: SHELF.onShelf,
        obstacles: { ...NO_OBSTACLES, delete: ERROR.applicationAlreadyPublished },
      }),
    });
    expect(online).toContain('Unpublish');
    expect(online).not.toContain('>Delete<');
  });

  it('leads a new game to its first version', () => {
    const html = render({
      application: buildApplication({ obstacles: { ...NO_OBSTACLES, release: ERROR.versionNotFound } }),
    });
    expect(html).toMatch(
      /<a class="btn btn-gold" href="\/en-US\/developer\/versions\/new\?applicationId=com\.demo\.stars">(?:(?!<\/a>).)*Upload your first version/,
    );
    expect(html).not.toContain('Version not found');
  });

  it('can only be read once the operator has removed it', () => {
    const removed = {
      edit: ERROR.applicationRemoved,
      release: ERROR.applicationRemoved,
      pull: ERROR.applicationRemoved,
      delete: ERROR.applicationRemoved,
    };
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

describe('the marks of sections and languages, before any input', () => {
  const COMPLETE = { application: buildApplication() };
  const linkOf = (html: string, section: string) =>
    new RegExp(`<a href="#section-${section}".*?</a>`, 's').exec(html)?.[0] ?? '';

  it('say that a complete game is complete', () => {
    const html = render(COMPLETE);
    for (const section of ['texts', 'pictures', 'rating', 'distribution', 'data', 'contact']) {
      expect([section, linkOf(html, section)]).toEqual([section, expect.stringContaining('>Complete<')]);
    }
  });

  it('say how much an empty one lacks', () => {
    const html = render({});
    for (const section of ['texts', 'pictures', 'rating', 'contact']) {
      expect(linkOf(html, section)).toMatch(/\d+ fields? left/);
    }
  });

  it('do not call a text complete that is too long', () => {
    const [first, ...rest] = APPLICATION_EXAMPLE.contents;
    if (first === undefined) throw new Error('the example has no texts');
    const contents = [{ ...first, shortDescription: 'x'.repeat(90) }, ...rest];
    const draft = { draftId: 7, applicationId: 'com.demo.stars', revision: 1, savedAt: NOW };
    const html = render({ ...COMPLETE, draft: { ...draft, form: { contentDefault: first.lang, contents } } });
    const tab = new RegExp(`<button[^>]*id="texts-panel-${first.lang}".*?</button>`, 's').exec(html)?.[0] ?? '';
    expect(tab).toContain('Incomplete');
    expect(linkOf(html, 'texts')).toContain('1 field left');
  });
});
