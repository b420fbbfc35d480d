import type { FoundPage } from '@tacite/api/portfolio/search-endpoints.ts'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { MarkedWords } from './marked-words.tsx'

interface FoundPageLineProps {
  found: FoundPage
  words: string
  /** Results before this page, for the link back. */
  skip: number
}

/** A page with hits: its contract, its number, and the hits in context. */
export function FoundPageLine({ found, words, skip }: FoundPageLineProps) {
  const t = useTexts()
  const { page, pages, reference, supplier } = found
  const address = paths.signedDocument(found._id, { page, q: words, skip: skip || undefined })
  return (
    <li className="relative rounded-lg border border-line bg-paper px-4 py-3 focus-within:border-accent hover:border-line-strong">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-medium break-words">
          <TextLink
            isQuiet
            // The whole line is a link.
            className="before:absolute before:inset-0 before:rounded-lg"
            render={<AppLink to={address} />}
          >
            {found.title}
            <span className="sr-only"> {t('search-screen.pageOfPages', { page, pages })}</span>
          </TextLink>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {[reference, supplier, found.isArchived && t('search-screen.archived')]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <span className="whitespace-nowrap">
            {t('search-screen.pageOfPages', { page, pages })}
          </span>
          {found.isRecognised && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{t('search-screen.isRecognised')}</span>
            </>
          )}
        </p>
      </div>
      <p className="mt-1 break-words text-ink-soft" lang={found.language}>
        <MarkedWords content={found.snippet} />
      </p>
    </li>
  )
}
