import type { ImportState } from '@tacite/domain/imports/import-states.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { ImportSummary } from './imports-queries.ts'

/** Amber waits for a person, accent is at work. */
const TONE: Record<ImportState, Tone> = {
  receiving: 'accent',
  received: 'accent',
  reading: 'accent',
  toMap: 'amber',
  planning: 'accent',
  toReview: 'amber',
  creating: 'accent',
  done: 'green',
  failed: 'red',
  cancelled: 'neutral',
  undoing: 'accent',
  undone: 'neutral',
}

export function ImportStateBadge({ state, isPaused }: Pick<ImportSummary, 'state' | 'isPaused'>) {
  const t = useTexts()
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={TONE[state]}>{t(`imports.state.${state}`)}</Badge>
      {isPaused && <Badge>{t('imports.paused')}</Badge>}
    </span>
  )
}
