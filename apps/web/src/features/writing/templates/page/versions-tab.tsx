import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { LazyContentChanges } from '../../content-changes/public.tsx'
import {
  changesQuery,
  versionsQuery,
  type TemplateRecord,
  type TemplateVersion,
} from '../template-queries.ts'

/** « Versions »: what was published, when, by whom, why, and how many contracts name it. */
export function VersionsTab({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    versionsQuery(template._id),
  )
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    )
  const versions = data.pages.flatMap(({ value }) => value)
  if (versions.length === 0)
    return <p className="pt-3 text-ink-soft">{t('templates.versions.empty')}</p>
  return (
    <section aria-label={t('templates.versions.title')} className="pt-3">
      <ol className="flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li key={version.number} className="py-3 first:pt-0">
            <VersionRow template={template} version={version} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('templates.versions.more')}
        </Button>
      )}
    </section>
  )
}

function VersionRow(props: { template: TemplateRecord; version: TemplateVersion }) {
  const { template, version } = props
  const t = useTexts()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { number, note, publishedAt, publishedBy, contracts } = version
  const at = formats.instant(publishedAt)
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium tabular-nums">{t('templates.version', { number })}</span>
        {template.version === number && template.state === 'published' && (
          <Badge tone="green">{t('templates.versions.current')}</Badge>
        )}
        <span className="ml-auto text-sm text-ink-soft">
          {t('templates.versions.contracts', { count: contracts })}
        </span>
      </p>
      {note && <p className="break-words whitespace-pre-wrap">{note}</p>}
      <p className="text-sm text-ink-soft">
        {publishedBy === null
          ? t('templates.versions.shipped', { at })
          : t('templates.versions.by', { name: publishedBy, at })}
      </p>
      {number > 1 && (
        <Button
          size="small"
          variant="quiet"
          className="w-fit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('templates.versions.changes')}
        </Button>
      )}
      {isOpen && <Changes templateId={template._id} number={number} />}
    </div>
  )
}

function Changes({ templateId, number }: { templateId: string; number: number }) {
  const { data, error } = useQuery(changesQuery(templateId, number))
  if (error) return <p role="alert">{messageOf(error)}</p>
  const loading = (
    <LoadingRegion>
      <SkeletonText lines={3} />
    </LoadingRegion>
  )
  if (!data) return loading
  return (
    <Suspense fallback={loading}>
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-canvas p-3">
        <LazyContentChanges changes={data} />
      </div>
    </Suspense>
  )
}
