import type { Finding, FindingLevel, InspectionStageName, InspectionState } from '#contract/version/inspection.ts';

/**
 * Everything that an inspection can find, and how grave it is. The first part of a code says what was looked at; the
 * text stands in the catalog `inspection` under `inspection.<code>`.
 */
export const FINDINGS = {
  'process.timeout': 'error',
  'process.memory': 'error',
  'process.crash': 'error',

  'format.empty': 'error',
  'format.not_zip': 'error',
  'format.not_apk': 'error',
  'format.not_exe': 'error',

  'zip.directory': 'error',
  'zip.too_many_files': 'error',
  'zip.too_large': 'error',
  'zip.duplicate': 'error',
  'zip.unsafe_path': 'error',
  'zip.symlink': 'error',
  'zip.encrypted': 'error',
  'zip.method': 'error',
  'zip.header_differs': 'error',
  'zip.overlap': 'error',
  'zip.bomb': 'error',
  'zip.damaged': 'error',

  'apk.manifest': 'error',
  'apk.package_name': 'error',
  'apk.version_code_missing': 'error',
  'apk.version_code_low': 'error',
  'apk.split': 'error',
  'apk.test_only': 'error',
  'apk.debuggable': 'warning',
  'apk.icon_unreadable': 'note',

  'exe.header': 'error',
  'exe.machine': 'error',
  'exe.library': 'error',
  'exe.driver': 'error',

  'web.no_index': 'error',
  'web.folder': 'note',
  'web.ignored': 'note',
  'web.file_type': 'warning',

  'signature.none': 'error',
  'signature.too_weak': 'error',
  'signature.damaged': 'error',
  'signature.invalid': 'error',
  'signature.refused': 'error',
  'signature.checked_by_apksigner': 'note',
  'signature.checked_here': 'note',
  'signature.apksigner_failed': 'note',
  'signature.unchecked': 'warning',
  'signature.debug_key': 'warning',
  'signature.certificate_changed': 'warning',
  'signature.exe_none': 'warning',
  'signature.exe_bounds': 'error',
  'signature.exe_unchecked': 'note',

  'declarations.undeclared': 'warning',
  'declarations.sensitive': 'note',

  'malware.found': 'error',
  'malware.no_scanner': 'note',
  'malware.too_large': 'note',
  'malware.unreachable': 'note',

  'storing.trouble': 'note',
} as const satisfies Readonly<Record<string, FindingLevel>>;

export type FindingCode = keyof typeof FINDINGS;
export type FindingValues = Finding['values'];

/** A finding whose text the catalog has. */
export interface KnownFinding extends Finding {
  readonly code: FindingCode;
}

/** A finding of a known code, with what its text takes. */
export function finding(code: FindingCode, values: FindingValues = {}): KnownFinding {
  return { code, level: FINDINGS[code], values };
}

/** What a stage's findings make of it. */
export function stageState(findings: readonly Finding[]): InspectionState {
  if (findings.some(isError)) return 'failed';
  return findings.some(({ level }) => level === 'warning') ? 'warned' : 'passed';
}

/** What the stages make of the whole once all of them have ended. */
export function inspectionState(stages: readonly { readonly state: InspectionState }[]): InspectionState {
  if (stages.some(({ state }) => state === 'failed')) return 'failed';
  return stages.some(({ state }) => state === 'warned') ? 'warned' : 'passed';
}

/** Ends an inspection and has the version rejected. */
export function isError({ level }: Finding): boolean {
  return level === 'error';
}

/** Stages that the kind of file has nothing for. */
export const SKIPPED_STAGES = {
  apk: [],
  exe: ['declarations'],
  zip: ['signature', 'declarations'],
} as const satisfies Readonly<Record<PackageKind, readonly InspectionStageName[]>>;

/** Kinds of files by what their names end with. */
export type PackageKind = 'apk' | 'exe' | 'zip';
