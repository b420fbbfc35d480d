import type { NoticeOfRegister } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { RegisteredNotice } from '@tacite/domain/deadlines/registered-notice.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Temporal } from 'temporal-polyfill'
import { explainLine } from '../deadlines/public.ts'

/** What the engine says of one notice: in time, tolerated or late, the end because of it, and why (R14). */
export function judgeRecorded(
  notice: RegisteredNotice,
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
  locale: Locale,
): NoticeOfRegister['verdict'] {
  const { notice: verdict, trace } = computeDeadlines({ ...terms, notices: [notice] }, today)
  if (verdict === null) return null
  const t = createTranslator(locale)
  const { status, countedOn, effect } = verdict
  return {
    status,
    text: t(`deadlines.notice.status.${status}`),
    countedOn,
    effect,
    explanation: trace
      .filter(({ subject }) => subject === 'notice' || subject === 'limit')
      .map((line) => explainLine(t, line, new Map())),
  }
}
