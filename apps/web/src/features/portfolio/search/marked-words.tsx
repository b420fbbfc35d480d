import type { MarkedText } from '@tacite/api/portfolio/search-endpoints.ts'
import { cutAtMarks } from './cut-at-marks.ts'

/** A text with the words that were found marked. */
export function MarkedWords({ content }: { content: MarkedText }) {
  // Pieces have no other identity than their place.
  return cutAtMarks(content.text, content.hits).map(({ text, isMarked }, place) =>
    isMarked ? (
      <mark key={place} className="rounded-[2px] bg-amber-soft px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    ),
  )
}
