import { MalformedError } from './chunk.ts';
import { type AxmlElement, type ResourceValue, readAxml } from './read-axml.ts';

/** The relevant parts of a manifest. Texts may be references to resources. */
export interface ApkManifest {
  readonly packageName: string;
  readonly versionName: ResourceValue | undefined;
  /** Including the major part above 32 bits; null if it is invalid. */
  readonly versionCode: number | null;
  readonly minSdk: number | null;
  readonly targetSdk: number | null;
  /** As spelled in Android, without duplicates. */
  readonly permissions: readonly string[];
  readonly label: ResourceValue | undefined;
  readonly icon: ResourceValue | undefined;
  readonly isDebuggable: boolean;
  readonly isTestOnly: boolean;
  /** A split APK: Android installs it together with its base. */
  readonly isSplit: boolean;
}

/** Resource IDs of attributes (android.R.attr). */
const ATTRIBUTE = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  debuggable: 0x0101000f,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  versionCodeMajor: 0x01010576,
} as const;
const PERMISSION_ELEMENTS: readonly string[] = ['uses-permission', 'uses-permission-sdk-23', 'uses-permission-sdk-m'];
const PERMISSIONS_MAX = 1000;
const UPPER_HALF = 2 ** 32;

/** Parses a binary manifest. @throws MalformedError if it is malformed or names no package. */
export function readManifest(bytes: Buffer): ApkManifest {
  let root: AxmlElement | undefined;
  let sdk: AxmlElement | undefined;
  let application: AxmlElement | undefined;
  const permissions = new Set<string>();
  for (const element of readAxml(bytes)) {
    const { name, path } = element;
    if (path.length === 0) {
      if (root !== undefined || name !== 'manifest') throw new MalformedError('not a manifest');
      root = element;
    }
    if (path.length !== 1) continue;
    if (name === 'uses-sdk') sdk = element;
    if (name === 'application') application ??= element;
    if (PERMISSION_ELEMENTS.includes(name)) addPermission(permissions, element);
  }
  const packageName = root?.plain('package');
  if (root === undefined || packageName?.kind !== 'text') throw new MalformedError('a manifest without a package name');
  return {
    packageName: packageName.text,
    versionName: root.android(ATTRIBUTE.versionName),
    versionCode: readVersionCode(root),
    minSdk: toNumber(sdk?.android(ATTRIBUTE.minSdkVersion)),
    targetSdk: toNumber(sdk?.android(ATTRIBUTE.targetSdkVersion)),
    permissions: [...permissions],
    label: application?.android(ATTRIBUTE.label),
    icon: application?.android(ATTRIBUTE.icon),
    isDebuggable: isTrue(application?.android(ATTRIBUTE.debuggable)),
    isTestOnly: isTrue(application?.android(ATTRIBUTE.testOnly)),
    isSplit: root.plain('split') !== undefined,
  };
}

function addPermission(permissions: Set<string>, element: AxmlElement): void {
  const name = element.android(ATTRIBUTE.name);
  if (name?.kind === 'text' && name.text !== '') permissions.add(name.text);
  if (permissions.size > PERMISSIONS_MAX) throw new MalformedError('too many permissions');
}

function readVersionCode(root: AxmlElement): number | null {
  const low = toNumber(root.android(ATTRIBUTE.versionCode));
  const major = toNumber(root.android(ATTRIBUTE.versionCodeMajor)) ?? 0;
  if (low === null || low < 0 || major < 0) return null;
  const code = major * UPPER_HALF + low;
  return Number.isSafeInteger(code) ? code : null;
}

function toNumber(value: ResourceValue | undefined): number | null {
  return value?.kind === 'number' ? value.value : null;
}

function isTrue(value: ResourceValue | undefined): boolean {
  if (value?.kind === 'number') return value.value !== 0;
  return value?.kind === 'boolean' && value.value;
}
