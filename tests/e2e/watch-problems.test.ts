import { expect } from 'vitest';
import { it } from './test-in-browser.ts';
import { watchProblems } from './watch-problems.ts';

it('notes answers of 400 and above, requests to other hosts, errors of scripts and of the console', async ({
  visit,
}) => {
  const page = await visit('/offline', { expected: [/./] });
  const problems = watchProblems(page.context(), [/is expected/]);
  const noted = (pattern: RegExp) =>
    expect.poll(() => problems.filter((problem) => pattern.test(problem)).length, { message: String(pattern) });
  await page.evaluate(async () => {
    await fetch('/no-such-call');
    document.body.append(Object.assign(new Image(), { src: '/no-such-picture.png' }));
  });
  await noted(/^console: .*status of 404.*\/no-such-call/).toBe(1);
  await noted(/^console: .*status of 404.*\/no-such-picture/).toBe(1);
  await page.evaluate(() => {
    console.error('one of ours');
    console.error('this is expected');
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  await noted(/^console: one of ours/).toBe(1);
  await noted(/^page error: .*uncaught/).toBe(1);
  await noted(/is expected/).toBe(0);
  // Blocked by the policy: content, and strings assigned to DOM sinks.
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://other.example/' }));
    setTimeout(() => {
      document.body.innerHTML = '<p>text</p>';
    });
  });
  await noted(/^console: .*base-uri/).toBe(1);
  await noted(/^page error: .*TrustedHTML/).toBe(1);

  await page.goto('/no-such-page');
  await noted(/^console: .*status of 404.*\/no-such-page/).toBe(1);
  // Nothing outside is reached, connected or not; the policy would not even let one of our pages try.
  await page.goto('about:blank');
  for (const origin of ['https://games.example.com', 'http://192.0.2.1']) {
    await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined), origin);
    await noted(new RegExp(`^request failed: ${origin}/ net::ERR_NAME_NOT_RESOLVED`)).toBe(1);
  }
});
