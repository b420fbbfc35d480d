import type { ContractDuration, Span } from '@tacite/domain/deadlines/contract-duration.ts'
import type { EarlyExit, RenewalConditions } from '@tacite/domain/deadlines/renewal-conditions.ts'
import { formatDay, formatNumber } from './format.ts'
import { formatDuration } from './format-units.ts'
import type { Translator } from './translator.ts'

/** The terms of a contract's life in the reader's words: needs the texts of `deadlines-panel`. */
export function durationWords(
  t: Translator,
  { duration }: { duration: ContractDuration | null },
): string {
  switch (duration?.kind) {
    case 'span':
      return formatDuration(duration, t.locale)
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
  t: Translator,
  conditions: Pick<RenewalConditions, 'renewalType' | 'renewalDuration' | 'maxRenewals'>,
): string {
  const { renewalType, renewalDuration, maxRenewals } = conditions
  const kind = t(`deadlines-panel.form.renewalTypes.${renewalType}`)
  if (renewalType === 'none') return kind
  const renewal = renewalDuration
    ? t('deadlines-panel.terms.renewalFor', {
        kind,
        duration: formatDuration(renewalDuration, t.locale),
      })
    : kind
  return maxRenewals === null
    ? renewal
    : t('deadlines-panel.terms.renewalMax', { renewal, max: maxRenewals })
}

export function noticeWords(t: Translator, notice: RenewalConditions['notice']): string {
  if (!notice) return t('deadlines-panel.terms.none')
  if (notice.unit === 'monthsAndDays') {
    return t('deadlines-panel.terms.noticeMonthsAndDays', {
      months: formatDuration({ count: notice.months, unit: 'months' }, t.locale),
      days: formatDuration({ count: notice.days, unit: 'days' }, t.locale),
    })
  }
  const { unit, count } = notice
  if (unit === 'months' || unit === 'weeks') return formatDuration({ count, unit }, t.locale)
  return `${formatNumber(count, t.locale)} ${t(`deadlines-panel.form.noticeUnits.${unit}`)}`
}

/** What the contract's own clause says of leaving early. */
export function exitClauseWords(t: Translator, exit: EarlyExit): string {
  const { notice, notBefore, firstNoticeOn, notifyBy, alignment } = exit
  const parts = [
    t('deadlines-panel.terms.exitNotice', { notice: noticeWords(t, notice) }),
    t(`deadlines-panel.form.alignments.${alignment}`),
    notBefore && t('deadlines-panel.terms.exitNotBefore', { day: notBefore }),
    firstNoticeOn && t('deadlines-panel.terms.exitFirstNoticeOn', { day: firstNoticeOn }),
    notifyBy && t('deadlines-panel.terms.exitNotifyBy', { day: notifyBy }),
  ]
  return parts.filter(Boolean).join(', ')
}

type Written = Pick<
  RenewalConditions,
  'renewalType' | 'notice' | 'roll' | 'noticeCountsWhen' | 'sendingMode' | 'indeterminateAlignment'
> & {
  effectiveDate: string
  duration: ContractDuration
  renewalDuration: Span
  maxRenewals: number
  earlyExit: EarlyExit
}

/** Each term that is stated, by its name: null is said by the screen that shows it. */
const TERM_WORDS: {
  [Term in keyof Written]: (value: NonNullable<Written[Term]>, t: Translator) => string
} = {
  effectiveDate: (day, t) => formatDay(day, t.locale),
  duration: (duration, t) => durationWords(t, { duration }),
  renewalType: (type, t) => t(`deadlines-panel.form.renewalTypes.${type}`),
  renewalDuration: (span, t) => formatDuration(span, t.locale),
  maxRenewals: (count, t) => formatNumber(count, t.locale),
  notice: (notice, t) => noticeWords(t, notice),
  noticeCountsWhen: (when, t) => t(`deadlines-panel.form.countsWhens.${when}`),
  sendingMode: (mode, t) => t(`deadlines-panel.form.sendingModes.${mode}`),
  roll: (roll, t) => t(`deadlines-panel.form.rolls.${roll}`),
  earlyExit: (exit, t) => exitClauseWords(t, exit),
  indeterminateAlignment: (alignment, t) => t(`deadlines-panel.form.alignments.${alignment}`),
}

/**
 * A term in words, by its name; null without a value, and for a name that is no term.
 *
 * @example termWords(t, 'notice', { unit: 'months', count: 3 }) // '3 mois'
 */
export function termWords(t: Translator, term: string, value: unknown): string | null {
  const write = TERM_WORDS[term as keyof Written] as
    | ((value: unknown, t: Translator) => string)
    | undefined
  return write === undefined || value === null || value === undefined ? null : write(value, t)
}
