import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../private-file.ts'

/**
 * Left in the data directory by a restore. Unfinished, it prevents every start. Afterwards nothing leaves the
 * installation until an operator removes it with `npm run tacite -- resume`: the original may still be running, and
 * mails that were waiting may have been sent since the backup.
 */
export interface RestoredMarker {
  state: 'unfinished' | 'closed'
  /** The folder that was restored. */
  from: string
  /** The moment up to which the backup is complete. */
  backupOf: string
  /** Whether the trails of all companies have the event. */
  isRecorded: boolean
}

export async function readRestoredMarker(dataDirectory: string): Promise<RestoredMarker | null> {
  const text = await readFile(pathIn(dataDirectory), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return text === null ? null : (JSON.parse(text) as RestoredMarker)
}

export async function writeRestoredMarker(
  dataDirectory: string,
  marker: RestoredMarker,
): Promise<void> {
  await replaceFile(pathIn(dataDirectory), `${JSON.stringify(marker, null, 2)}\n`)
}

export async function removeRestoredMarker(dataDirectory: string): Promise<void> {
  await rm(pathIn(dataDirectory), { force: true })
}

/** @throws Error in the operator's words when a restore into this directory did not finish. */
export async function refuseUnfinishedRestore(dataDirectory: string): Promise<void> {
  const marker = await readRestoredMarker(dataDirectory)
  if (marker?.state !== 'unfinished') return
  throw new Error(
    `A restore into ${dataDirectory} was interrupted. Run it again: npm run tacite -- restore ${marker.from}`,
  )
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'restored.json')
