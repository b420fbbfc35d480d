import { Refused } from '@tacite/domain/refusal.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** Reads every file of a company: rot is found while a backup still has the file, not when somebody needs it. */
export const SCRUB_FILES: JobKind<{ companyId?: string }> = {
  name: 'scrub-files',
  schedule: { cron: '17 3 * * 0' },
}

const BATCH = 500

export async function scrubFiles(
  { files, readSlowly }: Pick<Platform, 'files' | 'readSlowly'>,
  companyId: string,
): Promise<void> {
  for (let after = ''; ;) {
    const from = after
    const rows = await readSlowly(companyId, (db) =>
      db
        .select('file')
        .where('file.sha256', '>', from)
        .select('file.sha256')
        .orderBy('file.sha256')
        .limit(BATCH)
        .execute(),
    )
    // Opening raises the alarm; the next file is read all the same.
    for (const { sha256 } of rows)
      await files.open(companyId, sha256, { recheck: true }).catch(unlessRefused)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.sha256
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
