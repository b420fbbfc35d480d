import type { OptionPages } from './option-pages.ts'
import { useUiTexts } from './ui-texts.tsx'

/** How much of an open list is there: a list is never cut without a word. */
export function ListLength({ shown, pages }: { shown: number; pages: OptionPages }) {
  const texts = useUiTexts()
  const { total, isMore, hasNext } = pages
  return (
    <p role="status" className={hasNext ? 'text-sm text-ink-faint' : 'sr-only'}>
      {hasNext ? texts.firstChoices(shown, total, isMore) : texts.choices(total)}
    </p>
  )
}
