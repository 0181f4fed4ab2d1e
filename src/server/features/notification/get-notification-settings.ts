import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readerOf } from './reader-of.ts';
import { findSettings } from './settings-queries.ts';

type SettingServices = Pick<Services, 'database'>;

/** Returns the caller's notification settings. */
export function getNotificationSettings({ database: { db } }: SettingServices): Handler<'getNotificationSettings'> {
  return (_, context) => findSettings(db, readerOf(requireSession(context)));
}
