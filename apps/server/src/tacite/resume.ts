import { readRestoredMarker, removeRestoredMarker } from '../platform/backup/restored-marker.ts'
import type { Operator } from './operator.ts'

/** `resume`: a restored installation sends again, what has been waiting first. */
export async function resume(_args: string[], { settings, say }: Operator): Promise<void> {
  const marker = await readRestoredMarker(settings.dataDirectory)
  if (!marker) return say('Nothing is being held back here.')
  if (marker.state === 'unfinished')
    throw new Error(
      `The restore did not finish. Run it again: npm run tacite -- restore ${marker.from}`,
    )
  await removeRestoredMarker(settings.dataDirectory)
  say('Open again: waiting mails are sent now, or at the next start.')
}
