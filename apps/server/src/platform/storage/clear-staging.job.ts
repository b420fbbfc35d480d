import type { Clock } from '../clock.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { FileStore } from './file-store.ts'

export const CLEAR_STAGING: JobKind = {
  name: 'clear-staging',
  schedule: { cron: '10 3 * * *' },
}

/** Longer than the longest upload. */
const GRACE_MS = 24 * 60 * 60 * 1000

/** Removes what was being staged when its process was killed. */
export async function clearStaging({
  clock,
  files,
}: {
  clock: Clock
  files: Pick<FileStore, 'removeLeftovers'>
}): Promise<void> {
  await files.removeLeftovers(new Date(clock.now().getTime() - GRACE_MS))
}
