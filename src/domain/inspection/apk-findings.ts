import type { FileFacts } from '#contract/version/inspection.ts';
import { finding, type KnownFinding } from './findings.ts';

/** Android installs nothing over a newer version: the number must be above every approved one (decisions.md, Versions). */
export function findLowVersionCode(found: number | null, highest: number | null): readonly KnownFinding[] {
  if (found === null || highest === null || found > highest) return [];
  return [finding('apk.version_code_low', { found, highest })];
}

/** Players who have the game could not install a version that somebody else signed. */
export function findChangedCertificate(
  facts: Pick<FileFacts, 'certificates'>,
  online: readonly string[],
): readonly KnownFinding[] {
  if (online.length === 0 || facts.certificates.length === 0) return [];
  if (facts.certificates.some((certificate) => online.includes(certificate))) return [];
  return [finding('signature.certificate_changed')];
}
