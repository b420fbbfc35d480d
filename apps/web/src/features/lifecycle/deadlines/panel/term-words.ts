import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { useFormats } from '../../../../platform/formats.ts'
import type { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

type Texts = ReturnType<typeof useTexts>
type Formats = ReturnType<typeof useFormats>

export function durationWords(
  t: Texts,
  formats: Formats,
  { duration }: Pick<Lifecycle, 'duration'>,
): string {
  switch (duration?.kind) {
    case 'span':
      return formats.duration(duration)
    case 'until':
      return duration.meaning === 'lastDayInForce'
        ? t('deadlines-panel.terms.until', { day: duration.day })
        : t('deadlines-panel.terms.untilExcluded', { day: duration.day })
    case 'indefinite':
      return t('deadlines-panel.terms.indefinite')
    case 'services':
      return duration.endedOn
        ? t('deadlines-panel.terms.servicesEnded', { day: duration.endedOn })
        : t('deadlines-panel.terms.services')
    default:
      return t('common.state.notSet')
  }
}

export function renewalWords(
  t: Texts,
  formats: Formats,
  lifecycle: Pick<Lifecycle, 'renewalType' | 'renewalDuration' | 'maxRenewals'>,
): string {
  const { renewalType, renewalDuration, maxRenewals } = lifecycle
  const kind = t(`deadlines-panel.form.renewalTypes.${renewalType}`)
  if (renewalType === 'none') return kind
  const renewal = renewalDuration
    ? t('deadlines-panel.terms.renewalFor', { kind, duration: formats.duration(renewalDuration) })
    : kind
  return maxRenewals === null
    ? renewal
    : t('deadlines-panel.terms.renewalMax', { renewal, max: maxRenewals })
}

/** By the contract's own clause, by the law of leases, or by both. */
export function exitWords(
  t: Texts,
  formats: Formats,
  { earlyExit, excludesTriennialExit }: Pick<Lifecycle, 'earlyExit' | 'excludesTriennialExit'>,
  regime: ContractDeadlines['regime'],
): string[] {
  const words: string[] = []
  if (earlyExit) {
    const { notice, notBefore, firstNoticeOn, notifyBy, alignment } = earlyExit
    const parts = [
      t('deadlines-panel.terms.exitNotice', { notice: noticeWords(t, formats, notice) }),
      t(`deadlines-panel.form.alignments.${alignment}`),
      notBefore && t('deadlines-panel.terms.exitNotBefore', { day: notBefore }),
      firstNoticeOn && t('deadlines-panel.terms.exitFirstNoticeOn', { day: firstNoticeOn }),
      notifyBy && t('deadlines-panel.terms.exitNotifyBy', { day: notifyBy }),
    ]
    words.push(parts.filter(Boolean).join(', '))
  }
  if (regime === 'commercialLease')
    words.push(t(`deadlines-panel.terms.triennial.${excludesTriennialExit ? 'excluded' : 'held'}`))
  return words
}

export function noticeWords(t: Texts, formats: Formats, notice: Lifecycle['notice']): string {
  if (!notice) return t('deadlines-panel.terms.none')
  if (notice.unit === 'monthsAndDays') {
    return t('deadlines-panel.terms.noticeMonthsAndDays', {
      months: formats.duration({ count: notice.months, unit: 'months' }),
      days: formats.duration({ count: notice.days, unit: 'days' }),
    })
  }
  const { unit, count } = notice
  if (unit === 'months' || unit === 'weeks') return formats.duration({ count, unit })
  return `${formats.number(count)} ${t(`deadlines-panel.form.noticeUnits.${unit}`)}`
}
