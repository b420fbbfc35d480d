import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import type { ProofKind } from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { requireNotice, type StoredNotice } from './notice-repository.ts'
import { settleNotices } from './settle-notices.ts'

/**
 * Takes a proof back: it stays in the register, and the notice is judged without it.
 *
 * @throws Refused NOTICE_LAST_DAY where nothing would be left to judge: the notice itself is cancelled then, which says so
 */
export async function withdrawProof(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { proofId, ...place }: { contractId: string; noticeId: string; proofId: string },
): Promise<void> {
  const { contractId, noticeId } = place
  await requireLifecycleAct(deps, db, actor, contractId, 'keepNotices')
  const notice = await requireNotice(db, place)
  const kind = await kindOfProof(db, { noticeId, proofId })
  if (isLastDay(notice, kind)) throw new Refused('STATE', 'NOTICE_LAST_DAY')
  const { day } = notice.proofs.find((proof) => proof.kind === kind)!
  await withdrawStanding(deps, db, actor, { noticeId, kind })
  await settleNotices(deps, db, contractId)
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.noticeProofWithdrawn', contractId, {
      noticeId,
      proof: kind,
      day,
    }),
  )
}

/** Withdraws the proof of a kind that stands, if there is one. */
export async function withdrawStanding(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { noticeId, kind }: { noticeId: string; kind: ProofKind },
): Promise<void> {
  await db
    .update('notice_proof')
    .set({ withdrawn_by: actor.personId, withdrawn_at: clock.now() })
    .where('notice_proof.notice_id', '=', noticeId)
    .where('notice_proof.kind', '=', kind)
    .where('notice_proof.withdrawn_at', 'is', null)
    .execute()
}

async function kindOfProof(
  db: CompanyDatabase,
  { noticeId, proofId }: { noticeId: string; proofId: string },
): Promise<ProofKind> {
  const proof = await db
    .select('notice_proof')
    .where('notice_proof.id', '=', proofId)
    .where('notice_proof.notice_id', '=', noticeId)
    .where('notice_proof.withdrawn_at', 'is', null)
    .select('notice_proof.kind')
    .executeTakeFirst()
  if (!proof) throw new Refused('NOT_FOUND', 'NOTICE_PROOF_NOT_FOUND')
  return proof.kind!
}

function isLastDay(notice: StoredNotice, withdrawn: ProofKind): boolean {
  const proofs = notice.proofs.filter(({ kind }) => kind !== withdrawn)
  return engineNotice(notice) !== null && engineNotice({ ...notice, proofs }) === null
}
