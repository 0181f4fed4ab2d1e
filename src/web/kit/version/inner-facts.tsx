import type { ReactNode } from 'react';
import type { FileFacts } from '#contract/version/inspection.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';

/** The metadata found in a file, limited to its kind. */
export function InnerFacts({ facts }: { facts: FileFacts }) {
  const page = usePage();
  return (
    <>
      {listFacts(page, facts).map(({ name, text }) => (
        <Fact key={name} label={page.t(`inspection.fact.${name}`)}>
          {text}
        </Fact>
      ))}
      {facts.certificates.map((certificate) => (
        <Fact key={certificate} label={page.t('inspection.fact.certificates')}>
          <Checksum
            value={certificate}
            copy={page.t('versions.fact.certificate.copy')}
            copied={page.t('words.copied')}
          />
        </Fact>
      ))}
      {facts.largest.length > 0 && (
        <Fact label={page.t('inspection.fact.largest')}>
          <details>
            <summary className="link min-h-11 content-center">
              {page.t('versions.fact.largest', { count: facts.largest.length })}
            </summary>
            <ul className="flex flex-col gap-1 text-xs">
              {facts.largest.map(({ path, size }) => (
                <li key={path} className="flex justify-between gap-3">
                  <span className="min-w-0 break-all">{path}</span>
                  <span className="text-muted flex-none tabular-nums">{formatBytes(size, page.state.locale)}</span>
                </li>
              ))}
            </ul>
          </details>
        </Fact>
      )}
    </>
  );
}

/** The metadata that fits on one line, in order. */
function listFacts(page: Page, facts: FileFacts) {
  const { locale } = page.state;
  const number = new Intl.NumberFormat(locale).format;
  const yesNo = (value: boolean | null) => (value === null ? null : page.t(value ? 'words.yes' : 'editor.no'));
  const { fileCount, unpackedSize, versionCode } = facts;
  const lines = [
    { name: 'label', text: facts.label },
    { name: 'packageName', text: facts.packageName },
    { name: 'versionName', text: facts.versionName },
    { name: 'versionCode', text: versionCode === null ? null : String(versionCode) },
    { name: 'minSdk', text: describeAndroid(facts.minSdk) },
    { name: 'targetSdk', text: describeAndroid(facts.targetSdk) },
    { name: 'machine', text: facts.machine },
    { name: 'abis', text: facts.abis.length === 0 ? null : facts.abis.join(' · ') },
    { name: 'signatureSchemes', text: facts.signatureSchemes.length === 0 ? null : facts.signatureSchemes.join(' · ') },
    { name: 'isSignatureVerified', text: yesNo(facts.isSignatureVerified) },
    { name: 'isDebuggable', text: yesNo(facts.isDebuggable) },
    { name: 'entry', text: facts.entry },
    { name: 'fileCount', text: fileCount === null ? null : number(fileCount) },
    { name: 'unpackedSize', text: unpackedSize === null ? null : formatBytes(unpackedSize, locale) },
  ] as const;
  return lines.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
}

function describeAndroid(sdk: number | null): string | null {
  return sdk === null ? null : `API ${sdk}`;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line flex min-w-0 flex-col border-b py-2 last:border-b-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ChecksumProps {
  /** Hexadecimal. */
  readonly value: string;
  /** Label of the copy button. */
  readonly copy: string;
  readonly copied: string;
}

/** A checksum, shown to be compared or copied. */
export function Checksum({ value, copy, copied }: ChecksumProps) {
  return (
    <span className="flex items-center gap-2">
      <code className="min-w-0 flex-1 text-xs break-all">{value}</code>
      <CopyButton text={value} label={copy} done={copied} />
    </span>
  );
}
