import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import type { CircuitValidator } from './circuit-queries.ts'

/** The unavailable people of a step, and why: they are replaced when the circuit is used. */
export function NotAvailable({ validators }: { validators: readonly CircuitValidator[] }) {
  const t = useTexts()
  const missing = validators.filter(({ standing }) => standing !== 'active')
  if (missing.length === 0) return null
  const names = missing.map(({ name, standing }) =>
    t('circuits.unavailable', { name, standing: t(`circuits.standing.${standing}`) }),
  )
  return (
    <p className="flex items-start gap-1.5 text-sm text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {t('circuits.toReplace', { count: missing.length, names: names.join(', ') })}
    </p>
  )
}
