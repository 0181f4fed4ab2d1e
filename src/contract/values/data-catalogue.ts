/**
 * The catalog of data that a game may collect or share: groups by hundreds (R3.68-R3.70), their types numbered 101,
 * 102, … in this order (O56, decisions.md "Numbers and links"). What people read stands in the catalog `catalogue`.
 */
export const DATA_GROUPS = [
  { code: 100, key: 'location', types: ['approximate_location', 'precise_location'] },
  {
    code: 200,
    key: 'personal_info',
    types: [
      'name',
      'email',
      'user_ids',
      'address',
      'phone_number',
      'race_ethnicity',
      'political_religious_beliefs',
      'sexual_orientation',
      'other_personal_info',
    ],
  },
  {
    code: 300,
    key: 'financial_info',
    types: ['payment_info', 'purchase_history', 'credit_score', 'other_financial_info'],
  },
  { code: 400, key: 'health_fitness', types: ['health', 'fitness'] },
  { code: 500, key: 'messages', types: ['emails', 'sms_mms', 'other_messages'] },
  { code: 600, key: 'photos_videos', types: ['photos', 'videos'] },
  { code: 700, key: 'audio', types: ['voice_sound', 'music', 'other_audio'] },
  { code: 800, key: 'files', types: ['files_documents'] },
  { code: 900, key: 'calendar', types: ['calendar_events'] },
  { code: 1000, key: 'contacts', types: ['contacts'] },
  {
    code: 1100,
    key: 'app_activity',
    types: ['interactions', 'in_app_search', 'installed_apps', 'user_content', 'other_actions'],
  },
  { code: 1200, key: 'web_browsing', types: ['browsing_history'] },
  { code: 1300, key: 'app_performance', types: ['crash_logs', 'diagnostics', 'other_performance'] },
  { code: 1400, key: 'device_ids', types: ['device_ids'] },
] as const;
export type DataGroupKey = (typeof DATA_GROUPS)[number]['key'];
export type DataTypeKey = (typeof DATA_GROUPS)[number]['types'][number];

export interface DataType {
  readonly code: number;
  readonly key: DataTypeKey;
  /** Code of the group: 100, 200, … */
  readonly group: number;
}

/** Every type of data that can be declared, in the order of the codes; a group alone cannot. */
export const DATA_TYPES: readonly DataType[] = DATA_GROUPS.flatMap(({ code, types }) =>
  types.map((key, index) => ({ code: code + index + 1, key, group: code })),
);

/** What data may be used for (decisions.md, "Portal"). */
export const DATA_PURPOSES = [
  'functionality',
  'analytics',
  'developer_communications',
  'advertising',
  'fraud_security',
  'personalisation',
  'account_management',
] as const;
export type DataPurpose = (typeof DATA_PURPOSES)[number];

/** Undefined for a code that is no type, that of a group included. */
export function findDataType(code: number): DataType | undefined {
  return DATA_TYPES.find((type) => type.code === code);
}
