import type { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines, LifelinePoint } from '../deadlines-queries.ts'
import type { ShownPoint } from './shown-points.ts'

type Texts = ReturnType<typeof useTexts>
export type LimitMeaning = ContractDeadlines['limitMeaning']

/** A short name, for the line itself. */
export function shortName(
  t: Texts,
  point: Pick<LifelinePoint, 'kind'> & Partial<ShownPoint>,
  limitMeaning: LimitMeaning,
): string {
  const { kind, count = 1, label } = point
  if (kind === 'noticeLimit') return t(`lifeline.limitLabel.${limitMeaning ?? 'preventRenewal'}`)
  if (count > 1) return t('lifeline.renewals', { count })
  const key = `lifeline.short.${kind}`
  return t.has(key) ? t.chosen(key, {}) : (label ?? kind)
}

/** The full name: a limit says what missing it means (R9). */
export function fullName(t: Texts, point: ShownPoint, limitMeaning: LimitMeaning): string {
  if (point.kind === 'noticeLimit')
    return t(`lifeline.limitName.${limitMeaning ?? 'preventRenewal'}`)
  return shortName(t, point, limitMeaning)
}

export function certaintyOf(t: Texts, point: LifelinePoint, today: string): string {
  if (!point.isCertain) return t('lifeline.conditional')
  return point.day <= today ? t('lifeline.past') : t('lifeline.certain')
}

/** The explanation of a point for which the engine has no trace. */
export function plainFact(t: Texts, kind: string): string {
  const key = `lifeline.fact.${kind}`
  return t.has(key) ? t.chosen(key, {}) : ''
}
