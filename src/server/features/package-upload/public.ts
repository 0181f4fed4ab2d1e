export { findReceivedFile, type ReceivedFilePlace } from './find-received-file.ts';
export { findPackageFile, markTakenRemoving, nameFolder } from './package-file-queries.ts';
export {
  claimPackage,
  incomingPath,
  packagesFolder,
  type ReceivedPackage,
  receivePackage,
  releasePackages,
  removePackage,
  storePackage,
} from './package-queries.ts';
