import type { FileFacts } from '#contract/version/inspection.ts';

/** Facts of a file before inspection. */
export const NO_FACTS: FileFacts = {
  packageName: null,
  versionName: null,
  versionCode: null,
  minSdk: null,
  targetSdk: null,
  label: null,
  icon: null,
  isDebuggable: null,
  permissions: [],
  abis: [],
  certificates: [],
  signatureSchemes: [],
  isSignatureVerified: null,
  machine: null,
  fileCount: null,
  unpackedSize: null,
  entry: null,
  largest: [],
};
