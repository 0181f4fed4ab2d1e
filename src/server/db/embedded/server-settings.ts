/**
 * Settings of the embedded server, as arguments: sized for a machine that also runs everything else. `fsync`,
 * `full_page_writes` and `synchronous_commit` stay on, so that committed data is durable.
 */
export function serverArguments(
  clusterFolder: string,
  socketFolder: string,
  archiveCommand?: string | undefined,
): string[] {
  const settings = {
    listen_addresses: '',
    // A list of paths: a comma in the path would split it without quotes.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    work_mem: '8MB',
    random_page_cost: '1.1',
    // Pages run many small queries: JIT and parallel workers cost more than they gain.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(archiveCommand === undefined ? {} : archiveSettings(archiveCommand)),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', clusterFolder, '-p', '5432', ...options];
}

/** A quarter of an hour is the most that is not copied yet. */
function archiveSettings(command: string) {
  return { wal_level: 'replica', archive_mode: 'on', archive_command: command, archive_timeout: '900' };
}
