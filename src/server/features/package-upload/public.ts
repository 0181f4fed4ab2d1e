export { findPackageFile, markTakenRemoving, nameFolder } from './package-file-queries.ts';
export {
  giveUpPackages,
  incomingPath,
  packagesFolder,
  type ReceivedPackage,
  receivePackage,
  removePackage,
  storePackage,
  takePackage,
} from './package-queries.ts';
