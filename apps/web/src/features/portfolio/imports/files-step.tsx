import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../platform/me.ts'
import { useTexts } from '../../../platform/locale.ts'
import { EntryCounts } from './entry-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { StepProps } from './import-steps.ts'
import { sourcesQuery, type ImportPage } from './imports-queries.ts'
import { SourcesTable } from './sources-table.tsx'
import { InterruptedUpload } from './uploads/interrupted-upload.tsx'
import { UploadPanel } from './uploads/upload-panel.tsx'
import { useUpload } from './uploads/upload-store.ts'

/** What was sent, and how far its reading is. */
export function FilesStep({ page }: StepProps) {
  const { data } = useQuery(sourcesQuery(page._id))
  return (
    <div className="flex flex-col gap-6">
      <Arrival page={page} />
      {data && data.count > 0 && <SourcesTable rows={data.value} count={data.count} />}
    </div>
  )
}

function Arrival({ page }: { page: ImportPage }) {
  const t = useTexts()
  const me = useMe()
  const upload = useUpload(page._id)
  if (upload) return <UploadPanel importId={page._id} upload={upload} />
  if (page.state === 'receiving' && page.createdBy._id === me._id)
    return <InterruptedUpload page={page} />
  const said = sentenceOf(page)
  return (
    <section className="flex max-w-2xl flex-col gap-3">
      <ImportProgress summary={page} fallback={<EntryCounts counts={page.entries} />} />
      <p role="status" className="text-sm text-ink-soft">
        {page.state === 'receiving'
          ? t('imports.upload.elsewhere', { person: page.createdBy.name })
          : said && t(said)}
      </p>
      {page.failure && <p className="text-red-ink">{page.failure.message}</p>}
    </section>
  )
}

function sentenceOf({ state, isPaused }: ImportPage) {
  if (isPaused) return 'imports.progress.paused'
  if (state === 'received') return 'imports.progress.received'
  if (state === 'reading') return 'imports.progress.goesOn'
  if (state === 'toMap') return 'imports.progress.toMap'
  return state === 'cancelled' ? 'imports.progress.cancelled' : null
}
