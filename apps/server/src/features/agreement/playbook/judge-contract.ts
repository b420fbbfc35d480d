import { judgeClause, type StandingWords } from '@tacite/domain/clauses/playbook/judge-clause.ts'
import type {
  Playbook,
  PlaybookRule,
  PlaybookVerdict,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import { sameWording } from '@tacite/domain/clauses/recognition/compare-wording.ts'
import type { PreparedLibrary } from '@tacite/domain/clauses/recognition/prepare-library.ts'
import { recogniseInLibrary } from '@tacite/domain/clauses/recognition/recognise-clauses.ts'
import type { ContractPassage, ContractWords } from './contract-words.ts'
import type { LibraryClause, Wording } from './library.query.ts'

/** A section that was made of a clause of the library, or that a clause was inserted into. */
export interface LinkedWords {
  sectionId: string
  /** A wording: a standard clause or one of its variants. */
  clauseId: string
  standing: 'same' | 'changed'
  isWhole: boolean
  isKept: boolean
}

/** Where a contract says a clause, and in which words. */
export interface SaidWords extends StandingWords {
  passage: ContractPassage
  /** The closest wording of the library. */
  wording: Wording
  /** The section was made of that wording, or took it in; false: it was recognised. */
  isLinked: boolean
}

export interface JudgedClause {
  clause: LibraryClause
  rule: PlaybookRule
  verdict: PlaybookVerdict
  words: SaidWords | null
}

interface Judging {
  playbook: Playbook
  clauses: readonly LibraryClause[]
  /** Of the same clauses. */
  library: PreparedLibrary
}

/**
 * What the rules of a playbook say of a contract: what it was made of is known, the rest is recognised.
 *
 * @param words null: there is nothing to read
 */
export function judgeContract(
  { playbook, clauses, library }: Judging,
  words: ContractWords | null,
  links: readonly LinkedWords[],
): JudgedClause[] {
  const passages = words?.passages ?? []
  const whole = new Set(links.flatMap(({ isWhole, sectionId }) => (isWhole ? [sectionId] : [])))
  // What a section was made of is known: nothing else is recognised in it.
  const isOpen = ({ place }: ContractPassage) =>
    place.kind === 'page' || !whole.has(place.sectionId)
  const recognisedIn = recogniseInLibrary(passages, library).filter(({ passage }) =>
    isOpen(passages[passage]!),
  )
  const found = Map.groupBy(recognisedIn, ({ clauseId }) => clauseId)
  return clauses.flatMap((clause) => {
    const rule = playbook[clause.id]
    if (!rule) return []
    const recognised = (found.get(clause.id) ?? [])
      .toSorted((one, other) => other.score - one.score)
      .map((each) => saidIn(clause, passages[each.passage]!, each))
    const said = [...linkedWords(clause, passages, links), ...recognised]
    const isComparable = clause.wordings.some(({ locale }) => locale === words?.locale)
    return [{ clause, rule, ...judgeClause(rule, said, isComparable) }]
  })
}

function linkedWords(
  clause: LibraryClause,
  passages: readonly ContractPassage[],
  links: readonly LinkedWords[],
): SaidWords[] {
  return links.flatMap((link) => {
    const wording = clause.wordings.find(({ id }) => id === link.clauseId)
    const passage = passages.find(
      ({ place }) => place.kind === 'section' && place.sectionId === link.sectionId,
    )
    if (!wording || !passage) return []
    if (link.standing === 'changed') {
      const said = saidIn(clause, passage, { wordingId: wording.id, share: 0 })
      return [{ ...said, isLinked: said.wording === wording, isKept: link.isKept }]
    }
    const { stance } = wording
    const same = { isLinked: true, isWordForWord: true, share: 1, isKept: false }
    return [{ passage, wording, stance, ...same }]
  })
}

/** A passage beside the wording that it says, else the one that it comes closest to. */
function saidIn(
  clause: LibraryClause,
  passage: ContractPassage,
  { wordingId, share }: { wordingId: string; share: number },
): SaidWords {
  const exact = clause.wordings.find((wording) => sameWording(passage.text, wording))
  const wording = exact ?? clause.wordings.find(({ id }) => id === wordingId)!
  const isWordForWord = exact !== undefined
  const { stance } = wording
  return { passage, wording, stance, isLinked: false, isWordForWord, share, isKept: false }
}
