import { chainAuditEvents, readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'
import { openCompanySeal } from '../../signing/signing/public.ts'
import { addCheckpoint, checkpointPath, readCheckpoints } from './checkpoint-store.ts'

export const CHECKPOINT_AUDIT: JobKind<{ companyId?: string }> = {
  name: 'checkpoint-audit',
  // Before backups are usually made.
  schedule: { cron: '45 0 * * *' },
  isCaughtUp: true,
}

/** Writes the sealed head of the audit chain to a file outside the database; not twice for one head. */
export async function checkpointAudit(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'masterKey' | 'settings'>,
  companyId: string,
): Promise<void> {
  await chainAuditEvents(deps, companyId)
  const head = await deps.inCompany(companyId, readAuditHead)
  const path = checkpointPath(deps.settings.dataDirectory, companyId)
  const last = (await readCheckpoints(path)).at(-1)
  if (!head || last?.sequence === head.sequence) return
  const seal = await openCompanySeal(deps, companyId)
  await addCheckpoint(path, await signCheckpoint(seal, { companyId, head, at: deps.clock.now() }))
}
