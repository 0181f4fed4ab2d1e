import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import type { ToastType } from './toast-store.ts';
import { ToastButton, Toasts } from './toasts.tsx';

it('R9.16 is 58 px from the top, empty in server HTML, and announced', () => {
  const html = renderToStaticMarkup(<Toasts label="Messages" />);
  expect(html).toContain(`top-[${LIMITS.notificationOffsetPx}px]`);
  expect(html).toMatch(/^<section[^>]* aria-label="Messages" aria-live="polite"[^>]*><\/section>$/);
});

const render = (type: ToastType) => renderToStaticMarkup(<ToastButton toast={{ id: 1, type, text: 'Saved' }} />);

it.each([
  ['success', 'text-success', CircleCheck],
  ['error', 'text-danger', CircleAlert],
  ['warning', 'text-warning', TriangleAlert],
  ['info', 'text-info', Info],
] as const)('R2.67 a toast of type %s has a class, a color and an icon of its own', (type, color, Icon) => {
  const html = render(type);
  expect(html.match(/toast-\w+|text-(?:success|danger|warning|info)/g)).toEqual([`toast-${type}`, color]);
  expect(html).toContain(renderToStaticMarkup(<Icon size={20} aria-hidden className="mt-0.5 flex-none" />));
  expect(html).toContain('Saved');
});

it('R2.67 the type checker refuses a fifth type', () => {
  // @ts-expect-error: if this compiles, a toast could have a type without a look.
  const fifth: ToastType = 'notice';
  expect(() => render(fifth)).toThrow();
});
