import type { Platform } from '../../../platform/platform.ts'
import { chainAuditEvents } from '../../../platform/events/chain-audit-events.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import {
  sealContract,
  type ContractSealRequest,
  type SealedContract,
} from '../../../platform/sealing/seal-contract.ts'
import { TimestampError } from '../../../platform/sealing/timestamp-authority.ts'
import { openCompanySeal } from './company-seal.ts'
import { finishSealing } from './finish-sealing.ts'
import type { OwedSeal } from './pending-seal.ts'
import { gatherEvidence, withPictures } from './seal-evidence.query.ts'
import { raiseSealAlarm } from './raise-seal-alarm.ts'

/** How long a seal waits for its timestamp before it is made without one, and says so. */
const TIMESTAMP_WAIT_MS = 24 * 60 * 60 * 1000

/**
 * Makes the final PDF of a completed signature and locks the contract. Idempotent: whatever was killed before the
 * last transaction is simply repeated; after it there is nothing left to do.
 */
export async function sealSignedContract(
  deps: Omit<Platform, 'live' | 'inCompanyForReports'>,
  job: OwedSeal,
): Promise<void> {
  const owed = await countAttempt(deps, job)
  if (!owed) return
  const sealKey = await openCompanySeal(deps, job.companyId)
  const sealedAt = deps.clock.now()
  await chainAuditEvents(deps, job.companyId)
  const gathered = await deps.inCompany(job.companyId, (db) =>
    gatherEvidence(db, job.requestId, sealedAt),
  )
  const evidence = await withPictures({ files: deps.files, companyId: job.companyId }, gathered)
  const shown = await deps.files.open(job.companyId, gathered.documentSha256, { recheck: true })
  const sealed = await sealInTime(deps, job, owed.completedAt, {
    shownPdf: await shown.bytes(),
    evidence,
    sealKey,
  })
  failpoint('before-seal-stored')
  await deps.files.put(job.companyId, sealed.pdf)
  failpoint('after-seal-stored')
  await deps.inCompany(job.companyId, (db) =>
    finishSealing(deps, db, job.requestId, {
      pdf: sealed.pdf,
      sha256: sealed.sha256,
      level: sealed.level,
      isTimestampMissing: deps.timestamps !== null && sealed.level === 'B-B',
      sealedAt,
      auditHead: evidence.auditHead,
    }),
  )
  failpoint('after-seal-committed')
}

/**
 * With a timestamp when the installation has an authority. One that does not answer delays the seal, for a day at most:
 * people who have signed need their copy, and a seal may well state the server's time as long as it says so.
 *
 * @throws TimestampError when it is to be tried again.
 */
async function sealInTime(
  { clock, log, timestamps }: Pick<Platform, 'clock' | 'log' | 'timestamps'>,
  { companyId, requestId }: OwedSeal,
  completedAt: Date,
  request: ContractSealRequest,
): Promise<SealedContract> {
  if (!timestamps) return sealContract(request)
  try {
    return await sealContract({ ...request, timestampAuthority: timestamps.authority })
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error
    log.warn('seal.notTimestamped', { companyId, requestId, error })
    const waitedMs = clock.now().getTime() - completedAt.getTime()
    if (waitedMs < TIMESTAMP_WAIT_MS) throw error
    return sealContract({ ...request, isTimestampMissing: true })
  }
}

/** Counted before the attempt, so that one which crashes the process raises the alarm too. */
async function countAttempt(
  deps: Pick<Platform, 'events' | 'inCompany' | 'log'>,
  { companyId, requestId }: OwedSeal,
): Promise<{ completedAt: Date } | null> {
  return deps.inCompany(companyId, async (db) => {
    const row = await db
      .update('signature_request')
      .set((request) => ({ seal_attempts: request('seal_attempts', '+', 1) }))
      .where('signature_request.id', '=', requestId)
      .where('signature_request.state', '=', 'sealing')
      .returning(['seal_attempts', 'completed_at'])
      .executeTakeFirst()
    if (!row?.completed_at) return null
    await raiseSealAlarm(deps, db, { requestId, attempt: row.seal_attempts })
    return { completedAt: row.completed_at }
  })
}
