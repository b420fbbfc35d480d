import type { PublishedVersion } from '@tacite/api/writing/published-version.ts'
import { useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LazyContentChanges } from '../content-changes/public.tsx'
import { Comparing } from './comparing.tsx'
import type { ChangesQuery, Published } from './published.ts'

interface VersionsListProps<Version> {
  /** Which texts name it. */
  noun: Published
  /** The version that is offered; null: none is. */
  offered: number | null
  /** The newest first. */
  read: UseInfiniteQueryResult<InfiniteData<{ value: Version[] }>>
  changesOf: (number: number) => ChangesQuery
  /** What else is known of a version, at the end of its line. */
  figure?: (version: Version) => ReactNode
}

/** « Versions »: what was published, when, by whom and why. */
export function VersionsList<Version extends PublishedVersion>(props: VersionsListProps<Version>) {
  const { noun, offered, changesOf, figure } = props
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = props.read
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (!data) return <Comparing lines={6} />
  const versions = data.pages.flatMap(({ value }) => value)
  if (versions.length === 0)
    return <p className="pt-3 text-ink-soft">{t(`${noun}.versions.empty`)}</p>
  return (
    <section aria-label={t(`${noun}.versions.title`)} className="pt-3">
      <ol className="flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li key={version.number} className="py-3 first:pt-0">
            <VersionRow
              noun={noun}
              version={version}
              isOffered={version.number === offered}
              changes={changesOf(version.number)}
              figure={figure?.(version)}
            />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(`${noun}.versions.more`)}
        </Button>
      )}
    </section>
  )
}

interface VersionRowProps {
  noun: Published
  version: PublishedVersion
  isOffered: boolean
  changes: ChangesQuery
  figure: ReactNode
}

function VersionRow({ noun, version, isOffered, changes, figure }: VersionRowProps) {
  const t = useTexts()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { number, note, publishedAt, publishedBy } = version
  const at = formats.instant(publishedAt)
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium tabular-nums">{t(`${noun}.version`, { number })}</span>
        {isOffered && <Badge tone="green">{t(`${noun}.versions.current`)}</Badge>}
        {figure && <span className="ml-auto text-sm text-ink-soft">{figure}</span>}
      </p>
      {note && <p className="break-words whitespace-pre-wrap">{note}</p>}
      <p className="text-sm text-ink-soft">
        {publishedBy === null
          ? t(`${noun}.versions.shipped`, { at })
          : t(`${noun}.versions.by`, { name: publishedBy, at })}
      </p>
      {number > 1 && (
        <Button
          size="small"
          variant="quiet"
          className="w-fit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(`${noun}.versions.changes`)}
        </Button>
      )}
      {isOpen && <Changes query={changes} />}
    </div>
  )
}

function Changes({ query }: { query: ChangesQuery }) {
  const { data, error } = useQuery(query)
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (!data) return <Comparing lines={3} />
  return (
    <Suspense fallback={<Comparing lines={3} />}>
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-canvas p-3">
        <LazyContentChanges changes={data} />
      </div>
    </Suspense>
  )
}
