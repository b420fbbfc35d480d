import { readPassages, type Passage } from '@tacite/domain/clauses/recognition/read-passages.ts'
import {
  recogniseInLibrary,
  type FoundClause,
} from '@tacite/domain/clauses/recognition/recognise-clauses.ts'
import { prepareLibrary } from '@tacite/domain/clauses/recognition/prepare-library.ts'
import type { ClauseKind } from './label.ts'
import { clausesEn } from './library/clauses-en.ts'
import { clausesFr } from './library/clauses-fr.ts'

/** Where a clause of a kind was found: on the page on which it begins. */
export interface FoundKind {
  kind: ClauseKind
  page: number
  start: number
  end: number
}

const LIBRARIES = { fr: prepareLibrary(clausesFr), en: prepareLibrary(clausesEn) }

/** The clauses that are recognised in a document with the library of its language, in reading order. */
export function recogniseDocument(
  pages: readonly string[],
  language: keyof typeof LIBRARIES,
): FoundKind[] {
  const passages = readPassages(pages)
  const found = recogniseInLibrary(passages, LIBRARIES[language])
  return joinNeighbours(found, passages).map(({ first, last }) => {
    const { page, start } = passages[first.passage]!
    const end = passages[last.passage]!
    return {
      kind: first.clauseId as ClauseKind,
      page,
      start,
      end: end.page === page ? end.end : pages[page]!.length,
    }
  })
}

interface Run {
  first: FoundClause
  last: FoundClause
}

/** Parts of one article that follow one another and are one kind are one clause. */
function joinNeighbours(found: readonly FoundClause[], passages: readonly Passage[]): Run[] {
  const nextOf = nextParts(passages)
  const runs: Run[] = []
  for (const one of found) {
    const before = runs.at(-1)
    const isNext =
      before?.last.clauseId === one.clauseId && nextOf.get(before.last.passage) === one.passage
    if (before && isNext) before.last = one
    else runs.push({ first: one, last: one })
  }
  return runs
}

/** By the place of a part: that of the next part of the same article. */
function nextParts(passages: readonly Passage[]): Map<number, number> {
  const lastOf = new Map<number, number>()
  const next = new Map<number, number>()
  for (const [index, { parent }] of passages.entries()) {
    if (parent === null) continue
    const before = lastOf.get(parent)
    if (before !== undefined) next.set(before, index)
    lastOf.set(parent, index)
  }
  return next
}
