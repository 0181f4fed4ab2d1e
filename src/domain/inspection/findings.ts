import type { Finding, FindingLevel, InspectionStageName, InspectionState } from '#contract/version/inspection.ts';

/**
 * Every possible finding and its severity. The first part of a code names what was inspected; its text is
 * `inspection.<code>` in the catalog `inspection`.
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
  'zip.long_paths': 'error',
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

/** A finding with a text in the catalog. */
export interface KnownFinding extends Finding {
  readonly code: FindingCode;
}

/** Creates a finding with the arguments of its text. */
export function finding(code: FindingCode, values: FindingValues = {}): KnownFinding {
  return { code, level: FINDINGS[code], values };
}

/** The state of a stage given its findings. */
export function stageState(findings: readonly Finding[]): InspectionState {
  if (findings.some(isError)) return 'failed';
  return findings.some(({ level }) => level === 'warning') ? 'warned' : 'passed';
}

/** The state of an inspection once all stages are done. */
export function inspectionState(stages: readonly { readonly state: InspectionState }[]): InspectionState {
  if (stages.some(({ state }) => state === 'failed')) return 'failed';
  return stages.some(({ state }) => state === 'warned') ? 'warned' : 'passed';
}

/** Whether a finding ends the inspection and rejects the version. */
export function isError({ level }: Finding): boolean {
  return level === 'error';
}

/** Stages that do not apply to a kind of file. */
export const SKIPPED_STAGES = {
  apk: [],
  exe: ['declarations'],
  zip: ['signature', 'declarations'],
} as const satisfies Readonly<Record<PackageKind, readonly InspectionStageName[]>>;

/** Kinds of packages by file extension. */
export type PackageKind = 'apk' | 'exe' | 'zip';
