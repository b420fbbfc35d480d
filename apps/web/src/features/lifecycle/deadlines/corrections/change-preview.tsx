import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { deadlinesQuery } from '../deadlines-queries.ts'
import { usePreview, type PreviewedTerms } from '../form/use-preview.ts'
import { ChangedDates } from './changed-dates.tsx'

interface ChangePreviewProps {
  contractId: string
  /** What would be saved, whose type or counterparty moves limits. */
  change: Extract<PreviewedTerms, { kind: 'changed' }>['body']
}

/** What another type or counterparty does to the deadlines, before it is saved. */
export default function ChangePreview({ contractId, change }: ChangePreviewProps) {
  const t = useTexts()
  const { data: before } = useSuspenseQuery(deadlinesQuery(contractId))
  const preview = usePreview(contractId, { kind: 'changed', body: change })
  return (
    <div aria-live="polite" className="rounded-lg bg-canvas p-4">
      {preview !== null && 'dates' in preview ? (
        <ChangedDates before={before} after={preview.dates} />
      ) : (
        <p className="text-sm text-ink-soft">{t('corrections.computing')}</p>
      )}
    </div>
  )
}
