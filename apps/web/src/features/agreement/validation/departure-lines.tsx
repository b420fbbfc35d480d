import { useTexts } from '../../../platform/locale.ts'
import type { Validation } from './validation-queries.ts'

/** What a request leaves out of its circuit, step by step. */
export function DepartureLines({ departures }: Pick<Validation, 'departures'>) {
  const t = useTexts()
  return (
    <ul className="list-disc pl-5 text-sm">
      {departures.map(({ step, kind, names }, place) => (
        <li key={place} className="break-words">
          {t(`validation.departure.${kind}`, { step, names })}
        </li>
      ))}
    </ul>
  )
}
