import type { Platform } from '../../../platform/platform.ts'
import { chainAuditEvents } from '../../../platform/events/chain-audit-events.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import { sealContract } from '../../../platform/sealing/seal-contract.ts'
import { openCompanySeal } from './company-seal.ts'
import { finishSealing } from './finish-sealing.ts'
import type { OwedSeal } from './pending-seal.ts'
import { gatherEvidence, withPictures } from './seal-evidence.query.ts'
import { raiseSealAlarm } from './raise-seal-alarm.ts'

/**
 * Makes the final PDF of a completed signature and locks the contract. Idempotent: whatever was killed before the
 * last transaction is simply repeated; after it there is nothing left to do.
 */
export async function sealSignedContract(
  deps: Omit<Platform, 'live' | 'inCompanyForReports'>,
  job: OwedSeal,
): Promise<void> {
  const isOwed = await countAttempt(deps, job)
  if (!isOwed) return
  const sealKey = await openCompanySeal(deps, job.companyId)
  const sealedAt = deps.clock.now()
  await chainAuditEvents(deps, job.companyId)
  const gathered = await deps.inCompany(job.companyId, (db) =>
    gatherEvidence(db, job.requestId, sealedAt),
  )
  const evidence = await withPictures({ files: deps.files, companyId: job.companyId }, gathered)
  const shown = await deps.files.open(job.companyId, gathered.documentSha256, { recheck: true })
  const sealed = await sealContract({
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
      sealedAt,
      auditHead: evidence.auditHead,
    }),
  )
  failpoint('after-seal-committed')
}

/** Counted before the attempt, so that one which crashes the process raises the alarm too. */
async function countAttempt(
  deps: Pick<Platform, 'events' | 'inCompany' | 'log'>,
  { companyId, requestId }: OwedSeal,
): Promise<boolean> {
  return deps.inCompany(companyId, async (db) => {
    const row = await db
      .update('signature_request')
      .set((request) => ({ seal_attempts: request('seal_attempts', '+', 1) }))
      .where('signature_request.id', '=', requestId)
      .where('signature_request.state', '=', 'sealing')
      .returning(['seal_attempts', 'contract_id', 'requested_by'])
      .executeTakeFirst()
    if (!row) return false
    await raiseSealAlarm(deps, db, {
      requestId,
      contractId: row.contract_id,
      requestedBy: row.requested_by,
      attempt: row.seal_attempts,
    })
    return true
  })
}
