import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { Outcomes } from './outcomes.tsx'
import { useTakeInMany } from './use-take-in-many.ts'
import { isTakeable, WaitingList } from './waiting-list.tsx'
import { waitingQuery } from './waiting-queries.ts'

interface WaitingDialogProps {
  templateId: string
  onClose: () => void
}

/** The drafts that wait for a newer version: what is harmless is taken into several at once, once it was confirmed. */
export function WaitingDialog({ templateId, onClose }: WaitingDialogProps) {
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    waitingQuery(templateId),
  )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setConfirming] = useState(false)
  const { progress, outcomes, run } = useTakeInMany()
  const drafts = data?.pages.flatMap(({ value }) => value) ?? []
  const total = data?.pages[0]?.count ?? 0
  const chosen = drafts.filter((draft) => ticked.has(draft._id) && isTakeable(draft))
  const differences = chosen.reduce((sum, { harmless }) => sum + harmless.length, 0)
  const close = <Button onClick={onClose}>{t('waiting-drafts.close')}</Button>
  if (outcomes)
    return (
      <Dialog
        isOpen
        size="wide"
        onClose={onClose}
        title={t('waiting-drafts.results')}
        footer={close}
      >
        <Outcomes outcomes={outcomes} />
      </Dialog>
    )
  if (isConfirming)
    return (
      <Dialog
        isOpen
        size="small"
        onClose={onClose}
        title={t('waiting-drafts.take', { count: chosen.length })}
        footer={
          <>
            <Button
              variant="quiet"
              disabledReason={progress && t('waiting-drafts.progress', progress)}
              onClick={() => setConfirming(false)}
            >
              {t('waiting-drafts.back')}
            </Button>
            <Button variant="primary" isBusy={progress !== null} onClick={() => void run(chosen)}>
              {t('waiting-drafts.confirmTake')}
            </Button>
          </>
        }
      >
        <p>{t('waiting-drafts.confirm', { count: chosen.length, differences })}</p>
        <p role="status" className="pt-2 text-sm text-ink-soft">
          {progress && t('waiting-drafts.progress', progress)}
        </p>
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('waiting-drafts.title')}
      description={total > 0 && t('waiting-drafts.lead')}
      footer={
        <>
          {close}
          {total > 0 && (
            <Button
              variant="primary"
              disabledReason={chosen.length === 0 ? t('waiting-drafts.noneTicked') : null}
              onClick={() => setConfirming(true)}
            >
              {t('waiting-drafts.take', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {data && total === 0 && <p>{t('waiting-drafts.empty')}</p>}
      {drafts.length > 0 && <WaitingList drafts={drafts} ticked={ticked} onTick={setTicked} />}
      {hasNextPage && (
        <div className="flex items-center gap-3 pt-3">
          <p className="text-sm text-ink-faint">
            {t('waiting-drafts.shown', { shown: drafts.length, total })}
          </p>
          <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('waiting-drafts.more')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
