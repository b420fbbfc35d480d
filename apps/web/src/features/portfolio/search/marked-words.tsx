import type { MarkedText } from '@tacite/api/portfolio/search-endpoints.ts'
import { cutAtMarks } from './cut-at-marks.ts'

/** A text with its hits marked. */
export function MarkedWords({ content }: { content: MarkedText }) {
  // Pieces have no identity other than their position.
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
