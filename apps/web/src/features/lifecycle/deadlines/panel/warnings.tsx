import { Info, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

/** Warnings from the engine. */
export function Warnings({ warnings }: Pick<ContractDeadlines, 'warnings'>) {
  const t = useTexts()
  if (warnings.length === 0) return null
  return (
    <section
      aria-label={t('deadlines-panel.figures.warnings')}
      className="flex gap-2.5 rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <ul className="flex min-w-0 flex-col gap-1.5">
        {warnings.map(({ code, text }) => (
          <li key={`${code} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** Engineering rules, not legal advice: the contract's own counting clause prevails. */
export function Caveat() {
  const t = useTexts()
  return (
    <p className="flex gap-2 text-sm text-ink-faint">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('deadlines-panel.figures.caveat')}
    </p>
  )
}
