import type { Refusal } from '../refusal.ts'

/** What a variant is to its standard clause: acceptable in its place, or never to be accepted. */
export const VARIANT_STANCES = ['fallback', 'refused'] as const

/** What the company thinks of a wording, in the order in which variants are shown. */
export const CLAUSE_STANCES = ['standard', ...VARIANT_STANCES] as const

export type ClauseStance = (typeof CLAUSE_STANCES)[number]

/**
 * Why a clause cannot take a stance: a standard clause stays one, and a variant never becomes one.
 *
 * @returns null where it can
 * @example stanceRefusal('fallback', 'refused') // null
 */
export function stanceRefusal(now: ClauseStance, wanted: ClauseStance): Refusal | null {
  return (now === 'standard') === (wanted === 'standard')
    ? null
    : { code: 'CLAUSE_STANCE_KEPT', field: 'stance' }
}
