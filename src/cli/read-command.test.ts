import { expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readCommand } from './read-command.ts';

const LISTING = { limit: 20, offset: 0, isJson: false };

it.each([
  [[], { name: 'help' }],
  [['--help'], { name: 'help' }],
  [['suspend', '-h'], { name: 'help' }],
  [['users'], { name: 'users', search: '', ...LISTING }],
  [['users', 'mei', 'lin', '--limit', '5'], { name: 'users', search: 'mei lin', ...LISTING, limit: 5 }],
  [['users', '--offset=40', '--json'], { name: 'users', search: '', ...LISTING, offset: 40, isJson: true }],
  [['audit'], { name: 'audit', account: undefined, ...LISTING }],
  [['audit', '--user', '7'], { name: 'audit', account: '7', ...LISTING }],
  [['suspend', '7', '--reason', ' spam '], { name: 'suspend', account: '7', reason: 'spam' }],
  [['import-banks', 'list.xml'], { name: 'import-banks', file: 'list.xml', isTrial: false }],
  [['import-banks', '--dry-run', 'list.csv'], { name: 'import-banks', file: 'list.csv', isTrial: true }],
  [
    ['maintenance', 'begin', '--until', '2026-12-01T03:00+08:00', '--message', ' New '],
    { name: 'maintenance', action: 'begin', until: new Date('2026-11-30T19:00:00Z'), message: 'New' },
  ],
  [['maintenance', 'end'], { name: 'maintenance', action: 'end', until: undefined, message: '' }],
  [['restore', 'a@b.co'], { name: 'restore', account: 'a@b.co', reason: '' }],
])('O85 understands %j', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

it.each([
  [['delete'], 'Unknown command "delete"'],
  [['users', '--limit', '0'], '--limit needs a whole number from 1 to 100'],
  [['users', '--limit', '1e2'], '--limit'],
  [['users', '--offset', 'x'], '--offset'],
  [['users', '--colour'], '--colour'],
  [['users', 'x'.repeat(101)], 'at most 100'],
  [['audit', '7'], '--user'],
  [['suspend'], 'one account'],
  [['suspend', '7', '8', '--reason', 'x'], 'one account'],
  [['suspend', '7'], '--reason'],
  [['suspend', '7', '--reason', '  '], '--reason'],
  [['suspend', '7', '--reason', 'x'.repeat(501)], 'at most 500'],
  [['restore', '7', '--reason'], '--reason'],
  [['maintenance'], 'begin, end or list'],
  [['maintenance', 'stop'], 'begin, end or list'],
  [['maintenance', 'begin', '--until', '2026-12-01 03:00'], '--until needs a time with a time zone'],
  [['maintenance', 'begin', '--until', '2026-13-01T03:00Z'], '--until'],
  [['maintenance', 'begin', '--message', 'x'.repeat(2001)], 'at most'],
  [['maintenance', 'end', '--message', 'x'], 'only for maintenance begin'],
  [['import-banks'], 'one file'],
  [['import-banks', 'a', 'b'], 'one file'],
])('does not guess what %j means', (args, words) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(words);
});
