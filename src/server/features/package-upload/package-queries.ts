/** Public module of the feature: other features import from here only. */
export { incomingPath, packagesFolder } from './incoming-folder.ts';
export { claimPackage, type ReceivedPackage, releasePackages } from './package-file-queries.ts';
export { receivePackage } from './receive-package.ts';
export { removePackage } from './remove-package.ts';
export { storePackage } from './store-package.ts';
