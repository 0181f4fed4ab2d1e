import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { createPrometheus } from './prometheus.ts';

/** Everything in an expression that begins like one of our metrics. */
const NAME = /\b(?:starhall|nodejs|process)_[a-z_\d]+/g;

it.each(['grafana/starhall.json', 'prometheus/alerts.yml'])(
  'deploy/%s asks only for what is exported',
  async (file) => {
    const text = await readFile(join(projectRoot(), 'deploy', file), 'utf8');
    const asked = new Set(text.match(NAME));
    expect(asked.size).toBeGreaterThan(8);
    const exported = new Set(createPrometheus().listNames());
    expect([...asked].filter((name) => !exported.has(name))).toEqual([]);
  },
);

it('shows or watches over everything that only Starhall exports', async () => {
  const files = await Promise.all(
    ['grafana/starhall.json', 'prometheus/alerts.yml'].map((file) =>
      readFile(join(projectRoot(), 'deploy', file), 'utf8'),
    ),
  );
  const asked = new Set(files.join('\n').match(NAME));
  // The sum gives means, which hide what matters; uploads are shown by their bytes.
  const left = ['starhall_http_request_duration_seconds_sum', 'starhall_uploads_total'];
  const own = createPrometheus()
    .listNames()
    .filter((name) => name.startsWith('starhall_'));
  expect(own.filter((name) => !asked.has(name))).toEqual(left);
});
