import type { BackupProblem } from '@tacite/domain/backups/backup-state.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../private-file.ts'

/** How the backups of an installation are doing; in the data directory, so that a restored database knows none. */
export interface BackupStatus {
  last: FinishedBackup | null
  /** The last attempt, when it failed. */
  failure: { at: string; problem: BackupProblem } | null
}

export interface FinishedBackup {
  startedAt: string
  finishedAt: string
  hasDatabase: boolean
  documents: number
  /** Of the database's archive and all documents. */
  bytes: number
  /** Documents that were damaged or missing. */
  unreadable: number
}

export async function readBackupStatus(dataDirectory: string): Promise<BackupStatus> {
  const text = await readFile(pathIn(dataDirectory), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return text === null ? { last: null, failure: null } : (JSON.parse(text) as BackupStatus)
}

export async function writeBackupStatus(
  dataDirectory: string,
  status: BackupStatus,
): Promise<void> {
  await replaceFile(pathIn(dataDirectory), `${JSON.stringify(status, null, 2)}\n`)
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'backups.json')
