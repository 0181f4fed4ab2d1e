import { createHash, X509Certificate } from 'node:crypto';
import type { FileFacts } from '#contract/version/inspection.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import type { LocatedEntry } from '../archive/archive-entry.ts';
import type { Archive } from '../archive/open-archive.ts';
import { readEntry } from '../archive/read-entry.ts';
import { digestContent } from './content-digest.ts';
import { readJarCertificate } from './jar-certificates.ts';
import { isMalformed } from './open-apk.ts';
import { readSigners } from './read-signers.ts';
import { findSigningBlock, type SigningBlock } from './signing-block.ts';
import { listHashes, verifySigner } from './verify-signers.ts';

type SignatureFacts = Pick<FileFacts, 'certificates' | 'signatureSchemes' | 'isSignatureVerified'>;

export interface SignatureReport {
  readonly findings: readonly KnownFinding[];
  readonly facts: SignatureFacts;
}

/** The file of a v1 signature; the signer chooses its name. */
const JAR_SIGNATURE = /^META-INF\/[^/]+\.(?:RSA|DSA|EC)$/i;
const JAR_MANIFEST = /^META-INF\/[^/]+\.SF$/i;
const JAR_BYTES = 1024 * 1024;
/** Declares in a v1 signature that stronger ones existed when it was created. */
const HAS_STRONGER = /^X-Android-APK-Signed:\s*(?:\d,\s*)*[23]/m;
/** Target API level from which Android rejects v1 signatures alone (Android 11). */
const STRONGER_FROM = 30;
const DEBUG_OWNER = 'CN=Android Debug';

/** Who signed an APK, and whether it was modified since, as far as possible without external tools. */
export async function checkSignature(archive: Archive, targetSdk: number | null): Promise<SignatureReport> {
  try {
    const block = await findSigningBlock(archive.file, archive.directoryAt);
    return block === undefined || block.schemes.size === 0
      ? await checkJarSignature(archive, targetSdk)
      : await checkBlock(archive, block);
  } catch (error) {
    if (!isMalformed(error)) throw error;
    return { findings: [finding('signature.damaged')], facts: factsOf([], [], false) };
  }
}

async function checkBlock(
  { file, entries, directoryAt, endAt }: Archive,
  block: SigningBlock,
): Promise<SignatureReport> {
  const schemes = [...block.schemes].map(([scheme, bytes]) => ({ scheme, signers: readSigners(bytes, scheme) }));
  const signers = schemes.flatMap((scheme) => scheme.signers);
  const sections = { blockAt: block.startAt, directoryAt, endAt };
  const content = await digestContent(file, sections, listHashes(signers));
  const verdicts = schemes.flatMap(({ scheme, signers: own }) =>
    own.map((signer) => ({ scheme, verdict: verifySigner(signer, content) })),
  );
  const invalid = verdicts.find(({ verdict }) => verdict === 'invalid');
  const isKnown = verdicts.every(({ verdict }) => verdict === 'valid');
  const names = [...schemes.map(({ scheme }) => scheme), ...(hasJarSignature(entries) ? ['v1'] : [])].sort();
  const certificates = signers.map(({ certificates: [own] }) => own);
  return {
    findings: [
      ...(invalid === undefined ? [] : [finding('signature.invalid', { scheme: invalid.scheme })]),
      ...(invalid === undefined && !isKnown ? [finding('signature.unchecked', { schemes: names.join(', ') })] : []),
      ...findDebugKey(certificates),
    ],
    facts: factsOf(names, certificates, invalid === undefined ? isKnown || null : false),
  };
}

/** The v1 scheme signs each file separately; only `apksigner` fully verifies it here. */
async function checkJarSignature({ file, entries }: Archive, targetSdk: number | null): Promise<SignatureReport> {
  const signature = entries.find(({ path }) => JAR_SIGNATURE.test(path));
  if (signature === undefined) return { findings: [finding('signature.none')], facts: factsOf([], [], null) };
  for (const entry of entries.filter(({ path }) => JAR_MANIFEST.test(path))) {
    const text = (await readEntry(file, entry, JAR_BYTES)).toString('latin1');
    // Tampering removes the stronger signatures, so that only the weak one is checked.
    if (HAS_STRONGER.test(text)) {
      return { findings: [finding('signature.invalid', { scheme: 'v2' })], facts: factsOf(['v1'], [], false) };
    }
  }
  const certificate = readJarCertificate(await readEntry(file, signature, JAR_BYTES));
  const certificates = certificate === undefined ? [] : [certificate];
  const isTooWeak = (targetSdk ?? 0) >= STRONGER_FROM;
  return {
    findings: [
      isTooWeak
        ? finding('signature.too_weak', { level: STRONGER_FROM })
        : finding('signature.unchecked', { schemes: 'v1' }),
      ...findDebugKey(certificates),
    ],
    facts: factsOf(['v1'], certificates, null),
  };
}

function hasJarSignature(entries: readonly LocatedEntry[]): boolean {
  return entries.some(({ path }) => JAR_SIGNATURE.test(path));
}

/** The debug key of development tools is public. */
function findDebugKey(certificates: readonly Buffer[]): readonly KnownFinding[] {
  const isDebug = certificates.some((certificate) => {
    try {
      return new X509Certificate(certificate).subject.split('\n').includes(DEBUG_OWNER);
    } catch {
      return false;
    }
  });
  return isDebug ? [finding('signature.debug_key')] : [];
}

function factsOf(
  schemes: readonly string[],
  certificates: readonly Buffer[],
  isVerified: boolean | null,
): SignatureFacts {
  const sums = certificates.map((certificate) => createHash('sha256').update(certificate).digest('hex'));
  return { signatureSchemes: [...schemes], certificates: [...new Set(sums)], isSignatureVerified: isVerified };
}
