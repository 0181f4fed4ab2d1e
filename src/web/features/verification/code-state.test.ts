import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodeEvent, type CodeState, FIRST_CODE_STATE, reduceCode } from './code-state.ts';

const NOW = 1_000_000;
const UNTIL = NOW + 300_000;
const WRONG = { place: 'code', key: 'field.emailCode' } as const;
const OTHER = { place: 'form', key: 'error.80000' } as const;

const run = (events: readonly CodeEvent[], from: CodeState = FIRST_CODE_STATE) => events.reduce(reduceCode, from);

const SEND = { type: 'send', nowMs: NOW, address: 'a@b.tw' } as const;
const SENT = [SEND, { type: 'sent', holdsUntilMs: UNTIL }] as const;
const check = (nowMs = NOW + 1000) => ({ type: 'check', nowMs }) as const;

describe('the life of a code', () => {
  it('leads from the address to the proof', () => {
    expect(run([SEND])).toEqual({ step: 'sending', address: 'a@b.tw', holdsUntilMs: 0, problem: null });
    expect(run(SENT)).toEqual({ step: 'sent', address: 'a@b.tw', holdsUntilMs: UNTIL, problem: null });
    expect(run([...SENT, check()]).step).toBe('checking');
    expect(run([...SENT, check(), { type: 'accepted' }]).step).toBe('done');
  });

  it('allows another try after a wrong code, and clears the message', () => {
    const wrong = run([...SENT, check(), { type: 'rejected', problem: WRONG }]);
    expect(wrong).toMatchObject({ step: 'wrong', problem: WRONG, holdsUntilMs: UNTIL });
    expect(run([check()], wrong)).toMatchObject({ step: 'checking', problem: null });
  });

  it('accepts no further code after too many tries, and sends another once it has expired', () => {
    const burned = run([...SENT, check(), { type: 'burnt', problem: WRONG, holdsUntilMs: UNTIL }]);
    expect(burned.step).toBe('burned');
    expect(run([check()], burned)).toBe(burned);
    expect(run([{ ...SEND, nowMs: UNTIL - 1 }], burned)).toBe(burned);
    expect(run([{ ...SEND, nowMs: UNTIL }], burned).step).toBe('sending');
  });

  it('sends another code at once where the last one cannot be delivered', () => {
    const atOnce = run([SEND, { type: 'undelivered', problem: OTHER }]);
    const later = run([...SENT, { type: 'undelivered', problem: OTHER }]);
    for (const state of [atOnce, later]) {
      expect(state).toMatchObject({ step: 'undeliverable', problem: OTHER, holdsUntilMs: 0 });
      expect(run([SEND], state)).toMatchObject({ step: 'sending', problem: null });
    }
  });

  it('R5.42 sends no other code while one holds, to whatever address', () => {
    const sent = run(SENT);
    expect(run([{ ...SEND, nowMs: UNTIL - 1 }], sent)).toBe(sent);
    const changed = run([...SENT, { type: 'change' }]);
    expect(changed.step).toBe('idle');
    expect(run([{ ...SEND, nowMs: UNTIL - 1, address: 'c@d.tw' }], changed)).toBe(changed);
    expect(run([{ ...SEND, nowMs: UNTIL, address: 'c@d.tw' }], changed).address).toBe('c@d.tw');
  });

  it('checks no code that has lapsed', () => {
    const sent = run(SENT);
    expect(run([check(UNTIL)], sent)).toBe(sent);
    expect(run([check(UNTIL - 1)], sent).step).toBe('checking');
  });

  it('keeps the typed code without a reply', () => {
    const unanswered = run([...SENT, check(), { type: 'unanswered', problem: OTHER }]);
    expect(unanswered).toMatchObject({ step: 'sent', problem: OTHER, holdsUntilMs: UNTIL });
  });

  it('accepts an earlier code while it is valid', () => {
    const found = run([{ type: 'found', holdsUntilMs: UNTIL }]);
    expect(found).toMatchObject({ step: 'idle', holdsUntilMs: UNTIL });
    expect(run([{ type: 'enter', nowMs: NOW, address: 'a@b.tw' }], found)).toMatchObject({
      step: 'sent',
      address: 'a@b.tw',
    });
    expect(run([{ type: 'enter', nowMs: UNTIL, address: 'a@b.tw' }], found)).toBe(found);
    expect(run([{ type: 'enter', nowMs: NOW, address: 'a@b.tw' }])).toBe(FIRST_CODE_STATE);
  });

  it('returns to the address with the wait if the server reports another valid code', () => {
    const held = run([SEND, { type: 'refused', problem: null, holdsUntilMs: UNTIL }]);
    expect(held).toMatchObject({ step: 'idle', problem: null, holdsUntilMs: UNTIL, address: 'a@b.tw' });
  });
});

const address = fc.constantFrom('a@b.tw', 'c@d.tw');
const moment = fc.integer({ min: NOW, max: NOW + 600_000 });
const problem = fc.constant(WRONG);
const anyEvent: fc.Arbitrary<CodeEvent> = fc.oneof(
  fc.record({ type: fc.constant('found' as const), holdsUntilMs: moment }),
  fc.record({ type: fc.constant('send' as const), nowMs: moment, address }),
  fc.record({ type: fc.constant('sent' as const), holdsUntilMs: moment }),
  fc.record({ type: fc.constant('refused' as const), problem }),
  fc.record({ type: fc.constant('undelivered' as const), problem }),
  fc.record({ type: fc.constant('enter' as const), nowMs: moment, address }),
  fc.record({ type: fc.constant('check' as const), nowMs: moment }),
  fc.constant({ type: 'accepted' } as const),
  fc.record({ type: fc.constant('rejected' as const), problem }),
  fc.record({ type: fc.constant('burnt' as const), problem, holdsUntilMs: moment }),
  fc.record({ type: fc.constant('unanswered' as const), problem }),
  fc.constant({ type: 'change' } as const),
);

it('is done only by an accepted check, and then permanently', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = FIRST_CODE_STATE;
      for (const event of events) {
        const next = reduceCode(state, event);
        if (next.step === 'done' && state.step !== 'done') {
          expect([state.step, event.type]).toEqual(['checking', 'accepted']);
        }
        if (state.step === 'done') expect(next).toBe(state);
        state = next;
      }
    }),
  );
});

it('never sends or checks twice at once, and never changes the address while a code is out', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = FIRST_CODE_STATE;
      for (const event of events) {
        const next = reduceCode(state, event);
        const isBusy = state.step === 'sending' || state.step === 'checking';
        if (isBusy && (event.type === 'send' || event.type === 'check')) expect(next).toBe(state);
        if (next.address !== state.address) expect(['send', 'enter']).toContain(event.type);
        state = next;
      }
    }),
  );
});
