import { useMutation, useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import type { ImportPage } from '../imports-queries.ts'
import { BatchButton } from './batch-button.tsx'
import { reviewQuery, undoBatch, type ImportReview } from './review-queries.ts'

/** How far the review is, who did it, and the way in. */
export function ReviewPart({ page }: { page: Pick<ImportPage, '_id' | 'state'> }) {
  const importId = page._id
  const t = useTexts()
  const me = useMe()
  const { data: review } = useQuery(reviewQuery(importId))
  if (!review || review.rows === 0) return null
  const { rows, reviewed, doubtful, accepted, corrected, rejected, reviewers, batches } = review
  const isJudged = accepted + corrected + rejected > 0
  return (
    <TitledSection title={t('import-review.part.title')} lead={t('import-review.part.lead')}>
      <div className="max-w-xl">
        <ProgressBar
          label={t('import-review.progress', { done: reviewed, total: rows })}
          value={reviewed}
          max={rows}
          detail={t('import-review.part.doubtful', { count: doubtful })}
        />
      </div>
      {isJudged && (
        <p className="tabular-nums">
          {t('import-review.part.said', { accepted, corrected, rejected })}
        </p>
      )}
      {reviewers.length > 1 && <Reviewers reviewers={reviewers} />}
      {batches.map((batch) => (
        <Batch
          key={batch._id}
          importId={importId}
          batch={batch}
          mayUndo={page.state === 'toReview'}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          render={
            <AppLink
              to={paths.importReview(importId, { show: doubtful === 0 ? 'all' : undefined })}
            />
          }
        >
          {t('import-review.part.start')}
        </Button>
        {page.state === 'toReview' && <BatchButton importId={importId} />}
        {holds(me, 'contracts3:all') && (
          <TextLink isQuiet render={<AppLink to={paths.readingRules()} />}>
            {t('import-review.part.rules')}
          </TextLink>
        )}
      </div>
    </TitledSection>
  )
}

function Reviewers({ reviewers }: Pick<ImportReview, 'reviewers'>) {
  const t = useTexts()
  return (
    <ul
      aria-label={t('import-review.part.reviewers')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums"
    >
      {reviewers.map(({ name, rows }) => (
        <li key={name}>{t('import-review.part.by', { name, count: rows })}</li>
      ))}
    </ul>
  )
}

interface BatchProps {
  importId: string
  batch: ImportReview['batches'][number]
  mayUndo: boolean
}

function Batch({ importId, batch, mayUndo }: BatchProps) {
  const t = useTexts()
  const formats = useFormats()
  const undo = useMutation({
    mutationFn: () => undoBatch(importId, batch._id),
    meta: { changes: ['imports'] },
    onSuccess: () => void toasts.success(currentTexts()('import-review.batch.undone')),
  })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {t('import-review.batch.done', {
          count: batch.values,
          by: batch.by,
          at: formats.instant(batch.at),
        })}
      </span>
      {mayUndo && (
        <Button size="small" isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {t('import-review.batch.undo')}
        </Button>
      )}
    </p>
  )
}
