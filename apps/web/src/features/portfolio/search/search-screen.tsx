import { MOST_RANKED_PAGES } from '@tacite/domain/search/most-ranked-pages.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { paths, patterns } from '../../../platform/paths.ts'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { FoundPageLine } from './found-page-line.tsx'
import { searchPageSize, signedSearchQuery } from './search-queries.ts'
import { readWordSearch } from './search-address.ts'
import { WithoutTextNotice } from './without-text.tsx'

/** Where words occur in the signed documents visible to the person. */
export function SearchScreen() {
  const t = useTexts()
  const go = useGo()
  const { q, skip, archived } = useScreenSearch(patterns.signedSearch, readWordSearch)
  const withArchives = archived === 'true'
  useDocumentTitle(t('search-screen.title'))
  return (
    <div className="w-full max-w-4xl">
      <PageHeader title={t('search-screen.title')} description={t('search-screen.lead')} />
      <SearchBox
        label={t('search-screen.field')}
        className="mb-4 max-w-xl"
        maxLength={longestQuestion}
        value={q}
        onSearch={(words) =>
          go(paths.signedSearch(words.trim(), 0, withArchives), { replace: true })
        }
      />
      <div className="mb-3 text-sm">
        <Switch
          label={t('search-screen.withArchives')}
          checked={withArchives}
          onChange={({ target }) => go(paths.signedSearch(q, 0, target.checked))}
        />
      </div>
      <Results words={q} skip={Number(skip ?? 0)} withArchives={withArchives} />
    </div>
  )
}

/** The server's maximum. */
const longestQuestion = 200

function Results(props: { words: string; skip: number; withArchives: boolean }) {
  const { words, skip, withArchives } = props
  const t = useTexts()
  const go = useGo()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    signedSearchQuery(words, skip, withArchives),
  )
  if (error) {
    return (
      <EmptyState
        title={t('search-screen.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (!data) return <ResultsSkeleton />
  return (
    <section aria-label={t('search-screen.results')} aria-busy={isPlaceholderData}>
      <WithoutTextNotice withoutText={data.withoutText} />
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {data.count > 0 && countOf(t, data.count)}
      </p>
      {data.count === 0 ? (
        <NothingFound words={words} />
      ) : (
        <>
          <ol className="flex flex-col gap-2">
            {data.value.map((found) => (
              <FoundPageLine
                key={`${found._id} ${found.page}`}
                found={found}
                words={words}
                skip={skip}
              />
            ))}
          </ol>
          <Pagination
            label={t('common.pagination.label')}
            skip={skip}
            pageSize={searchPageSize}
            total={Math.min(data.count, MOST_RANKED_PAGES)}
            onSkip={(next) => go(paths.signedSearch(words, next, withArchives))}
          />
        </>
      )}
    </section>
  )
}

function countOf(t: Translator, count: number): string {
  const ranked = MOST_RANKED_PAGES
  if (count <= ranked) return t('search-screen.count', { count })
  return t('search-screen.countNewest', { count, ranked })
}

function NothingFound({ words }: { words: string }) {
  const t = useTexts()
  if (words === '') {
    return (
      <EmptyState title={t('search-screen.start')} icon={<FileSearch aria-hidden />}>
        {t('search-screen.startHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState isSmall title={t('search-screen.nothing', { words })}>
      {t('search-screen.nothingHint')}
    </EmptyState>
  )
}

function ResultsSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-22 rounded-lg" />
        ))}
      </div>
    </LoadingRegion>
  )
}
