import type { DataTypeKey } from '#contract/values/data-catalogue.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import type { FilePermission } from '#contract/version/inspection.ts';

const ANDROID = 'android.permission.';

/**
 * The data types a permission lets a game collect, in terms of the data catalog. Permissions that only enable
 * features (network, vibration, an alarm) collect nothing. Names without the prefix `android.permission.` are
 * Android's own.
 */
const COLLECTED: Readonly<Record<string, readonly DataTypeKey[]>> = {
  ACCESS_COARSE_LOCATION: ['approximate_location'],
  ACCESS_FINE_LOCATION: ['approximate_location', 'precise_location'],
  ACCESS_BACKGROUND_LOCATION: ['approximate_location'],
  ACCESS_MEDIA_LOCATION: ['precise_location'],
  CAMERA: ['photos', 'videos'],
  RECORD_AUDIO: ['voice_sound'],
  READ_MEDIA_IMAGES: ['photos'],
  READ_MEDIA_VIDEO: ['videos'],
  READ_MEDIA_VISUAL_USER_SELECTED: ['photos', 'videos'],
  READ_MEDIA_AUDIO: ['music', 'other_audio'],
  READ_EXTERNAL_STORAGE: ['photos', 'videos', 'files_documents'],
  MANAGE_EXTERNAL_STORAGE: ['photos', 'videos', 'files_documents'],
  READ_CONTACTS: ['contacts'],
  GET_ACCOUNTS: ['email', 'user_ids'],
  READ_PROFILE: ['name'],
  READ_CALENDAR: ['calendar_events'],
  READ_SMS: ['sms_mms'],
  RECEIVE_SMS: ['sms_mms'],
  RECEIVE_MMS: ['sms_mms'],
  READ_CALL_LOG: ['phone_number', 'other_actions'],
  PROCESS_OUTGOING_CALLS: ['phone_number'],
  READ_PHONE_NUMBERS: ['phone_number'],
  READ_PHONE_STATE: ['phone_number', 'device_ids'],
  READ_PRIVILEGED_PHONE_STATE: ['device_ids'],
  BODY_SENSORS: ['health'],
  BODY_SENSORS_BACKGROUND: ['health'],
  ACTIVITY_RECOGNITION: ['fitness'],
  QUERY_ALL_PACKAGES: ['installed_apps'],
  PACKAGE_USAGE_STATS: ['interactions', 'installed_apps'],
  'com.google.android.gms.permission.AD_ID': ['device_ids'],
  'com.google.android.gms.permission.ACTIVITY_RECOGNITION': ['fitness'],
  'com.android.browser.permission.READ_HISTORY_BOOKMARKS': ['browsing_history'],
};

/** Strips Android's own prefix from a permission's name. */
export function shortPermissionName(name: string): string {
  return name.startsWith(ANDROID) ? name.slice(ANDROID.length) : name;
}

/** Codes of the data types that a permission lets a game collect; may be empty. */
export function dataTypesOf(permission: string): readonly number[] {
  const short = shortPermissionName(permission);
  const keys = Object.hasOwn(COLLECTED, short) ? (COLLECTED[short] ?? []) : [];
  return DATA_TYPES.filter(({ key }) => keys.includes(key)).map(({ code }) => code);
}

/** Compares the data that permissions can collect with what the application declares. */
export function comparePermissions(names: readonly string[], declared: readonly number[]): FilePermission[] {
  return names.map((name) => {
    const dataTypes = [...dataTypesOf(name)];
    return { name, dataTypes, undeclared: dataTypes.filter((code) => !declared.includes(code)) };
  });
}
