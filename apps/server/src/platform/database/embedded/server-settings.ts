import { totalmem } from 'node:os'

export interface ServerArguments {
  socketDirectory: string
  port: number
  /** Over the chosen ones, but never over those that keep data safe and private. */
  settings: Record<string, string>
  memoryBytes?: number
}

const MiB = 1024 * 1024

/** The server's command line: settings given here win over every configuration file. */
export function serverArguments(options: ServerArguments): string[] {
  const chosen = {
    ...memorySettings(options.memoryBytes ?? availableMemoryBytes()),
    ...STEADY,
    ...options.settings,
    ...SAFE,
    unix_socket_directories: options.socketDirectory,
    port: String(options.port),
  }
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** What was acknowledged is on the disk, and nobody connects but through the private socket. */
const SAFE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
}

const STEADY = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Long reports run beside clicks on few cores; parallel plans made both slower.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
  wal_compression: 'pglz',
  log_lock_waits: 'on',
  // An error's text may quote a row and its statement: people's words do not belong in a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

/** PostgreSQL's usual shares, within bounds that suit a laptop and a large server. */
function memorySettings(memoryBytes: number): Record<string, string> {
  const share = (part: number, minMiB: number, maxMiB: number) =>
    `${Math.round(Math.min(Math.max((memoryBytes * part) / MiB, minMiB), maxMiB))}MB`
  return {
    shared_buffers: share(1 / 4, 64, 4096),
    effective_cache_size: share(1 / 2, 128, 65_536),
    maintenance_work_mem: share(1 / 16, 32, 1024),
    work_mem: share(1 / 256, 4, 64),
  }
}

/** A container's own limit where there is one: the machine's memory is not ours to use. */
function availableMemoryBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
