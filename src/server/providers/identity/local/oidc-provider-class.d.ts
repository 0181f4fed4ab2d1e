/**
 * The class without the package's entry, which warns on every Node.js that is no LTS release yet; the one that comes
 * with the project is a young one (docs/decisions/013-node-version.md).
 */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
