import { STALE_PLAN } from '../database/prepared-pool.ts'

/** The database is away, restarting or too busy: nothing was saved, and another try is worth it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (REFUSED_BY_SERVER.test(code) || error.message === STALE_PLAN) return true
  if (CUT_SOCKET.test(code)) return syscall !== 'open'
  return code === '' && LOST_CONNECTION.test(error.message)
}

/** PostgreSQL: shutting down or starting, connection lost, too many clients, serialisation, deadlock, a lock waited for too long. */
const REFUSED_BY_SERVER = /^(57P0[1-3]|08\w{3}|53300|40001|40P01|55P03)$/

/** The socket of the embedded database is a file: while it restarts there is none. A file of ours that is gone is another matter. */
const CUT_SOCKET = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** The driver gives these errors no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/
