import type { Counts } from '../measure/counts.ts'
import { CLAUSE_KINDS, overlapOf, type ClauseKind, type PlacedClause } from './label.ts'

/** What was found in a document, and what is labelled there. */
export interface ClauseCase {
  found: readonly PlacedClause[]
  labelled: readonly PlacedClause[]
}

/** How clauses of one kind compare with what is labelled. */
export interface ClauseScore extends Counts {
  kind: ClauseKind
}

export interface ScoredClauses {
  /** One score a kind, in the order of `CLAUSE_KINDS`. */
  kinds: ClauseScore[]
  /** The sums over all kinds. */
  overall: Counts
}

/** Compares the clauses found in documents with the labelled ones, kind by kind. */
export function scoreClauses(cases: readonly ClauseCase[]): ScoredClauses {
  const kinds = CLAUSE_KINDS.map((kind) => {
    const ownCases = cases.map(({ found, labelled }) => ({
      found: found.filter((clause) => clause.kind === kind),
      labelled: labelled.filter((clause) => clause.kind === kind),
    }))
    return { kind, ...sumOf(ownCases.map(countsOf)) }
  })
  return { kinds, overall: sumOf(kinds) }
}

function countsOf({ found, labelled }: ClauseCase): Counts {
  return { stated: labelled.length, found: found.length, right: countRight(found, labelled) }
}

/**
 * How many found clauses are right when each labelled one is found at most once: as many as can be, so that their order
 * does not matter. A clause takes a labelled one from another that can take a third instead.
 */
function countRight(found: readonly PlacedClause[], labelled: readonly PlacedClause[]): number {
  const takers = new Map<PlacedClause, PlacedClause>()
  const takesOne = (clause: PlacedClause, tried: Set<PlacedClause>): boolean =>
    labelled.some((right) => {
      if (tried.has(right) || !isMatch(clause, right)) return false
      tried.add(right)
      const taker = takers.get(right)
      if (taker !== undefined && !takesOne(taker, tried)) return false
      takers.set(right, clause)
      return true
    })
  return found.filter((clause) => takesOne(clause, new Set())).length
}

/** They share at least half of the shorter of the two. */
function isMatch(found: PlacedClause, labelled: PlacedClause): boolean {
  const overlap = overlapOf(found, labelled)
  const shorter = Math.min(found.end - found.start, labelled.end - labelled.start)
  return overlap > 0 && overlap * 2 >= shorter
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum = { stated: 0, found: 0, right: 0 }
  for (const { stated, found, right } of counts) {
    sum.stated += stated
    sum.found += found
    sum.right += right
  }
  return sum
}
