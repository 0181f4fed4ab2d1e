import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CodeStatus } from '#contract/verification/entities.ts';
import { CodeProof, type CodeProofDependencies } from './code-proof.ts';

const NONE: CodeStatus = { state: 'none', expiresIn: 0, errorCode: null };
const SENT: CodeStatus = { state: 'sent', expiresIn: 300, errorCode: null };
const WRONG = new ApiError(ERROR.invalidVerificationCode, { fields: { code: 'field.phoneCode' } });

/** Runs all pending microtasks and immediates. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A verification with a manual clock that records its calls. */
function buildProof(overrides: Partial<CodeProofDependencies> = {}) {
  const sends: string[] = [];
  const checks: string[] = [];
  const waits: PromiseWithResolvers<void>[] = [];
  const world = { nowMs: 1_000_000, status: NONE, done: 0 };
  const proof = new CodeProof({
    async send(address) {
      sends.push(address);
      return { result: true, expiresIn: 300 };
    },
    async check(address, code) {
      checks.push(`${address} ${code}`);
    },
    findStatus: async () => world.status,
    now: () => world.nowMs,
    wait() {
      const waiting = Promise.withResolvers<void>();
      waits.push(waiting);
      return waiting.promise;
    },
    onDone: () => {
      world.done += 1;
    },
    ...overrides,
  });
  return { proof, world, sends, checks, waits };
}

let built: ReturnType<typeof buildProof>;
beforeEach(async () => {
  built = buildProof();
  await built.proof.open();
});

const refuseWith = async (error: unknown, status: CodeStatus = SENT) => {
  built = buildProof({ check: () => Promise.reject(error) });
  await built.proof.open();
  await built.proof.send('a@b.tw');
  built.world.status = status;
  await built.proof.check('123456');
  return built.proof.getState();
};

describe('sending', () => {
  it('sends once, and not again before the code has lapsed', async () => {
    const { proof, world, sends } = built;
    await Promise.all([proof.send('a@b.tw'), proof.send('a@b.tw')]);
    await proof.send('a@b.tw');
    expect(sends).toEqual(['a@b.tw']);
    expect(proof.getState()).toMatchObject({ step: 'sent', holdsUntilMs: world.nowMs + 300_000 });
    world.nowMs += 300_000;
    await proof.send('a@b.tw');
    expect(sends).toHaveLength(2);
  });

  it('R5.42 waits as long as the server says while an earlier code is valid', async () => {
    const held = new ApiError(ERROR.verificationCodeStillValid, { params: { seconds: 42 } });
    const { proof, world } = buildProof({ send: () => Promise.reject(held) });
    await proof.open();
    await proof.send('a@b.tw');
    expect(proof.getState()).toMatchObject({ step: 'idle', holdsUntilMs: world.nowMs + 42_000, problem: null });
  });

  it('reports immediately that the code could not be delivered', async () => {
    const { proof } = buildProof({ send: () => Promise.reject(new ApiError(ERROR.smsNumberRefused)) });
    await proof.open();
    await proof.send('+886912345678');
    expect(proof.getState()).toMatchObject({ step: 'undeliverable', problem: { key: 'error.80002' } });
  });

  it('learns later that the code cannot be delivered', async () => {
    const { proof, world, waits } = built;
    world.status = { ...SENT, state: 'sending' };
    await proof.send('a@b.tw');
    waits[0]?.resolve();
    await settle();
    expect(proof.getState().step).toBe('sent');
    world.status = { state: 'undeliverable', expiresIn: 0, errorCode: ERROR.externalProviderError };
    waits[1]?.resolve();
    await settle();
    expect(proof.getState()).toMatchObject({
      step: 'undeliverable',
      problem: { key: 'verify.email.undeliverable', values: { address: 'a@b.tw' } },
    });
    expect(waits).toHaveLength(2);
  });

  it('looks no further once the code is on its way, or the dialog closed', async () => {
    const { proof, world, waits } = built;
    world.status = SENT;
    await proof.send('a@b.tw');
    waits[0]?.resolve();
    await settle();
    expect(waits).toHaveLength(1);
    world.nowMs += 300_000;
    await proof.send('a@b.tw');
    proof.close();
    waits[1]?.resolve();
    await settle();
    expect(waits).toHaveLength(2);
  });

  it('finds a code that was sent before the dialog was opened', async () => {
    const { proof, world, sends } = buildProof();
    world.status = { ...SENT, expiresIn: 120 };
    await proof.open();
    await proof.send('a@b.tw');
    expect(sends).toEqual([]);
    proof.enter('a@b.tw');
    expect(proof.getState()).toMatchObject({ step: 'sent', holdsUntilMs: world.nowMs + 120_000 });
  });
});

describe('checking', () => {
  it('is done once, whatever is sent beside it', async () => {
    const { proof, world, checks } = built;
    await proof.send('a@b.tw');
    await Promise.all([proof.check('123456'), proof.check('123456'), proof.check('654321')]);
    await proof.check('123456');
    expect(checks).toEqual(['a@b.tw 123456']);
    expect([proof.getState().step, world.done]).toEqual(['done', 1]);
  });

  it('shows the server’s message, and does not try the same code twice', async () => {
    const state = await refuseWith(WRONG);
    expect(state).toMatchObject({ step: 'wrong', problem: { place: 'code', key: 'field.phoneCode' } });
    await built.proof.check('123456');
    expect(built.proof.getState()).toBe(state);
    await built.proof.check('123457');
    expect(built.proof.getState()).not.toBe(state);
  });

  it('distinguishes an exhausted code from a wrong one', async () => {
    const state = await refuseWith(WRONG, { state: 'burnt', expiresIn: 200, errorCode: null });
    expect(state).toMatchObject({ step: 'burned', problem: { key: 'verify.burned' } });
    expect(state.holdsUntilMs).toBe(built.world.nowMs + 200_000);
  });

  it('lets send another one where the server knows of no code anymore', async () => {
    const state = await refuseWith(WRONG, NONE);
    expect(state).toMatchObject({ step: 'wrong', holdsUntilMs: built.world.nowMs });
    await built.proof.send('a@b.tw');
    expect(built.sends).toHaveLength(2);
  });

  it('keeps an unanswered code for another try', async () => {
    const state = await refuseWith(new ApiError(ERROR.systemBusy, { cause: { kind: 'no_connection' } }));
    expect(state).toMatchObject({ step: 'sent', problem: { place: 'form', key: 'error.no_connection' } });
  });

  it('counts a proof whose dialog was closed meanwhile', async () => {
    const answer = Promise.withResolvers<void>();
    const { proof, world } = buildProof({ check: () => answer.promise });
    await proof.open();
    await proof.send('a@b.tw');
    const checking = proof.check('123456');
    proof.close();
    answer.resolve();
    await checking;
    expect(world.done).toBe(1);
  });
});
