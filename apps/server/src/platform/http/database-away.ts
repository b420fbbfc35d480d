import { STALE_PLAN } from '../database/prepared-pool.ts'

/** The database is down, restarting or too busy: nothing was saved, and a retry is worthwhile. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (REFUSED_BY_SERVER.test(code) || error.message === STALE_PLAN) return true
  if (CUT_SOCKET.test(code)) return syscall !== 'open'
  return code === '' && LOST_CONNECTION.test(error.message)
}

/** PostgreSQL: shutting down or starting, connection lost, too many clients, serialisation, deadlock, a lock waited for too long. */
const REFUSED_BY_SERVER = /^(57P0[1-3]|08\w{3}|53300|40001|40P01|55P03)$/

/** The embedded database's socket is a file, absent while it restarts. Any other missing file is a fault of ours. */
const CUT_SOCKET = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** The driver gives these errors no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/
