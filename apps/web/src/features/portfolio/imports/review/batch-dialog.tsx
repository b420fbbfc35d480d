import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { BatchSample, sampleKey } from './batch-sample.tsx'
import { acceptBatch, batchQuery, type BatchPreview } from './review-queries.ts'

const THRESHOLDS = ['0.95', '0.9', '0.85', '0.8', '0.75'] as const
type Threshold = (typeof THRESHOLDS)[number]

interface BatchDialogProps {
  importId: string
  onClose: () => void
}

/** A threshold, how much is above it, and a sample that must be found right before all of it is accepted. */
export function BatchDialog({ importId, onClose }: BatchDialogProps) {
  const t = useTexts()
  const [threshold, setThreshold] = useState<Threshold>('0.85')
  const [checked, setChecked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { data, error } = useQuery(batchQuery(importId, Number(threshold)))
  const accept = useMutation({
    mutationFn: ({ values, sample }: BatchPreview) =>
      acceptBatch(importId, {
        threshold: Number(threshold),
        count: values,
        checked: sample.map((each) => ({
          position: each.position,
          field: each.field,
          isRight: checked.get(sampleKey(each)) === true,
        })),
      }),
    meta: { changes: ['imports'], showsError: true },
    onSuccess: () => {
      toasts.success(currentTexts()('import-review.batch.begun'))
      onClose()
    },
  })
  const failure = error ?? accept.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('import-review.batch.title')}
      description={t('import-review.batch.lead')}
      size="wide"
      footer={
        data &&
        data.values > 0 && (
          <>
            <Button onClick={onClose}>{t('common.action.cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={whyNot(t, data, checked)}
              isBusy={accept.isPending}
              onClick={() => accept.mutate(data)}
            >
              {t('import-review.batch.confirm', { count: data.values })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Select<Threshold>
          label={t('import-review.batch.threshold')}
          className="max-w-60"
          options={THRESHOLDS.map((value) => ({
            value,
            label: t('import-review.batch.level', { percent: Math.round(Number(value) * 100) }),
          }))}
          value={threshold}
          onChange={setThreshold}
        />
        {!data && !error && <Skeleton className="h-40 rounded-lg" />}
        {data && (
          <p role="status" className="font-semibold tabular-nums">
            {data.values === 0
              ? t('import-review.batch.none')
              : t('import-review.batch.figures', { count: data.values, rows: data.rows })}
          </p>
        )}
        {data && data.sample.length > 0 && (
          <>
            <BatchSample
              sample={data.sample}
              checked={checked}
              onCheck={(key, isRight) => setChecked(new Map([...checked, [key, isRight]]))}
            />
            <p className="text-sm text-ink-soft">{t('import-review.batch.consequence')}</p>
          </>
        )}
        {failure && (
          <p role="alert" className="text-red-ink">
            {messageOf(failure)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function whyNot(
  t: ReturnType<typeof useTexts>,
  { sample }: BatchPreview,
  checked: ReadonlyMap<string, boolean>,
): string | null {
  const said = sample.map((each) => checked.get(sampleKey(each)))
  if (said.includes(false)) return t('import-review.batch.someWrong')
  const left = said.filter((each) => each === undefined).length
  return left === 0 ? null : t('import-review.batch.uncheckedMore', { count: left })
}
