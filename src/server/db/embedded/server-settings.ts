/**
 * Settings of the embedded server, as arguments: sized for one machine that also runs everything else.
 * `fsync`, `full_page_writes` and `synchronous_commit` keep their defaults, on: what was acknowledged is on the disk.
 */
export function serverArguments(clusterFolder: string, socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    // A list of paths: quoted, or a comma in the path would split it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    work_mem: '8MB',
    random_page_cost: '1.1',
    // The pages ask many small questions: compiling them or spreading them over workers costs more than it gives.
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
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', clusterFolder, '-p', '5432', ...options];
}
