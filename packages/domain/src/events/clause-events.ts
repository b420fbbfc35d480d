import type { Descriptions } from './event-description.ts'
import { nounEvents, type NounPayloads } from './noun-events.ts'

/** A clause apart from its text, whose changes are in text-events.ts. */
export type ClausePayloads = NounPayloads<'clause'> & {
  /** What changed, and why, is recorded as personal data: its author's own words. */
  'clause.published': { version: number }
  /** Its fallbacks are proposed in another order. */
  'clause.variantsOrdered': Record<string, never>
}

const CLAUSE = { object: 'clause', live: 'clauses', words: { label: 'personal' } } as const

export const CLAUSE_EVENTS = {
  ...nounEvents('clause', 'clauses'),
  'clause.published': {
    ...CLAUSE,
    words: { ...CLAUSE.words, version: ['count', 'version'] },
    saysWhy: true,
  },
  'clause.variantsOrdered': CLAUSE,
} satisfies Descriptions<ClausePayloads>
