import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { chainAuditEvents, readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AuditHead } from '../../../platform/sealing/audit-chain.ts'
import { signCheckpoint, type AuditCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'
import type { SealKey } from '../../../platform/sealing/authority.ts'
import { TimestampError } from '../../../platform/sealing/timestamp-authority.ts'
import { openCompanySeal } from '../../signing/signing/public.ts'
import { auditWitness } from './audit-witness.query.ts'
import { addCheckpoint, checkpointPath } from './checkpoint-store.ts'

export const CHECKPOINT_AUDIT: JobKind<{ companyId?: string }> = {
  name: 'checkpoint-audit',
  // Before backups are usually made.
  schedule: { cron: '45 0 * * *' },
  isCaughtUp: true,
}

type CheckpointDeps = Pick<
  Platform,
  'clock' | 'inCompany' | 'log' | 'masterKey' | 'settings' | 'timestamps'
>

/** Writes the sealed head of the audit chain to a file outside the database; not twice for one head. */
export async function checkpointAudit(deps: CheckpointDeps, companyId: string): Promise<void> {
  await chainAuditEvents(deps, companyId)
  const head = await deps.inCompany(companyId, readAuditHead)
  const { checkpoints } = await deps.inCompany(companyId, (db) => auditWitness(deps, db))
  if (!head || checkpoints.at(-1)?.sequence === head.sequence) return
  const seal = await openCompanySeal(deps, companyId)
  const path = checkpointPath(deps.settings.dataDirectory, companyId)
  await addCheckpoint(path, await signInTime(deps, companyId, { seal, head }))
  await deps.inCompany(companyId, (db) => countCheckpoint(db, checkpoints.length + 1))
}

/** Without a timestamp when the authority gives none: a checkpoint that is there proves more than one that is not. */
async function signInTime(
  { clock, log, timestamps }: CheckpointDeps,
  companyId: string,
  { seal, head }: { seal: SealKey; head: AuditHead },
): Promise<AuditCheckpoint> {
  const stated = { companyId, head, at: clock.now() }
  if (!timestamps) return signCheckpoint(seal, stated)
  try {
    return await signCheckpoint(seal, { ...stated, timestampAuthority: timestamps.authority })
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error
    log.warn('checkpoint.notTimestamped', { companyId, error })
    return signCheckpoint(seal, stated)
  }
}

/** Never fewer than were counted: what is missing from the file stays missing. */
async function countCheckpoint(db: CompanyDatabase, inFile: number): Promise<void> {
  const written = sql<number>`greatest(audit_head.checkpoints + 1, ${inFile}::integer)`
  await db.update('audit_head').set({ checkpoints: written }).execute()
}
