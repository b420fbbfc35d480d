import {
  figuresBeyond,
  type FigureBeyond,
} from '@tacite/domain/clauses/recognition/written-figures.ts'
import type { SaidWords } from './judge-contract.ts'
import type { LibraryClause } from './library.query.ts'

/** The figures of a passage beyond all those of the wordings, in its language, that are agreed to. */
export function beyondAgreed(
  { passage, wording }: SaidWords,
  { wordings }: LibraryClause,
): FigureBeyond[] {
  const agreed = wordings.filter(
    ({ stance, locale }) => stance !== 'refused' && locale === wording.locale,
  )
  return figuresBeyond(
    passage.text,
    agreed.map(({ text }) => text),
  )
}
