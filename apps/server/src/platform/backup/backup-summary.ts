import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { writePart } from './part-files.ts'

export const SUMMARY = 'backup.json'

const part = z.strictObject({ size: z.int(), sha256: z.hex().length(64) })

const content = z.strictObject({
  format: z.literal('tacite-backup-1'),
  /** Everything acknowledged before this moment is in the backup. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** `own`: the operator's PostgreSQL, which is backed up apart. */
  database: z.enum(['embedded', 'own']),
  /** Which installation it is of: the id of its master key. */
  installation: z.string(),
  /** The files beside this one. */
  parts: z.record(z.string(), part),
  documents: z.strictObject({
    count: z.int(),
    bytes: z.int(),
    /** Damaged or missing when the backup was made, as `company/hash`. */
    unreadable: z.array(z.string()),
  }),
})

const summary = z.strictObject({
  content,
  key: z.strictObject({ salt: z.string(), nonce: z.string(), ciphertext: z.string() }),
  /** Of the content as JSON. */
  sha256: z.string(),
})

/** What a backup contains. It is written last: a folder without it is not a backup. */
export type BackupContent = z.infer<typeof content>
export type BackupSummary = z.infer<typeof summary>

export function digestOf(of: BackupContent): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('hex')
}

export async function writeSummary(directory: string, written: BackupSummary): Promise<void> {
  await writePart(join(directory, SUMMARY), [Buffer.from(`${JSON.stringify(written, null, 2)}\n`)])
}

/** @throws BackupError when it is missing, damaged, or made by a later version. */
export async function readSummary(directory: string): Promise<BackupSummary> {
  const path = join(directory, SUMMARY)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupError('damaged', `${path} is missing: this backup is incomplete.`)
  })
  const parsed = summary.safeParse(parseJson(text))
  if (!parsed.success || digestOf(parsed.data.content) !== parsed.data.sha256)
    throw new BackupError('damaged', `${path} is damaged, or was made by another version.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
