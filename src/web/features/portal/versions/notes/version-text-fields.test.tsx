import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { NotesEditor } from './version-text-fields.tsx';

it('says of an empty required language that it is incomplete, not that something is wrong', () => {
  const props = { lang: 'en-US', languages: ['en-US', 'zh-TW'], errorOf: () => '', previous: undefined } as const;
  const notes = { 'zh-TW': '修正錯誤', 'zh-CN': '', 'vi-VN': '', 'en-US': '' };
  const ignore = () => undefined;
  const html = renderPage(
    <NotesEditor {...props} notes={notes} onLang={ignore} onChange={ignore} onLeave={ignore} />,
    'en-US',
  );
  expect(html).toContain('Incomplete');
  expect(html).not.toContain(' invalid');
});
