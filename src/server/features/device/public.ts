export { listCurrentDevice, noteDeviceSeen } from './device-queries.ts';
