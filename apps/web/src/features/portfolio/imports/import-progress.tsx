import { isWorking } from '@tacite/domain/imports/import-states.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { ImportSummary } from './imports-queries.ts'

interface ImportProgressProps {
  summary: ImportSummary
  /** Where nothing is under way. */
  fallback: ReactNode
}

/** How far the step is that runs: bytes while its files are sent, then files. */
export function ImportProgress({ summary, fallback }: ImportProgressProps) {
  const t = useTexts()
  const formats = useFormats()
  const { state, sources, steps } = summary
  const label = t(`imports.state.${state}`)
  if (state === 'receiving')
    return (
      <ProgressBar
        label={label}
        value={sources.received}
        max={sources.bytes}
        detail={t('imports.upload.progress', {
          done: formats.bytes(sources.received),
          total: formats.bytes(sources.bytes),
        })}
      />
    )
  if (!isWorking(state)) return fallback
  return (
    <ProgressBar
      label={label}
      value={steps.total === 0 ? null : steps.done}
      max={steps.total}
      detail={steps.total > 0 && t('imports.progress.readingDetail', steps)}
    />
  )
}
