import { describe, expect, it } from 'vitest';
import { emailAddress } from './account/email-address.ts';
import { bannerLink } from './banner/banner-link.ts';
import { dropClaim, takeClaim } from './claim/operator-endpoints.ts';
import { ERROR } from './errors/errors.ts';
import { listLeaderboard } from './game/endpoints.ts';
import { invoiceNumber, invoicePeriod, rangeDigits, rangePrefix } from './invoice/parameters.ts';
import { readNotifications } from './notification/endpoints.ts';
import { providerFormRequest } from './provider/form-parameters.ts';
import { exchangeId } from './purchase/parameters.ts';
import { getStatement } from './sales/endpoints.ts';
import { uploadId } from './schema/parameter-schemas.ts';
import type { AnySchema } from './schema/schema.ts';
import { addAgency } from './shop/operator-endpoints.ts';
import { IncomingFile, incomingFile } from './upload/incoming-file.ts';
import { LIMITS } from './values/limits.ts';

/*
 * Parameters that one call or two have of their own. Every value that may come as text is also requested as a list of one, as
 * well, which patterns would take for its item.
 */

const INVALID = 'field.invalid';
const BLANK = [undefined, null, ''].map((value): Refused => [value, 'field.required']);
const SUBJECT = `${'a'.repeat(LIMITS.auditSubjectLength - 2)}:1`;
const BOARD = 'a'.repeat(LIMITS.gameBoardLength);
const CODE = 'A'.repeat(LIMITS.agencyCodeLength);
const EMAIL = `${'a'.repeat(242)}@example.com`;
const LINK = '/'.padEnd(LIMITS.urlLength, 'x');
const UPLOAD = '0123abcd-0123-4567-89ab-0123456789ab';
const FILE = new IncomingFile({ name: 'a.apk', type: 'x/y', content: (async function* () {})() });
const IDS = Array.from({ length: LIMITS.listParameterItems }, (_, index) => index + 1);

type Refused = readonly [value: unknown, message: string, code?: number];
interface Parameter {
  readonly schema: AnySchema;
  /** What is read as it comes, or as the second value. */
  readonly takes: readonly (readonly [value: unknown, read?: unknown])[];
  readonly refuses: readonly Refused[];
}

const PARAMETERS: Readonly<Record<string, Parameter>> = {
  'an e-mail address': {
    schema: emailAddress,
    takes: [['a@b.co'], [EMAIL]],
    refuses: [
      ...BLANK,
      ...[5, ['a@b.co'], 'a@b', 'a@b.co d', 'a@b.co.', 'a@b.co@d', '\ud800@b.co'].map(
        (value): Refused => [value, INVALID],
      ),
      [`a${EMAIL}`, 'field.tooLong'],
    ],
  },
  'where a banner leads': {
    schema: bannerLink,
    takes: [['/games'], [LINK]],
    refuses: [
      ...[undefined, null, '', 5, ['/games'], 'games'].map((value): Refused => [value, INVALID]),
      [`${LINK}x`, 'field.tooLong'],
    ],
  },
  'the subject of a claim': {
    schema: takeClaim.request.shape.subject,
    takes: [['provider:12'], ['a:999999999'], [SUBJECT]],
    refuses: [
      ...BLANK,
      ...[5, ['provider:12'], 'provider', 'provider:0', 'provider:01', 'Provider:1', 'a:1234567890'].map(
        (value): Refused => [value, INVALID],
      ),
      [`a${SUBJECT}`, 'field.tooLong'],
    ],
  },
  'the subject of a claim that ends': {
    schema: dropClaim.request.shape.subject,
    takes: [['version:1']],
    refuses: [['version', INVALID]],
  },
  'a leaderboard': {
    schema: listLeaderboard.request.shape.board,
    takes: [[undefined, 'main'], ['', 'main'], ['level-1.a_b'], [BOARD]],
    refuses: [
      ...[5, ['main'], 'Main', '-a', 'a b'].map((value): Refused => [value, INVALID]),
      [`${BOARD}a`, 'field.tooLong'],
    ],
  },
  'the period of an invoice': {
    schema: invoicePeriod,
    takes: [['2026-01'], ['2026-11']],
    refuses: [...BLANK, ...[202_601, ['2026-01'], '2026-02', '1026-01'].map((value): Refused => [value, INVALID])],
  },
  'the number of an invoice': {
    schema: invoiceNumber,
    takes: [['AB00000001']],
    refuses: [
      ...BLANK,
      ...[5, ['AB00000001']].map((value): Refused => [value, INVALID]),
      ['AB1', INVALID, ERROR.invoiceOrCarrierNotFound],
      ['ab00000001', INVALID, ERROR.invoiceOrCarrierNotFound],
    ],
  },
  'the letters of invoices': { schema: rangePrefix, takes: [['AB']], refuses: [['A', INVALID]] },
  'the digits of an invoice': { schema: rangeDigits, takes: [['00000001']], refuses: [['1', INVALID]] },
  'the numbers of notifications': {
    schema: readNotifications.request.shape.ids,
    takes: [
      [undefined],
      [7, [7]],
      ['7', [7]],
      [
        [1, '2'],
        [1, 2],
      ],
      [IDS],
    ],
    refuses: [
      ['x', INVALID],
      [[1, 0], INVALID],
      [[...IDS, 1], 'field.tooLong'],
    ],
  },
  'a tick': {
    schema: providerFormRequest.shape.terms,
    takes: [['true', true], [true], ['false'], [false], [null], [1]],
    refuses: [],
  },
  'the number of a purchase': {
    schema: exchangeId,
    takes: [['X1'], [`X${'0'.repeat(19)}`]],
    refuses: [
      ...BLANK,
      ...[5, ['X1'], 'X', 'D1', 'x1', `X${'0'.repeat(20)}`].map(
        (value): Refused => [value, 'field.unknown', ERROR.orderOrDepositNotFound],
      ),
    ],
  },
  'the month of a statement': {
    schema: getStatement.request.shape.month,
    takes: [['2026-12'], ['1999-01']],
    refuses: [...BLANK, ...[202_612, ['2026-12'], '2026-13', '2026-1'].map((value): Refused => [value, INVALID])],
  },
  'the code of an agency': {
    schema: addAgency.request.shape.code,
    takes: [['004'], [CODE]],
    refuses: [
      ...BLANK,
      ...[4, ['004'], 'a', '0 4'].map((value): Refused => [value, INVALID]),
      [`${CODE}A`, 'field.tooLong'],
    ],
  },
  'a file on its way': {
    schema: incomingFile,
    takes: [[FILE]],
    refuses: [...BLANK, ['a.apk', INVALID], [{ name: 'a.apk' }, INVALID]],
  },
  'an upload': {
    schema: uploadId,
    takes: [[UPLOAD]],
    refuses: [...BLANK, ...[5, [UPLOAD], `${UPLOAD}0`, 'x'].map((value): Refused => [value, INVALID])],
  },
};

describe.each(Object.entries(PARAMETERS))('%s', (_, { schema, takes, refuses }) => {
  it.each(takes)('case %# is read', (...[value, read = value]) => {
    expect(schema.safeParse(value)).toEqual({ success: true, data: read });
  });

  it.each(refuses)('case %# is refused with its message', (value, message, code) => {
    const { error } = schema.safeParse(value);
    expect(error?.issues).toMatchObject([{ message, params: code === undefined ? {} : { code } }]);
  });
});

it('a file on its way keeps what its sender said', () => {
  const { content } = FILE;
  expect(new IncomingFile({ name: 'a.apk', type: 'x/y', content })).toEqual({ name: 'a.apk', type: 'x/y', content });
});
