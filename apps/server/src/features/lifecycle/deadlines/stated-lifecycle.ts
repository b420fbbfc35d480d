import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'

/** The terms that people state, without records and settings. */
export function statedLifecycle(terms: LifecycleTerms): Lifecycle {
  const { effectiveDate, duration, renewalType, renewalDuration, maxRenewals, notice, roll } = terms
  const { noticeCountsWhen, sendingMode, earlyExit, indeterminateAlignment, performedAfterEnd } =
    terms
  return {
    effectiveDate,
    duration,
    renewalType,
    renewalDuration,
    maxRenewals,
    notice,
    roll,
    noticeCountsWhen,
    sendingMode,
    earlyExit: earlyExit && {
      ...earlyExit,
      firstNoticeOn: earlyExit.firstNoticeOn ?? null,
      notifyBy: earlyExit.notifyBy ?? null,
    },
    indeterminateAlignment,
    performedAfterEnd,
    excludesTriennialExit:
      terms.regime?.kind === 'commercialLease' && terms.regime.excludesTriennialExit,
  }
}
