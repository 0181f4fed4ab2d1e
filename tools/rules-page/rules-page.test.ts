import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '#domain/rules/index.ts';
import { RULE_FAMILIES } from './rule-families.ts';
import { rulesPage } from './rules-page.ts';

it('keeps docs/reference/rules.md current: npx node tools/write-rules-page.ts writes it', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../docs/reference/rules.md'), 'utf8');
  expect(committed).toBe(rulesPage());
});

it('shows every rule with an example of what it takes and one of what it refuses', () => {
  const shown = RULE_FAMILIES.flatMap(({ rules, examples }) =>
    Object.keys(rules).filter((name) =>
      (examples[name] ?? []).some(({ accepts, refuses }) => accepts.length > 0 && refuses.length > 0),
    ),
  );
  expect(shown.sort()).toEqual(Object.keys(RULES).sort());
});

it('names no message by its key', () => {
  expect(rulesPage()).not.toMatch(/\| rule\.[a-z]/);
});
