import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Device } from '#contract/device/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { firstDeviceName } from './first-device-name.ts';
import { presentDevice } from './present-device.ts';

type Db = Kysely<Schema>;

/** The account and session of the caller. */
export interface DeviceOwner {
  readonly userId: number;
  readonly sessionId: string;
}

export interface CurrentDevice extends DeviceOwner {
  readonly userAgent: string;
  readonly now: Date;
}

/** Records a sign-in with a device that is on the account's list. */
export async function recordDeviceSeen(db: Db, userId: number, deviceHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('devices')
    .set({ last_seen_at: now })
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Adds the session's device to its account's list. A listed device keeps its name. */
export async function listCurrentDevice(trx: Transaction<Schema>, current: CurrentDevice): Promise<Device> {
  const { userId, userAgent, now } = current;
  const device_hash = await requireDeviceHash(trx, current);
  const row = await trx
    .insertInto('devices')
    .values({ user_id: userId, device_hash, name: firstDeviceName(userAgent), added_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentDevice({ ...row, is_current: true });
}

/** A program has no device cookie, so each of its sessions counts as a separate device. */
async function requireDeviceHash(trx: Transaction<Schema>, { sessionId }: DeviceOwner): Promise<Buffer> {
  const { device_hash } = await trx
    .updateTable('sessions')
    .set(({ fn, ref, val }) => ({ device_hash: fn.coalesce(ref('device_hash'), val(randomBytes(32))) }))
    .where('id', '=', sessionId)
    .returning('device_hash')
    .executeTakeFirstOrThrow();
  if (device_hash === null) throw new Error(`the session ${sessionId} has no device`);
  return device_hash;
}

/** Lists an account's devices, most recently used first, with the total count. */
export async function findDevices(db: Db, { userId, sessionId }: DeviceOwner) {
  const own = db.selectFrom('devices as d').where('d.user_id', '=', userId);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('sessions as s', (join) => join.onRef('s.device_hash', '=', 'd.device_hash').on('s.id', '=', sessionId))
    .selectAll('d')
    .select(sql<boolean>`s.id IS NOT NULL`.as('is_current'))
    .orderBy('d.last_seen_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(LIMITS.devicesListed)
    .execute();
  return { count, rows };
}
export type DeviceRow = Awaited<ReturnType<typeof findDevices>>['rows'][number];

export async function isDeviceWhitelistOn(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('is_limited_to_devices').where('id', '=', userId).executeTakeFirst();
  return row?.is_limited_to_devices === true;
}

export async function setDeviceWhitelist(db: Db, userId: number, isOn: boolean, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_limited_to_devices: isOn, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Renames an account's device. Returns false if the account has no such device. */
export async function nameDevice(
  db: Db,
  { userId, id, name }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<boolean> {
  const row = await db
    .updateTable('devices')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a device from the account's list. Returns false if the account has no such device, or if it is the session's
 * own and the list is enabled, because the caller would be locked out.
 */
export async function deleteDevice(db: Db, { userId, sessionId }: DeviceOwner, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('devices as d')
    .where('d.user_id', '=', userId)
    .where('d.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions as s')
            .innerJoin('users as u', 'u.id', 's.user_id')
            .select('s.id')
            .where('s.id', '=', sessionId)
            .where('u.is_limited_to_devices', '=', true)
            .whereRef('s.device_hash', '=', 'd.device_hash'),
        ),
      ),
    )
    .returning('d.id')
    .executeTakeFirst();
  return row !== undefined;
}
