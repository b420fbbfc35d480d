import type { BackupProblem } from '@tacite/domain/backups/backup-state.ts'
import { isDiskFull } from '../storage/disk-full.ts'

/** Written for the operator: what happened and what to do. */
export class BackupError extends Error {
  problem: BackupProblem

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

const UNREACHABLE = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'ESTALE', 'ENOTCONN']

/** The same error in the operator's words where the system's code says what is wrong with the place. */
export function explainPlace(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isDiskFull(error))
    return new BackupError('diskFull', `There is not enough room in ${place} (${code}).`, {
      cause: error,
    })
  if (UNREACHABLE.includes(code))
    return new BackupError('unreachable', `${place} cannot be read or written (${code}).`, {
      cause: error,
    })
  return error
}
