import { totalmem } from 'node:os'
import { SCRAM_ITERATIONS } from './secure-cluster.ts'

export interface ServerArguments {
  socketDirectory: string
  port: number
  /** Override the chosen settings, but never those that keep data safe and private. */
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

/** Acknowledged means on disk, and nobody connects except through the private socket. */
const SAFE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  scram_iterations: String(SCRAM_ITERATIONS),
}

const STEADY = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Long reports run beside interactive requests on few cores; parallel plans slowed both down.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
  wal_compression: 'pglz',
  log_lock_waits: 'on',
  // An error's text may quote a row and its statement: personal data does not belong in a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

/** PostgreSQL's usual memory fractions, within bounds that suit a laptop and a large server. */
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

/** A container's own limit, if any: the machine's whole memory is not ours. */
function availableMemoryBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
