/** What other features may use of this one: import it from here. */
export { incomingPath, packagesFolder } from './incoming-folder.ts';
export { giveUpPackages, type ReceivedPackage, takePackage } from './package-file-queries.ts';
export { receivePackage } from './receive-package.ts';
export { removePackage } from './remove-package.ts';
export { storePackage } from './store-package.ts';
