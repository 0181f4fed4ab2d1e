import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { Toasts } from './toasts.tsx';

it('R9.16 stands 58 px from the top, empty in server HTML, and is announced', () => {
  const html = renderToStaticMarkup(<Toasts label="Messages" />);
  expect(html).toContain(`top-[${LIMITS.notificationOffsetPx}px]`);
  expect(html).toMatch(/^<section[^>]* aria-label="Messages" aria-live="polite"[^>]*><\/section>$/);
});
