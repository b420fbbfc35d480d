import type { OptionPages } from './option-pages.ts'
import { useUiTexts } from './ui-texts.tsx'

interface ListLengthProps {
  shown: number
  pages: OptionPages
  /** What it was searched for; empty: all of it. */
  words: string
}

/** How much of an open list is there: it is never cut without a word, and what a search finds is announced. */
export function ListLength({ shown, pages, words }: ListLengthProps) {
  const texts = useUiTexts()
  const { total, isMore, hasNext } = pages
  return (
    <p role="status" className={hasNext ? 'text-sm text-ink-faint' : 'sr-only'}>
      {hasNext && texts.firstChoices(shown, total, isMore)}
      {!hasNext && words !== '' && texts.choices(total)}
    </p>
  )
}
