import { FastForward } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractSignature } from '../panel/signature-queries.ts'

/** Before sending: the optional steps that the contract goes past, each by name. */
export function PassedOverSteps({
  steps,
  moment = 'sending',
}: {
  steps: ContractSignature['passingOver']
  moment?: 'sending' | 'marking'
}) {
  const t = useTexts()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="passed-over" className="rounded-md bg-amber-soft px-4 py-3">
      <h3 id="passed-over" className="flex items-center gap-2 font-medium text-amber-ink">
        <FastForward aria-hidden className="size-4 shrink-0" />
        {t('signing-panel.form.passedOver', { count: steps.length })}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {steps.map(({ _id, name }) => (
          <li key={_id} className="break-words">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">
        {t(
          moment === 'sending'
            ? 'signing-panel.form.passedOverHint'
            : 'signing-paper.mark.passedOverHint',
        )}
      </p>
    </section>
  )
}
