import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { isCarrierCode } from './carrier-code.ts';

const CASES = [
  {
    type: CARRIER_TYPE.mobileBarcode,
    accepts: ['/+.-++..', '/P4SV.-I', '/1234567', '/ABCDEFG'],
    refuses: ['/ab12345', '/ABC123', '/ABC12345', 'ABCD1234', '/ABC 123', '/ABCDEF１', '/ABCDEFG\n', ''],
  },
  {
    type: CARRIER_TYPE.citizenCertificate,
    accepts: ['AB12345678901234', 'ZZ00000000000000'],
    refuses: ['ab12345678901234', 'A123456789012345', 'AB1234567890123', 'AB123456789012345', 'AB1234567890123X', ''],
  },
  { type: CARRIER_TYPE.memberCarrier, accepts: [], refuses: ['EG0029', '/P4SV.-I', 'AB12345678901234', '12345', ''] },
  {
    type: CARRIER_TYPE.donation,
    accepts: ['123', '0000000', '25885'],
    refuses: ['12', '12345678', '12a', '１２３', ' 123', ''],
  },
] as const;

it.each(CASES)('knows the codes of carrier type $type', ({ type, accepts, refuses }) => {
  expect(accepts.filter((code) => !isCarrierCode(type, code))).toEqual([]);
  expect(refuses.filter((code) => isCarrierCode(type, code))).toEqual([]);
});

it('takes a code for one kind of carrier at most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/A-Z]{0,2}[0-9A-Z.+-]{0,16}$/)), (code) => {
      expect(Object.values(CARRIER_TYPE).filter((type) => isCarrierCode(type, code)).length).toBeLessThan(2);
    }),
  );
});
