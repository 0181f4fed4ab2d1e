import { expect, it } from 'vitest';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { buildCarrier } from '#tests/web/build-invoice.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { MemberWay } from './binding-page.tsx';

const GO = 'Go to the e-invoice platform';

it.each([
  ['nothing is bound', buildCarrier(), true],
  ['there is no platform', buildCarrier({ bindUrl: null }), false],
  ['it is bound', buildCarrier({ bound: true, carrierType: CARRIER_TYPE.memberCarrier, bindUrl: null }), false],
  ['another is bound', buildCarrier({ bound: true, carrierType: CARRIER_TYPE.donation, bindUrl: null }), false],
])('where %s, the way to the platform is open: %#', (_name, carrier, isOpen) => {
  const html = renderPage(<MemberWay carrier={carrier} />, 'en-US');
  expect(html.includes(GO)).toBe(isOpen);
  expect(html).toMatch(/<p[^>]*>[^<]{20,}<\/p>/);
});
