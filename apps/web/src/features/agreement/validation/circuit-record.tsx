import { CircleMinus } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { DepartureLines } from './departure-lines.tsx'
import type { Validation } from './validation-queries.ts'

/** What the circuit did not ask of this contract, and what the request left out of it. */
export function CircuitRecord({ validation }: { validation: Validation }) {
  const { skipped, departures } = validation
  const t = useTexts()
  return (
    <>
      {departures.length > 0 && (
        <div className="rounded-md bg-amber-soft p-3 text-amber-ink">
          <p className="text-sm font-medium">{t('validation.departure.title')}</p>
          <DepartureLines departures={departures} />
        </div>
      )}
      {skipped.length > 0 && (
        <ul
          aria-label={t('validation.skipped.title')}
          className="flex flex-col gap-1 text-sm text-ink-soft"
        >
          {skipped.map(({ name, reasons }, place) => (
            <li key={place} className="flex gap-1.5 break-words">
              <CircleMinus aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-faint" />
              <span className="min-w-0">{t('validation.skipped.step', { name, reasons })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
