import { type ApkKey, makeApkKey } from './apk-key.ts';
import { type ArchiveFiles, buildArchive } from './build-archive.ts';
import { signApk } from './sign-apk.ts';
import { type AxmlValue, writeAxml, type XmlElement } from './write-axml.ts';

export interface ApkOptions {
  readonly packageName: string;
  readonly versionName?: string;
  readonly versionCode?: number;
  /** Full names: android.permission.CAMERA. */
  readonly permissions?: readonly string[];
  /** The signing key; null: unsigned. By default the same key for all. */
  readonly key?: ApkKey | null;
  readonly label?: string;
  readonly minSdk?: number;
  readonly targetSdk?: number;
  readonly isDebuggable?: boolean;
  /** Further files of the archive, by path. */
  readonly files?: ArchiveFiles;
  /** Further attributes of `<manifest>` and `<application>`. */
  readonly manifest?: Readonly<Record<string, AxmlValue>>;
  readonly application?: Readonly<Record<string, AxmlValue>>;
}

let defaultKey: ApkKey | undefined;

/** The key of packages that name none. */
export function testApkKey(): ApkKey {
  defaultKey ??= makeApkKey();
  return defaultKey;
}

/** A valid APK without code, signed by scheme v2, in some milliseconds. */
export async function buildApk(options: ApkOptions): Promise<Buffer> {
  const { key = testApkKey(), files = {} } = options;
  const archive = await buildArchive({ 'AndroidManifest.xml': writeAxml(describeApk(options)), ...files });
  return key === null ? archive : signApk(archive, key);
}

/** The manifest of that APK. */
export function describeApk({
  packageName,
  versionName = '1.0.0',
  versionCode = 1,
  permissions = [],
  label = 'Test game',
  minSdk = 24,
  targetSdk = 35,
  isDebuggable = false,
  manifest = {},
  application = {},
}: ApkOptions): XmlElement {
  const uses = permissions.map((name) => ({ name: 'uses-permission', attributes: { name } }));
  return {
    name: 'manifest',
    attributes: { versionCode, versionName, package: packageName, ...manifest },
    children: [
      { name: 'uses-sdk', attributes: { minSdkVersion: minSdk, targetSdkVersion: targetSdk } },
      ...uses,
      {
        name: 'application',
        attributes: { label, hasCode: false, ...(isDebuggable && { debuggable: true }), ...application },
      },
    ],
  };
}
