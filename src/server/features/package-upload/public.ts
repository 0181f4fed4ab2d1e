export { findPackageFile, markTakenRemoving, nameFolder } from './package-file-queries.ts';
export {
  claimPackage,
  giveUpPackages,
  incomingPath,
  packagesFolder,
  type ReceivedPackage,
  receivePackage,
  removePackage,
  storePackage,
} from './package-queries.ts';
