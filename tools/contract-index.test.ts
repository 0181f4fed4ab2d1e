import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONTRACT_INDEX, contractIndex } from './write-contract-index.ts';

it('keeps src/contract/index.ts current: npx node tools/write-contract-index.ts writes it', async () => {
  expect(await readFile(CONTRACT_INDEX, 'utf8')).toBe(contractIndex());
});
