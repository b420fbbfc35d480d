import type { ClauseStance } from '../clause-stance.ts'
import type { PlaybookRule, PlaybookVerdict } from './playbook.ts'

/** One place of a contract that says a clause, in one of its wordings or in words of its own. */
export interface StandingWords {
  /** That of the wording that it comes closest to. */
  stance: ClauseStance
  /** It says that wording word for word. */
  isWordForWord: boolean
  /** The share of words that it has in common with that wording, from 0 to 1. */
  share: number
  /** A person keeps what it says otherwise, with a reason. */
  isKept: boolean
}

interface Judged<Words> {
  verdict: PlaybookVerdict
  /** What decided: the place to go to. Null: nothing in the contract says the clause. */
  words: Words | null
}

/** From here on a text is a refused wording with a few words changed, rather than one of its own. */
const LEAST_REFUSED = 0.75

/**
 * What a rule of the playbook says of the places at which a contract says a clause. One refused wording outweighs the
 * agreed ones beside it; one agreed wording outweighs what else the contract says of the matter.
 *
 * @param isComparable there is a text, and a wording in its language: otherwise what was not found may yet be there
 * @example judgeClause('must', [], true) // { verdict: 'missing', words: null }
 */
export function judgeClause<Words extends StandingWords>(
  rule: PlaybookRule,
  places: readonly Words[],
  isComparable: boolean,
): Judged<Words> {
  const [first] = places
  if (!first) return { verdict: unsaid(rule, isComparable), words: null }
  if (rule === 'mustNot') return { verdict: 'forbidden', words: first }
  const refused = places.find(isRefused)
  if (refused) return { verdict: 'refused', words: refused }
  const agreed = places.find((each) => each.isWordForWord)
  if (agreed)
    return { verdict: agreed.stance === 'standard' ? 'standard' : 'fallback', words: agreed }
  const kept = places.find((each) => each.isKept)
  return kept ? { verdict: 'accepted', words: kept } : { verdict: 'changed', words: first }
}

function unsaid(rule: PlaybookRule, isComparable: boolean): PlaybookVerdict {
  if (!isComparable) return 'notCompared'
  return rule === 'must' ? 'missing' : 'absent'
}

function isRefused({ stance, isWordForWord, share, isKept }: StandingWords): boolean {
  return stance === 'refused' && !isKept && (isWordForWord || share >= LEAST_REFUSED)
}
