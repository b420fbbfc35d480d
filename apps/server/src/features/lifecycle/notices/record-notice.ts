import type { NoticeMode, NoticeSide } from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { endEvent, requireEffect } from './notice-effect.ts'
import { adoptNotices, proofsOf } from './notice-repository.ts'
import { settleNotices } from './settle-notices.ts'
import { storeNotice } from './store-notice.ts'

export interface NoticeForm {
  kind: 'nonRenewal' | 'earlyExit' | 'termination'
  sentOn: string | null
  presentedOn: string | null
  receivedOn: string | null
  endsOn: string | null
  givenBy: NoticeSide | null
  mode: NoticeMode | null
}

/**
 * Records a notice, an early exit or an agreed end, of either side; late ones are recorded too, with their lateness
 * (R14).
 */
export async function recordNotice(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  form: NoticeForm,
): Promise<void> {
  const known = await requireLifecycleAct(deps, db, actor, contractId, 'markTerminated')
  const { kind, givenBy, mode } = form
  const isTermination = kind === 'termination'
  if (isTermination && form.endsOn === null)
    throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'endsOn' })
  const record = {
    id: newId(deps.clock.now()),
    kind,
    endsOn: isTermination ? form.endsOn : null,
    cancelledOn: null,
    isWritten: false,
    proofs: proofsOf({
      deposit: form.sentOn,
      presentation: form.presentedOn,
      receipt: form.receivedOn,
    }),
  }
  const notice = requireEffect(record, known)
  await adoptNotices(db, [contractId])
  await storeNotice(deps, db, actor, { ...record, contractId, givenBy, mode, appliesFrom: null })
  await settleNotices(deps, db, contractId)
  await deps.events.record(db, endEvent(actor, contractId, notice, known))
}
