import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AuditCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'
import { authorityCertificate } from '../../signing/signing/public.ts'
import { checkpointPath, readCheckpoints } from './checkpoint-store.ts'

/** One is written each night and at each start. */
const OVERDUE_AFTER_MS = 48 * 60 * 60 * 1000

/** What is kept of a company's chain outside the database. */
export interface AuditWitness {
  /** Sealed by the company, oldest first. */
  checkpoints: AuditCheckpoint[]
  /** How many of those written are not in the file any more, or how many lines of it no seal signed. */
  lost: number
  /** Whether an event is older than two days and not behind a checkpoint yet. */
  isOverdue: boolean
}

/** Reads the checkpoints that the company's seal signed, and compares them with what was written. */
export async function auditWitness(
  {
    settings,
    clock,
  }: { settings: Pick<Platform['settings'], 'dataDirectory'> } & Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<AuditWitness> {
  const { companyId } = db
  const authority = await authorityCertificate(db)
  const path = checkpointPath(settings.dataDirectory, companyId)
  const kept = await readCheckpoints(path, { companyId, authorities: authority ? [authority] : [] })
  const { checkpoints, rejected } = kept
  const written = await writtenCheckpoints(db)
  const next = await happenedAt(db, (checkpoints.at(-1)?.sequence ?? 0) + 1)
  return {
    checkpoints,
    lost: Math.max(written - checkpoints.length, rejected),
    isOverdue: next !== null && next.getTime() < clock.now().getTime() - OVERDUE_AFTER_MS,
  }
}

/** As the database counts them; 0 while it has no chain, and for those written before it counted. */
async function writtenCheckpoints(db: CompanyDatabase): Promise<number> {
  const row = await db.select('audit_head').select('audit_head.checkpoints').executeTakeFirst()
  return row?.checkpoints ?? 0
}

async function happenedAt(db: CompanyDatabase, sequence: number): Promise<Date | null> {
  const event = await db
    .select('audit_event')
    .where('audit_event.sequence', '=', sequence)
    .select('audit_event.at')
    .executeTakeFirst()
  return event?.at ?? null
}
