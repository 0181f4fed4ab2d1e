import type { FileFacts } from '#contract/version/inspection.ts';
import { finding, type KnownFinding } from './findings.ts';

/** Android rejects downgrades: the version code must exceed every approved one (decisions.md, Versions). */
export function findLowVersionCode(found: number | null, highest: number | null): readonly KnownFinding[] {
  if (found === null || highest === null || found > highest) return [];
  return [finding('apk.version_code_low', { found, highest })];
}

/** Players who have the game cannot install a version signed with another certificate. */
export function findChangedCertificate(
  facts: Pick<FileFacts, 'certificates'>,
  online: readonly string[],
): readonly KnownFinding[] {
  if (online.length === 0 || facts.certificates.length === 0) return [];
  if (facts.certificates.some((certificate) => online.includes(certificate))) return [];
  return [finding('signature.certificate_changed')];
}
