import type { Inspect } from '../stage-runner.ts';
import { readExe } from './read-exe.ts';

/** The headers suffice; there is nothing else to check. */
export const lookAtExe: Inspect = async (file, _order, stages) => {
  await stages.run('format', async () => {
    const { facts, findings } = await readExe(file);
    return { findings, facts: { machine: facts?.machine ?? null } };
  });
};

/** A Windows program: its headers, and whether it is signed. */
export const inspectExe: Inspect = async (file, order, stages) => {
  await lookAtExe(file, order, stages);
  await stages.run('content', async () => ({}));
  await stages.run('signature', async () => {
    const { facts, signatureFindings } = await readExe(file);
    return { findings: signatureFindings, facts: { signatureSchemes: facts?.isSigned ? ['authenticode'] : [] } };
  });
};
