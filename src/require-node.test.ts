import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findNodeProblem, NODE_MAJOR } from './require-node.js';

it('takes the Node.js that package.json asks for, and says in one line that an older one is too old', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(engines).toEqual({ node: `>=${NODE_MAJOR}` });
  expect(['24.0.0', '26.10.0', '100.0.0'].map(findNodeProblem)).toEqual([undefined, undefined, undefined]);
  for (const old of ['20.20.2', '22.22.0', '9.0.0']) {
    expect(findNodeProblem(old)).toContain(`needs Node.js 24 or newer, and this is ${old}.`);
    expect(findNodeProblem(old)).not.toContain('\n');
  }
});

it('ends an older Node.js with that line and nothing else', () => {
  const script = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });
    const { requireNode } = await import('./src/require-node.js');
    requireNode();
    console.error('went on');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${findNodeProblem('20.20.2')}\n` });
});

/** What runs before the check: an older Node.js reads it, so it loads nothing else and waits with the rest. */
it.each(['src/entry.ts', 'src/cli/operator.js', 'src/cli/starhall.js'])('checks first in %s', async (path) => {
  const source = await readFile(path, 'utf8');
  const imports = [...source.matchAll(/^import .*$/gm)].map(([line]) => line);
  expect(imports).toEqual([expect.stringMatching(/^import \{ requireNode \} from '\.\.?\/require-node\.js';$/)]);
  expect(source).toMatch(/^requireNode\(\);$/m);
  expect(source.indexOf('requireNode();')).toBeLessThan(source.indexOf('await import('));
});
