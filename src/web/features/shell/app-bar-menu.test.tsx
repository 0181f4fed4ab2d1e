import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useHiddenAppBarMenu, useIsAppBarMenuVisible } from './app-bar-menu.ts';

function Menu() {
  return useIsAppBarMenuVisible() ? <nav /> : null;
}

function HidingPage() {
  useHiddenAppBarMenu();
  return null;
}

it('R2.27 shows the menu by default, in server HTML also on a page that hides it in the browser', () => {
  expect(renderToStaticMarkup(<Menu />)).toBe('<nav></nav>');
  expect(renderToStaticMarkup([<HidingPage key="page" />, <Menu key="menu" />])).toBe('<nav></nav>');
});
