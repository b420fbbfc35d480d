import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endUnsignedLetter } from '../../signing/signing/public.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { adoptNotices, readNotices, type StoredNotice } from './notice-repository.ts'
import { settleNotices } from './settle-notices.ts'

/** Withdraws a notice: it stays on record as cancelled, and the deadlines are what they would have been without it. */
export async function cancelNotice(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, noticeId }: { contractId: string; noticeId: string },
  reason: string,
): Promise<void> {
  const ends = await endsTheContract(db, contractId, noticeId)
  const act = ends ? 'cancelTermination' : 'keepNotices'
  const { today } = await requireLifecycleAct(deps, db, actor, contractId, act)
  await adoptNotices(db, [contractId])
  const notice = (await readNotices(db, contractId)).find(
    ({ id, cancelledOn }) => id === noticeId && cancelledOn === null,
  )
  if (!notice) throw new Refused('NOT_FOUND', 'NOTICE_NOT_FOUND')
  await db
    .update('contract_notice')
    .set({
      cancelled_on: today.toString(),
      cancelled_by: actor.personId,
      cancel_reason: reason,
    })
    .where('contract_notice.id', '=', noticeId)
    .execute()
  await endUnsignedLetter(deps, db, actor, { contractId, noticeId })
  await settleNotices(deps, db, contractId)
  await deps.events.record(db, {
    ...cancelledEvent(actor, contractId, notice),
    ...(reason !== '' && { personal: { reason } }),
  })
}

/** What ends nothing is taken back at any time; an unknown one is refused like an end. */
async function endsTheContract(
  db: CompanyDatabase,
  contractId: string,
  noticeId: string,
): Promise<boolean> {
  const notice = (await readNotices(db, contractId)).find(({ id }) => id === noticeId)
  return notice === undefined || engineNotice(notice) !== null
}

function cancelledEvent(actor: Actor, contractId: string, notice: StoredNotice) {
  const { id: noticeId, kind } = notice
  return engineNotice(notice) === null
    ? contractEvent(actor, 'contract.noticeCancelled', contractId, { noticeId, kind })
    : contractEvent(actor, 'contract.terminationCancelled', contractId, { noticeId })
}
