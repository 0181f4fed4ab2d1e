import type pg from 'pg';

/** Begins a copy of the cluster's files. False: the server does not archive its journal, without which one is useless. */
export async function beginBaseCopy(client: pg.ClientBase): Promise<boolean> {
  await client.query('SET statement_timeout = 0; SET idle_session_timeout = 0');
  const { rows } = await client.query<{ archive_mode: string }>('SHOW archive_mode');
  if (rows[0]?.archive_mode !== 'on') return false;
  await client.query(`SELECT pg_backup_start('starhall', true)`);
  return true;
}

/** Ends it once the journal that the copy needs is archived; returns the content of its `backup_label`. */
export async function endBaseCopy(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(true)');
  return rows[0]?.labelfile ?? '';
}
