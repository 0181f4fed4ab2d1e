import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { lowerPriority } from './lower-priority.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('lets page requests take precedence over a process, except in tests, which wait for it', () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const { pid } = child;
  try {
    expect(childEnvironment()).toMatchObject({ EQUAL_PRIORITY: 'on' });
    lowerPriority(pid);
    expect(getPriority(pid)).toBe(getPriority());
    vi.stubEnv('EQUAL_PRIORITY', undefined);
    lowerPriority(pid);
    expect(getPriority(pid)).toBe(10);
  } finally {
    child.kill();
  }
});

it('leaves a process alone that has ended', () => {
  vi.stubEnv('EQUAL_PRIORITY', undefined);
  expect(() => lowerPriority(2 ** 22 - 1)).not.toThrow();
});
