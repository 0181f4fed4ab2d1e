export { listCurrentDevice, recordDeviceSeen } from './device-queries.ts';
