import type { Device } from '#contract/device/entities.ts';
import type { Row } from '../../db/schema.ts';

export function presentDevice(row: Row<'devices'> & { readonly is_current: boolean }): Device {
  return {
    id: row.id,
    name: row.name,
    addedAt: row.added_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.is_current,
  };
}
