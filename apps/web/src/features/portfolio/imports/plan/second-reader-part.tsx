import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useFaultWords } from '../../../settings/options/public.ts'
import type { ImportPage } from '../imports-queries.ts'
import { readingQuery, sendToReader, type ImportPlan } from '../plan-queries.ts'

type SecondReadings = NonNullable<ImportPlan['secondReader']>

/** What the company's second reader could be asked, what came of it, and what leaves the house before it does. */
export function SecondReaderPart({
  page,
  readings,
}: {
  page: ImportPage
  readings: SecondReadings
}) {
  const t = useTexts()
  const { service, askable, read } = readings
  return (
    <TitledSection title={t('second-reader.title')} lead={t('second-reader.lead')}>
      {service === null && <p>{t('second-reader.off')}</p>}
      {service && askable > 0 && (
        <p className="break-words">{t('second-reader.offer', { ...service, count: askable })}</p>
      )}
      {read > 0 && <p>{t('second-reader.read', { count: read })}</p>}
      <Dropped readings={readings} />
      <LeftTexts readings={readings} />
      {service && askable > 0 && page.state === 'toReview' && <SendButton page={page} />}
    </TitledSection>
  )
}

function Dropped({ readings: { dropped } }: { readings: SecondReadings }) {
  const t = useTexts()
  if (dropped.quote + dropped.support + dropped.form === 0) return null
  return <p>{t('second-reader.dropped', dropped)}</p>
}

function LeftTexts({ readings: { left } }: { readings: SecondReadings }) {
  const t = useTexts()
  const words = useFaultWords()
  return left.map(({ fault, count }) => (
    <p key={fault}>
      {t('second-reader.left', {
        count,
        reason: fault === 'NOT_CONFIGURED' ? t('second-reader.NOT_CONFIGURED') : words(fault),
      })}
    </p>
  ))
}

function SendButton({ page }: { page: ImportPage }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {t('second-reader.act')}
      </Button>
      {isAsking && <SendDialog page={page} onClose={() => setAsking(false)} />}
    </>
  )
}

function SendDialog({ page, onClose }: { page: ImportPage; onClose: () => void }) {
  const t = useTexts()
  const { data } = useQuery(readingQuery(page._id))
  const send = useMutation({
    mutationFn: () => {
      const { host, model, texts } = data!
      return sendToReader(page._id, { host, model, texts })
    },
    meta: { changes: ['imports'] },
    onSuccess: () => {
      onClose()
      toasts.success(currentTexts()('second-reader.begun'))
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={
        data ? t('second-reader.ask', { ...data, count: data.texts }) : t('second-reader.title')
      }
      consequence={data ? t('second-reader.leaves', data) : ''}
      confirmLabel={t('second-reader.confirm')}
      isHarmless
      isBusy={!data || send.isPending}
      onConfirm={() => send.mutate()}
    >
      {data ? <p>{t('second-reader.comesBack')}</p> : <Skeleton className="h-24 rounded-lg" />}
    </ConfirmDialog>
  )
}
