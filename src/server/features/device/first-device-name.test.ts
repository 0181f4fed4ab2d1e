import { expect, it } from 'vitest';
import { firstDeviceName } from './first-device-name.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox'],
  ['curl/8.6.0', 'curl'],
  [`${'x'.repeat(80)}/1.0`, 'x'.repeat(50)],
  ['', ''],
  ['<script>', ''],
])('calls %j %j', (userAgent, name) => {
  expect(firstDeviceName(userAgent)).toBe(name);
});
