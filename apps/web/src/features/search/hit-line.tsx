import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { cutAtMarks } from './cut-at-marks.ts'
import type { SearchHit } from './search-queries.ts'

/** A page on which the words stand: its contract, its number, and the words among theirs. */
export function HitLine({ hit, words }: { hit: SearchHit; words: string }) {
  const t = useTexts()
  return (
    <li className="rounded-lg border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TextLink
          isQuiet
          render={
            <AppLink
              to={paths.signedDocument(hit.contractId, { page: hit.page, q: words })}
              className="font-medium"
            />
          }
        >
          {hit.title}
        </TextLink>
        <span className="text-sm text-ink-soft tabular-nums">
          {hit.reference} · {t('search-screen.page', { page: hit.page })}
        </span>
      </div>
      <p className="mt-1 break-words text-ink-soft">
        {cutAtMarks(hit.snippet, hit.marks).map(({ text, isMarked }, place) =>
          isMarked ? (
            // Pieces have no other identity than their place.
            <mark key={place} className="rounded-[2px] bg-amber-soft px-0.5 text-ink">
              {text}
            </mark>
          ) : (
            <span key={place}>{text}</span>
          ),
        )}
      </p>
    </li>
  )
}
