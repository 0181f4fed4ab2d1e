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
