import { isIP } from 'node:net';
import { z } from 'zod';
import { readSecondPersonAmounts, type SecondPersonAmounts } from '#domain/money/second-person-amounts.ts';
import { readStarCoinGuarantee } from '#domain/money/star-coin-guarantee.ts';
import { readFeeSchedule } from '#domain/money/store-fee.ts';

/*
 * What settings take: each kind trims, checks and turns a text into a value, and says in a few words what it takes where
 * that fails.
 */

export const text = (fallback = '') => z.string().trim().default(fallback);
export const onOff = (fallback: boolean) =>
  z
    .enum(['on', 'off'], { error: 'takes on or off' })
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');
export const wholeNumber = (fallback: number, { min = 0, max = 999_999_999 } = {}) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'takes a whole number' })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `takes a whole number from ${min} to ${max}` })
    .default(fallback);
export const feeSchedule = (fallback: string) =>
  z
    .string()
    .refine((value) => readFeeSchedule(value) !== undefined, {
      error:
        'takes percent with at most two digits after the point, and further ones from a month on, like 30,2027-01:25',
    })
    .default(fallback);
export const secondPersonAmounts = (fallback: SecondPersonAmounts) =>
  z
    .string()
    .refine((value) => readSecondPersonAmounts(value) !== undefined, {
      error: 'takes whole amounts from 1 to 999999999 by currency, like TWD:10000,EUR:250',
    })
    .transform((value) => readSecondPersonAmounts(value) ?? fallback)
    .default(fallback);
export const starCoinGuarantee = z
  .string()
  .trim()
  .refine((value) => value === '' || readStarCoinGuarantee(value) !== undefined, {
    error: 'takes bank, trust, company, association or other, a colon and who guarantees, like trust:First Bank',
  })
  .default('');
const address = z
  .string()
  .trim()
  .refine((value) => value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: 'takes an http: or https: address',
  });
/** Where people are sent, exactly as it was typed. */
export const link = address.default('');
/** What paths are appended to, so without a slash at its end. */
export const webAddress = address.transform((value) => value.replace(/\/+$/, '')).default('');
/** Compared with the Origin header, so kept the way browsers write it: lower case, no default port. */
export const origin = z
  .string()
  .trim()
  .refine((value) => value === '' || isOrigin(URL.parse(value)), {
    error: 'takes an http: or https: address without a path, like https://games.example.com',
  })
  .transform((value) => URL.parse(value)?.origin ?? '')
  .default('');
/** A path without a slash at its end; empty: none. */
export const internalPath = z
  .string()
  .trim()
  .regex(/^(?:off|(?:\/[\w.-]+)+)$/, { error: 'takes off or a path like /internal-files' })
  .transform((value) => (value === 'off' ? '' : value))
  .default('');
export const smtpAddress = z
  .string()
  .trim()
  .refine((value) => value === '' || isSmtpUrl(URL.parse(value)), {
    error: 'takes an address like smtps://user:password@mail.example.com',
  })
  .default('');
export const mailFrom = z
  .string()
  .trim()
  .regex(/^(?:[^<>"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)?$/u, {
    error: 'takes a sender like Starhall <no-reply@example.com>',
  })
  .default('');
/** Kept without the leading dot of old, which browsers ignore. */
export const cookieDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:\.?[a-z\d-]+(?:\.[a-z\d-]+)*)?$/, { error: 'takes a domain like example.com' })
  .transform((value) => value.replace(/^\./, ''))
  .default('');
export const scannerAddress = z
  .string()
  .trim()
  .regex(/^(?:\/[^\0]+|(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5})?$/i, {
    error: 'takes host:port or the path of a unix socket, like 127.0.0.1:3310 or /run/clamav/clamd.ctl',
  })
  .default('');
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

/** Addresses of HTTP servers, comma-separated; `none` or empty: none. */
export const webAddresses = z
  .string()
  .trim()
  .default('none')
  .transform((value) =>
    value === 'none'
      ? []
      : value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
  )
  .refine((values) => values.every((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')), {
    error: 'takes none, or http: or https: addresses, comma-separated',
  });

/** A comma-separated choice among a few names; their order counts. */
export const choices = <const Name extends string>(names: readonly Name[], fallback: readonly Name[]) =>
  list(fallback.join(','))
    .refine((given) => given.every((name) => names.some((known) => known === name)), {
      error: `takes a comma-separated list of ${names.join(', ')}`,
    })
    .transform((given) => given.flatMap((name): Name[] => names.filter((known) => known === name)));

/** As OpenTelemetry writes headers; values may be encoded as in addresses. */
export const traceHeaders = z
  .string()
  .trim()
  .refine((value) => value === '' || value.split(',').every((part) => HEADER.test(part.trim())), {
    error: 'takes headers like authorization=Bearer%20key, comma-separated',
  })
  .default('');
const HEADER = /^[\w!#$%&'*+.^`|~-]+ ?= ?[ -~]+$/;
/** A part of the whole, from 0 to 1. */
export const ratio = (fallback: number) =>
  z
    .string()
    .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, { error: 'takes a number from 0 to 1' })
    .transform(Number)
    .default(fallback);

export function wholeNumberText(fallback: string) {
  return z
    .string()
    .regex(/^\d{14}$/, { error: 'takes fourteen digits' })
    .default(fallback);
}

export function isAddressOrNetwork(entry: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

function isSmtpUrl(url: URL | null): boolean {
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isOrigin(url: URL | null): boolean {
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

const AGE_KEY = /^AGE-SECRET-KEY-(?:PQ-)?1[A-Z\d]{40,4000}$/;
/** A private key of age, as age-keygen makes them. */
export const ageKey = z
  .string()
  .trim()
  .refine((value) => value === '' || AGE_KEY.test(value), {
    error: 'takes an age key, as starhall backup --new-key makes',
  })
  .default('');
export const ageKeys = list('').refine((keys) => keys.every((key) => AGE_KEY.test(key)), {
  error: 'takes age keys, comma-separated',
});
/** A folder by its whole path, or a bucket. */
export const backupAddress = z
  .string()
  .trim()
  .regex(/^(?:\/.+|[A-Za-z]:[\\/].+|s3:\/\/[a-z\d][a-z\d.-]+[a-z\d](?:\/[\w.-]+)*\/?)?$/, {
    error: 'takes the full path of a folder, or s3://bucket/folder',
  })
  .default('');
/** A folder by its whole path. */
export const wholePath = z
  .string()
  .trim()
  .regex(/^(?:\/.+)?$/, { error: 'takes the full path of a folder' })
  .default('');
/** `auto`, `off`, or a program by its whole path. */
export const programPath = z
  .string()
  .trim()
  .regex(/^(?:auto|off|\/.+|[A-Za-z]:[\\/].+)$/, { error: 'takes auto, off or the full path of a program' })
  .default('auto');
