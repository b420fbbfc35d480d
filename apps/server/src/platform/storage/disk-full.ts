/** Whether there was no room left to write: on the disk of the files or on that of PostgreSQL. */
export function isDiskFull(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && DISK_FULL.has(String(error.code))
}

/** The system's codes, and PostgreSQL's disk_full. */
const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])
