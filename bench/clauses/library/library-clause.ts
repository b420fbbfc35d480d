import type { KnownClause, KnownWording } from '@tacite/domain/clauses/recognition/known-clause.ts'
import type { ClauseKind } from '../label.ts'

/** A clause of the library that the bench recognises with; its id is its kind. */
export interface LibraryClause extends KnownClause {
  id: ClauseKind
}

type Text = readonly [heading: string, text: string]

interface Wordings {
  standard: Text
  fallbacks: readonly Text[]
  refused?: Text
}

/** The wordings of a kind, each with an id of its own. */
export function libraryClause(
  id: ClauseKind,
  { standard, fallbacks, refused }: Wordings,
): LibraryClause {
  const wording = (stance: KnownWording['stance'], [heading, text]: Text, place = 1) => ({
    id: `${id}-${stance}-${place}`,
    stance,
    heading,
    text: text.trim(),
  })
  return {
    id,
    wordings: [
      wording('standard', standard),
      ...fallbacks.map((text, index) => wording('fallback', text, index + 1)),
      ...(refused ? [wording('refused', refused)] : []),
    ],
  }
}
