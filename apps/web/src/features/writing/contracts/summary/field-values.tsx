import { fieldsAskedBy } from '@tacite/document/asked-fields.ts'
import { usedVariables } from '@tacite/document/walk-document.ts'
import { ASKED_OF_EVERY_CONTRACT } from '@tacite/domain/contracts/system-fields.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import {
  FieldValuePopover,
  shownField,
  toDocument,
  useFieldPopover,
  useFields,
  useOpenText,
  type WireDocument,
} from '../../texts/public.tsx'
import { contractDocumentQuery } from '../contract-queries.ts'

/** The values used in the text, and those that describe the contract, each edited once for every place. */
export function FieldValues({ contractId }: { contractId: string }) {
  const t = useTexts()
  const fields = useFields()
  const { readOnlyReason } = useOpenText()
  const popover = useFieldPopover()
  const { data: wire } = useSuspenseQuery(contractDocumentQuery(contractId))
  const variables = useMemo(() => shownVariables(wire), [wire])
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
          const value = (
            <span
              className={classNames(
                'min-w-0 justify-self-start break-words',
                !isFilled && 'rounded-sm bg-amber-soft px-1 text-amber-ink',
              )}
            >
              {isFilled ? text : t('editor.field.noValue')}
            </span>
          )
          return (
            <li
              key={variable}
              className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-2 py-1"
            >
              <span className="text-sm break-words text-ink-faint">{label}</span>
              {readOnlyReason === null ? (
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
            </li>
          )
        })}
      </ul>
      <FieldValuePopover popover={popover} />
    </section>
  )
}

function shownVariables(wire: WireDocument): string[] {
  const document = toDocument(wire)
  const asked = fieldsAskedBy(wire.fields, document, wire.values)
  return [
    ...new Set([
      ...ASKED_OF_EVERY_CONTRACT,
      ...usedVariables(document),
      ...asked.map(({ variable }) => variable),
    ]),
  ]
}
