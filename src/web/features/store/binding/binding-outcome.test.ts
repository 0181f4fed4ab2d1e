import { expect, it } from 'vitest';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { buildCarrier } from '#tests/web/build-invoice.ts';
import { findBindingOutcome } from './carrier-ways.ts';

const NONE = buildCarrier();
const MEMBER = buildCarrier({ bound: true, carrierType: CARRIER_TYPE.memberCarrier });
const MOBILE = buildCarrier({ bound: true, carrierType: CARRIER_TYPE.mobileBarcode });

it.each([
  [undefined, MEMBER, null],
  ['Y', MEMBER, 'bound'],
  ['Y', NONE, 'unknown'],
  ['Y', MOBILE, 'unknown'],
  ['N', NONE, 'refused'],
  ['N', MOBILE, 'refused'],
  ['N', MEMBER, 'unknown'],
  ['', NONE, 'unknown'],
  ['X', MEMBER, 'unknown'],
])('a return with %s is reported by the state of the account', (flag, carrier, outcome) => {
  expect(findBindingOutcome(flag, carrier)).toBe(outcome);
});
