import type { HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { managementVariables } from '@tacite/document/management-fields.ts'
import { hasRepeats } from '@tacite/document/repeats/repeats-in.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import {
  FieldValuePopover,
  shownField,
  ShownRows,
  toDocument,
  useFieldPopover,
  useFields,
  useOpenText,
} from '../../texts/public.tsx'
import { EvidenceMark } from '../../../portfolio/evidence/public.ts'
import { HistoryButton } from '../../../lifecycle/as-of/public.ts'
import { contractDocumentQuery, type ContractPage } from '../contract-queries.ts'
import { amendedDetail } from './amended-detail.tsx'
import { shownVariables } from './shown-variables.ts'

/** The fields whose value is the contract's own, by the name of its history. */
const HISTORY_OF: Partial<Record<string, HistoryName>> = {
  contract_title: 'title',
  contract_reference: 'reference',
  company_name: 'legalEntity',
  counterparty_name: 'counterparty',
  amount_incl_tax: 'amount',
  effective_date: 'effectiveDate',
  duration: 'duration',
  tacit_renewal: 'renewalType',
  renewal_duration: 'renewalDuration',
  notice: 'notice',
  signature_date: 'signatureDate',
}

/** The fields that the document of an imported contract may prove. */
const PROVEN: Partial<Record<string, readonly EvidenceField[]>> = {
  counterparty_name: ['counterparty', 'siren'],
  amount_incl_tax: ['amount', 'currency'],
  effective_date: ['effectiveDate'],
  duration: ['endDate', 'duration'],
  tacit_renewal: ['renewalType'],
  renewal_duration: ['renewalDuration'],
  notice: ['notice'],
  signature_date: ['signatureDate'],
}

/** The particulars of a party come from its record, which has no history here. */
function historyOf(variable: string): HistoryName | null {
  return HISTORY_OF[variable] ?? (isSystemField(variable) ? null : `values.${variable}`)
}

interface FieldValuesProps {
  contract: ContractPage
}

/** The values used in the text, and those that describe the contract, each edited once for every place. */
export function FieldValues({ contract }: FieldValuesProps) {
  const { _id: contractId, managing } = contract
  // Fields of management can be changed although the text cannot.
  const isManaged = managing === null
  const t = useTexts()
  const fields = useFields()
  const { readOnlyReason } = useOpenText()
  const popover = useFieldPopover()
  const { data: wire } = useSuspenseQuery(contractDocumentQuery(contractId))
  const variables = useMemo(() => shownVariables(wire), [wire])
  const repeats = useMemo(() => hasRepeats(toDocument(wire)), [wire])
  const managed = useMemo(
    () => (isManaged ? managementVariables(wire.fields, toDocument(wire)) : []),
    [wire, isManaged],
  )
  const shown = variables.map((variable) => ({ variable, ...shownField(fields, variable) }))
  const filledCount = shown.filter(({ isFilled }) => isFilled).length
  return (
    <section aria-label={t('editor.summary.values')}>
      <h2 className="font-semibold">{t('editor.summary.values')}</h2>
      <p className="mb-2 text-sm text-ink-faint">
        {t('editor.summary.filled', { count: filledCount, total: shown.length })}
      </p>
      <ul className="flex flex-col">
        {shown.map(({ variable, label, text, isFilled }) => {
          const isComputed = (fields.byVariable.get(variable)?.formula ?? null) !== null
          const history = isComputed ? null : historyOf(variable)
          const value = (
            <span
              className={classNames(
                'min-w-0 justify-self-start break-words',
                !isFilled && 'rounded-sm bg-amber-soft px-1 text-amber-ink',
              )}
            >
              {amendedDetail(
                contract,
                patchedField(variable),
                isFilled ? text : t('editor.field.noValue'),
              )}
            </span>
          )
          return (
            <li
              key={variable}
              className="group/row grid grid-cols-[112px_minmax(0,1fr)_auto] items-baseline gap-x-2 py-1"
            >
              <span className="text-sm break-words text-ink-faint">{label}</span>
              {readOnlyReason === null || managed.includes(variable) ? (
                <button
                  type="button"
                  data-line={`field:${variable}`}
                  onClick={(event) => popover.open(variable, event.currentTarget)}
                  className="-mx-2 min-h-6 min-w-0 rounded-md px-2 py-0.5 text-left hover:bg-sunken"
                >
                  <span className="sr-only">{t('editor.summary.edit', { name: label })} </span>
                  {value}
                </button>
              ) : (
                value
              )}
              {history && (
                <span className="-my-1 flex self-start">
                  {contract.terms === 'transcribed' && PROVEN[variable] && (
                    <Suspense>
                      <EvidenceMark
                        contractId={contractId}
                        fields={PROVEN[variable]}
                        label={label}
                      />
                    </Suspense>
                  )}
                  <HistoryButton contractId={contractId} values={[history]} label={label} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {repeats && (
        <Suspense>
          <ShownRows
            wire={wire}
            inForce={(name, stated) => amendedDetail(contract, `values.${name}`, stated)}
          />
        </Suspense>
      )}
      <FieldValuePopover popover={popover} />
    </section>
  )
}

/** The amount is a value of the contract itself. */
function patchedField(variable: string): string {
  return variable === 'amount_incl_tax' ? 'amount' : `values.${variable}`
}
