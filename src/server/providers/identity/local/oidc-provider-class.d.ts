/**
 * The class without the package's entry, which warns on every Node.js release that is not LTS yet, like the one this
 * project ships (docs/decisions/013-node-version.md).
 */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
