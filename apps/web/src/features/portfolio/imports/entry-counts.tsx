import { useTexts } from '../../../platform/locale.ts'
import type { ImportSummary } from './imports-queries.ts'

/** « 812 gardés, 3 écartés »; nothing where there are no files yet. */
export function EntryCounts({ counts }: { counts: ImportSummary['entries'] }) {
  const t = useTexts()
  const said = (['waiting', 'kept', 'left', 'nothing'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => (
      <span key={state} className={state === 'left' ? 'text-red-ink' : undefined}>
        {t(`imports.count.${state}`, { count: counts[state] })}
      </span>
    ))
  if (said.length === 0) return null
  return <span className="flex flex-wrap gap-x-3 text-sm tabular-nums">{said}</span>
}
