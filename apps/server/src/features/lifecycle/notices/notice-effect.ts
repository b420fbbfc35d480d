import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { noticeRefusal } from '@tacite/domain/deadlines/record-rules.ts'
import type { RegisteredNotice } from '@tacite/domain/deadlines/registered-notice.ts'
import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import type { NoticeRecord } from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'

/** What the engine will count of a notice that is about to take effect. */
export function requireEffect(
  record: NoticeRecord,
  { terms, today }: { terms: LifecycleTerms; today: Temporal.PlainDate },
): RegisteredNotice {
  const notice = engineNotice(record)
  const refusal = notice === null ? DAY_REQUIRED : noticeRefusal(notice, terms, today)
  const field = record.kind === 'termination' ? 'endsOn' : 'sentOn'
  if (refusal) throw new Refused('RULE', { ...refusal, field })
  return notice!
}

const DAY_REQUIRED = { code: 'NOTICE_DAY_REQUIRED' } as const

/** The event of a notice that took effect: how it was judged, and when the contract ends because of it. */
export function endEvent(
  actor: Actor,
  contractId: string,
  notice: RegisteredNotice,
  { terms, today }: { terms: LifecycleTerms; today: Temporal.PlainDate },
) {
  const notices = [...terms.notices, notice]
  const { finalEnd, notice: verdict } = computeDeadlines({ ...terms, notices }, today)
  return contractEvent(actor, 'contract.terminated', contractId, {
    kind: notice.kind,
    status: verdict?.status ?? null,
    effect: verdict?.effect ?? finalEnd,
  })
}
