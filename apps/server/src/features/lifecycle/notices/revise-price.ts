import { proofsRefusal } from '@tacite/domain/notices/proof-rules.ts'
import type { NoticeMode, NoticeSide } from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { proofsOf } from './notice-repository.ts'
import { storeNotice } from './store-notice.ts'

export interface PriceRevision {
  givenBy: NoticeSide
  mode: NoticeMode | null
  appliesFrom: string
  sentOn: string | null
  receivedOn: string | null
}

/** Records the notice of another price: the amount of the contract changes by an amendment, not by it. */
export async function revisePrice(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { sentOn, receivedOn, ...revision }: PriceRevision,
): Promise<void> {
  const { today } = await requireLifecycleAct(deps, db, actor, contractId, 'keepNotices')
  const proofs = proofsOf({ deposit: sentOn, receipt: receivedOn })
  const code = proofs.length === 0 ? 'NOTICE_DAY_REQUIRED' : proofsRefusal(proofs, today)
  if (code) throw new Refused('RULE', { code, field: 'sentOn' })
  const noticeId = newId(deps.clock.now())
  const notice = { id: noticeId, contractId, kind: 'priceRevision', endsOn: null } as const
  await storeNotice(deps, db, actor, { ...notice, ...revision, proofs })
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.priceRevised', contractId, {
      noticeId,
      givenBy: revision.givenBy,
      day: revision.appliesFrom,
    }),
  )
}
