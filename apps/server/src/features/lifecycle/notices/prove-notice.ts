import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import type { NoticeProof, NoticeRecord } from '@tacite/domain/notices/notice-record.ts'
import { proofsRefusal } from '@tacite/domain/notices/proof-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { inServed } from '../../../platform/http/served-request.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endUnsignedLetter } from '../../signing/signing/public.ts'
import { receiveFile } from '../../writing/attachments/public.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { endEvent, requireEffect } from './notice-effect.ts'
import { adoptNotices, requireNotice } from './notice-repository.ts'
import { settleNotices } from './settle-notices.ts'
import { storeEvidence, type EvidenceFile } from './store-evidence.ts'
import { withdrawStanding } from './withdraw-proof.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'files'>

export interface ProofPlace {
  contractId: string
  noticeId: string
}

/**
 * Records a day of a notice; the engine judges it again. The one of its kind that it replaces is kept. The first day of
 * a letter that was only written makes it take effect, and takes back the request to sign it: it left as it was.
 */
export async function proveNotice(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: ProofPlace,
  proof: NoticeProof,
  file: EvidenceFile | null = null,
): Promise<void> {
  const { contractId, noticeId } = place
  const effect = await requireProvable(deps, db, actor, place, proof)
  await withdrawStanding(deps, db, actor, { noticeId, kind: proof.kind })
  const now = deps.clock.now()
  await db
    .insert('notice_proof', {
      id: newId(now),
      contract_id: contractId,
      notice_id: noticeId,
      ...proof,
      ...file,
      recorded_by: actor.personId,
      recorded_at: now,
    })
    .execute()
  await endUnsignedLetter(deps, db, actor, place)
  await settleNotices(deps, db, contractId)
  const event = contractEvent(actor, 'contract.noticeProved', contractId, {
    noticeId,
    proof: proof.kind,
    day: proof.day,
    sha256: file?.sha256 ?? null,
  })
  await deps.events.record(db, event)
  if (effect) await deps.events.record(db, effect)
}

/** The same with the file that proves it: evidence, not content of the contract. */
export function proveByFile(
  deps: Deps & Pick<Platform, 'settings' | 'inCompany'>,
  actor: Actor,
  { request, ...asked }: ProofPlace & NoticeProof & { request: FastifyRequest },
): Promise<void> {
  const { contractId, noticeId, kind, day } = asked
  const inCompany = inServed(deps.inCompany, actor, request)
  const place = { contractId, noticeId }
  const proof = { kind, day }
  return receiveFile(
    { deps, actor, request, inCompany },
    (db) => requireProvable(deps, db, actor, place, proof),
    (received) =>
      inCompany(async (db) => {
        const file = await storeEvidence(deps, db, received)
        await proveNotice(deps, db, actor, place, proof, file)
      }),
  )
}

/** @returns the event of the end that the proof brings about; null where nothing ends, or the end is known already */
async function requireProvable(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: ProofPlace,
  proof: NoticeProof,
) {
  const { contractId } = place
  const known = await requireLifecycleAct(deps, db, actor, contractId, 'keepNotices')
  await adoptNotices(db, [contractId])
  const notice = await requireNotice(db, place)
  const proofs = [...notice.proofs.filter(({ kind }) => kind !== proof.kind), proof]
  const code = proofsRefusal(proofs, known.today)
  if (code) throw new Refused('RULE', { code, field: 'day' })
  const proved: NoticeRecord = { ...notice, proofs }
  if (engineNotice(notice) !== null || engineNotice(proved) === null) return null
  await requireLifecycleAct(deps, db, actor, contractId, 'markTerminated')
  return endEvent(actor, contractId, requireEffect(proved, known), known)
}
