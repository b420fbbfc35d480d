/** Why a backup was given up, as far as administrators of a company are concerned; the log has the rest. */
export const BACKUP_PROBLEMS = [
  'diskFull',
  'passphrase',
  'unreachable',
  'occupied',
  'damaged',
  'unfit',
  'failed',
] as const
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number]

export const BACKUP_STATES = ['none', 'good', 'incomplete', 'late', 'failed'] as const
export type BackupState = (typeof BACKUP_STATES)[number]

/** A night and half a day: one that runs longer than usual is not late yet. */
const LATE_AFTER_MS = 36 * 60 * 60 * 1000

/**
 * How the backups of an installation are doing.
 * @example backupState({ last: { startedAt, isWhole: true }, hasFailed: false }, now) // 'good'
 */
export function backupState(
  { last, hasFailed }: { last: { startedAt: Date; isWhole: boolean } | null; hasFailed: boolean },
  now: Date,
): BackupState {
  if (hasFailed) return 'failed'
  if (!last) return 'none'
  if (now.getTime() - last.startedAt.getTime() > LATE_AFTER_MS) return 'late'
  return last.isWhole ? 'good' : 'incomplete'
}
