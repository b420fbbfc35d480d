import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { addMonths } from '../calendar/months.ts'
import { figuresOn, REGIME_LAWS } from './regime-laws.ts'

/** When a professional must inform a consumer that the renewal can be refused. */
export interface InformationWindow {
  informFrom: Temporal.PlainDate
  informUntil: Temporal.PlainDate
}

/**
 * L215-1: between three months and one month before the legal limit.
 *
 * @example informationWindow(day('2027-02-14')) // 2026-11-14 to 2027-01-14
 */
export function informationWindow(legalLimit: Temporal.PlainDate): InformationWindow {
  const { earliestMonths, latestMonths } = figuresOn(REGIME_LAWS.consumerInformation, legalLimit)
  return {
    informFrom: addMonths(legalLimit, -earliestMonths),
    informUntil: addMonths(legalLimit, -latestMonths),
  }
}

/** Informed within the window; otherwise the consumer may leave at any time from the renewal on. */
export function isInformedInTime(
  informedOn: Temporal.PlainDate | null,
  window: InformationWindow,
): boolean {
  if (informedOn === null) return false
  return !isBefore(informedOn, window.informFrom) && !isAfter(informedOn, window.informUntil)
}
