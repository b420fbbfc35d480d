import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { ClauseRow } from './clause-queries.ts'

const STATE_TONES: Record<ClauseRow['state'], Tone> = { draft: 'neutral', published: 'green' }

const STANCE_TONES: Record<ClauseRow['stance'], Tone> = {
  standard: 'accent',
  fallback: 'amber',
  refused: 'red',
}

/** Where a clause stands, its version, and whether it was changed since. */
export function ClauseState({ of }: { of: Pick<ClauseRow, 'state' | 'version' | 'isChanged'> }) {
  const t = useTexts()
  const { state, version, isChanged } = of
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <Badge tone={STATE_TONES[state]}>{t(`clauses.state.${state}`)}</Badge>
      {version !== null && (
        <span className="text-sm text-ink-soft tabular-nums">
          {t('clauses.version', { number: version })}
        </span>
      )}
      {isChanged && <Badge tone="amber">{t('clauses.changed')}</Badge>}
    </span>
  )
}

/** What the company thinks of a wording. */
export function StanceBadge({ stance }: Pick<ClauseRow, 'stance'>) {
  const t = useTexts()
  return <Badge tone={STANCE_TONES[stance]}>{t(`clauses.stance.${stance}`)}</Badge>
}
