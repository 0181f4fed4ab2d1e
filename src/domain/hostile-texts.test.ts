import { expect, it } from 'vitest';
import { BUSY_MS_MAX, busyTime } from '#tests/hostile/busy-time.ts';
import { type DomainCall, listDomainCalls } from '#tests/hostile/domain-calls.ts';
import { HOSTILE_NAMES, hostileText } from '#tests/hostile/hostile-texts.ts';

/** Longer than any text that a call passes to a function of this folder. */
const LENGTH = 100_000;
const TEXTS = HOSTILE_NAMES.map((name) => ({ name, text: hostileText(name, LENGTH) }));
/** With up to this many text parameters, all are hostile at once as well. */
const AT_ONCE_MAX = 4;
const ALL = -1;

const calls = listDomainCalls();

it('finds every function that takes a text', () => {
  expect(calls.length).toBeGreaterThan(300);
  const names = calls.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'forms/checks/normalize-values.ts normalizeLine',
      'forms/checks/value-checks.ts email',
      'rules/contact-rules.ts contactRules.sns',
      'company/channel-link.ts channelLink',
    ]),
  );
});

it('takes at most 50 ms for 100,000 characters, whatever they are', { timeout: 120_000 }, () => {
  expect(calls.map(findFault).filter((fault) => fault !== '')).toEqual([]);
});

/** Describes the first slow or failing call; empty if there is none. */
function findFault(call: DomainCall): string {
  const places = Array.from({ length: Math.max(call.texts, 1) }, (_, place) => place);
  if (call.texts > 1 && call.texts <= AT_ONCE_MAX) places.push(ALL);
  for (const { name, text } of TEXTS) {
    for (const place of places) {
      const fault = check(call, (index, plain) => (index === place || place === ALL ? text : plain));
      if (fault !== '') return `${call.name}: ${name}: ${fault}`;
    }
  }
  return '';
}

function check(call: DomainCall, choose: (index: number, plain: string) => string): string {
  let fault = '';
  const ms = busyTime(() => {
    let index = 0;
    try {
      call.run((plain) => choose(index++, plain));
    } catch (error) {
      fault = describeFault(error);
    }
  });
  return ms > BUSY_MS_MAX ? 'slow' : fault;
}

/** Rejecting a text with a deliberate error is fine; a TypeError or stack overflow is not. */
function describeFault(error: unknown): string {
  const isFault = error instanceof TypeError || (error instanceof RangeError && error.message.includes('call stack'));
  return isFault ? error.message : '';
}
