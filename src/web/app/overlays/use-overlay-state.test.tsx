import { expect, it } from 'vitest';
import { readDevice } from '#domain/device/device.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { useOverlayState } from './use-overlay-state.ts';

function Probe() {
  const { isMobile } = useOverlayState('default');
  return isMobile ? 'asks to turn back' : 'is never turned';
}

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'asks to turn back'],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Version/16.0 Safari/604.1', 'asks to turn back'],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/130.0 Safari/537.36', 'asks to turn back'],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 'is never turned'],
])('R2.43 O116 phones and tablets are asked to turn, desktops are not: %s', (_name, userAgent, expected) => {
  expect(renderPage(<Probe />, 'en-US', { device: readDevice(userAgent) })).toBe(expected);
});
