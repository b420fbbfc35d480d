import { CURRENCIES, type Currency } from '@tacite/domain/contracts/currencies.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { usePaused } from '../../../platform/use-paused.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { AmountField } from '../../../ui/number-field.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { SimulatedSteps } from '../../agreement/validation/public.ts'
import { stepsBody } from './circuit-body.ts'
import { trialQuery } from './circuit-queries.ts'
import type { TrialSectionProps } from './trial-section.tsx'

const PAUSE_MS = 400

/** What the circuit being edited would ask of a contract with some values: nothing is saved or sent. */
export default function CircuitTrial({ circuitId, steps }: TrialSectionProps) {
  const t = useTexts()
  const formats = useFormats()
  const [amount, setAmount] = useState<number | null>(null)
  const [currency, setCurrency] = useState<Currency>(
    CURRENCIES.find((each) => each === formats.ownCurrency) ?? 'EUR',
  )
  const [typeId, setTypeId] = useState<string | null>(null)
  const [folderIds, setFolderIds] = useState<string[]>([])
  const amountInclTaxCents = Number.isNaN(amount) ? null : amount
  const contract = { amountInclTaxCents, currency, typeId, folderIds }
  const body = usePaused(JSON.stringify({ circuitId, steps: stepsBody(steps), contract }), PAUSE_MS)
  const { data, error } = useQuery(trialQuery(body))
  const hasFieldCondition = steps.some(({ conditions }) =>
    conditions?.some(({ kind }) => kind === 'field'),
  )
  return (
    <TitledSection
      title={t('circuit-rules.trial.title')}
      lead={t('circuit-rules.trial.lead')}
      className="rounded-lg bg-canvas p-3"
    >
      <AmountField
        label={t('circuit-rules.trial.amount')}
        currency={currency}
        value={amount}
        onChange={setAmount}
      />
      <Combobox
        label={t('circuit-rules.conditions.currency')}
        isRequired
        options={CURRENCIES.map((code) => ({ value: code, label: formats.currency(code) }))}
        value={currency}
        onChange={(next) => setCurrency(CURRENCIES.find((code) => code === next) ?? currency)}
      />
      <ChoiceField
        noun="contractTypes"
        label={t('circuit-rules.trial.type')}
        value={typeId}
        onChange={setTypeId}
      />
      <ChoicesField
        noun="folders"
        label={t('circuit-rules.trial.folders')}
        values={folderIds}
        onChange={setFolderIds}
      />
      {hasFieldCondition && (
        <p className="text-sm text-ink-soft">{t('circuit-rules.trial.fields')}</p>
      )}
      {error && <p className="text-sm text-red-ink">{messageOf(error)}</p>}
      <div role="status" className="flex flex-col gap-3">
        {data && (
          <Suspense>
            <SimulatedSteps {...data} />
          </Suspense>
        )}
      </div>
    </TitledSection>
  )
}
