import { ROW_STATES } from '@tacite/domain/imports/row-state.ts'
import type { ImportPlan, RowFilter } from '../plan-queries.ts'

/** What the rows of a simulation can be narrowed to: one at a time, by its name in the address. */
export const SHOWN_LIMITS = ['soon', 'known', 'unknown', 'open', 'ended'] as const
export const SHOWN_TEXTS = ['proposed', 'refused'] as const
export const SHOWN_ROWS = [...ROW_STATES, ...SHOWN_LIMITS, ...SHOWN_TEXTS, 'near'] as const
export type ShownRows = (typeof SHOWN_ROWS)[number]

/** What is asked of the server. @example filterOf('soon') // { limit: 'soon' } */
export function filterOf(shown: string | undefined): Omit<RowFilter, '$skip' | 'search'> {
  const state = ROW_STATES.find((each) => each === shown)
  const limit = SHOWN_LIMITS.find((each) => each === shown)
  const text = SHOWN_TEXTS.find((each) => each === shown)
  return {
    ...(state && { state }),
    ...(limit && { limit }),
    ...(text && { text }),
    ...(shown === 'near' && { near: 'yes' as const }),
  }
}

/** How many rows each shows, where the simulation has counted them. */
export function countOf(shown: ShownRows, { counts, limits }: ImportPlan): number | null {
  if (shown === 'refused') return counts.textsRefused
  if (shown in limits) return limits[shown as keyof typeof limits]
  return shown in counts ? counts[shown as keyof typeof counts] : null
}
