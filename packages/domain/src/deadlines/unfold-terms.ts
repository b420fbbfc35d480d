import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { judgeNotice } from './notice-judgement.ts'
import type { NoticeJudgement } from './notice-judgement.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { PAST_TERMS_KEPT, firstTerm, nextTerm, skipQuietTerms } from './next-term.ts'
import { settleTerm } from './settle-term.ts'
import { copyOfSpent, nothingSpent } from './spent-records.ts'
import type { Spent } from './spent-records.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** A contract's life, term after term, as far as the facts and today determine it. */
export interface Unfolding {
  /** In order, without gap or overlap; the oldest may be left out (`PAST_TERMS_KEPT`). */
  terms: readonly UnfoldedTerm[]
  /** The term that includes today; the first before it, the last after the end. */
  current: UnfoldedTerm | null
  /** The last term: of `terms`, or beyond them when a limited number of renewals leads to it. */
  last: UnfoldedTerm | null
  /** The notice that ends, or tried to end, the contract. */
  notice: NoticeJudgement | null
  spent: Spent
}

/** A notice may be longer than many short terms; past this many the search for its end stops. */
const MOST_FUTURE_TERMS = 200

/**
 * Walks the terms from the first to `futureTerms` after the current one, further when a notice has
 * not found its end yet, when an end is set, or when every limit seen so far has passed.
 */
export function unfoldTerms(facts: LifecycleFacts, futureTerms: number): Unfolding {
  const spent = nothingSpent()
  let terms: UnfoldedTerm[] = []
  let draft = firstTerm(facts)
  while (draft !== null) {
    const term = settleTerm(draft, facts, spent)
    terms.push(term)
    if (hasSeenEnough(terms, facts, futureTerms, spent)) break
    const ahead = skipQuietTerms(term, facts)
    if (ahead !== null) terms = []
    draft = ahead ?? nextTerm(term, facts, spent)
  }
  const at = currentIndex(terms, facts.today)
  return {
    terms: terms.slice(Math.max(0, at - PAST_TERMS_KEPT)),
    current: terms[at] ?? null,
    last: lastTerm(terms.at(-1) ?? null, facts, spent),
    notice: judgeNotice(terms, facts, spent),
    spent,
  }
}

/** R10: a limited number of renewals ends the contract, however many terms that takes. */
function lastTerm(
  known: UnfoldedTerm | null,
  facts: LifecycleFacts,
  spent: Spent,
): UnfoldedTerm | null {
  const spentAhead = copyOfSpent(spent)
  let last = known
  for (let ahead = 0; ahead < MOST_FUTURE_TERMS; ahead += 1) {
    if (last === null || last.conditions.maxRenewals === null) return last
    const draft = nextTerm(last, facts, spentAhead)
    if (draft === null) return last
    last = settleTerm(draft, facts, spentAhead)
  }
  return last
}

function currentIndex(terms: readonly UnfoldedTerm[], today: Temporal.PlainDate): number {
  const at = terms.findIndex(({ end }) => end === null || !isBefore(end, today))
  return at === -1 ? terms.length - 1 : at
}

function hasSeenEnough(
  terms: readonly UnfoldedTerm[],
  facts: LifecycleFacts,
  futureTerms: number,
  spent: Spent,
): boolean {
  const last = terms.at(-1)
  if (last === undefined || last.end === null) return true
  if (isBefore(last.end, facts.today)) return false
  const ahead = terms.length - 1 - currentIndex(terms, facts.today)
  if (ahead < futureTerms) return false
  if (ahead >= MOST_FUTURE_TERMS) return true
  const isEndSet = facts.setEnds.length > 0
  const waits = isEndSet || facts.notices.some(({ notice }) => !spent.notices.has(notice.id))
  // Limits only grow: when the last one has passed, all have.
  const hasOpenLimit = last.limits === null || !isBefore(last.limits.legal, facts.today)
  return !waits && hasOpenLimit
}
