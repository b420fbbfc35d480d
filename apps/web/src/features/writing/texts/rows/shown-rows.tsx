import type { FieldRow, FieldType } from '@tacite/document/field-definition.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { repeatsIn, type RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TextFields } from '../text/fields.ts'
import { useFields, useOpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'
import { RowsDialog } from './lazy-rows.ts'
import type { WireDocument } from '../text-queries.ts'

/** The rows of each repeated passage of a contract, on its summary sheet. */
export function ShownRows({ wire }: { wire: WireDocument }) {
  const passages = useMemo(() => repeatsIn(toDocument(wire)), [wire])
  return passages.map((passage) => <PassageRows key={passage.key} passage={passage} />)
}

function PassageRows({ passage }: { passage: RepeatedPassage }) {
  const t = useTexts()
  const fields = useFields()
  const { readOnlyReason } = useOpenText()
  const [isOpen, setOpen] = useState(false)
  const rows = rowsOf(fields.values, passage.key)
  return (
    <section aria-label={passage.name} className="mt-5">
      <h3 className="mb-1 font-medium">{passage.name}</h3>
      {rows.length === 0 && <p className="text-ink-soft">{t('editor.rows.none')}</p>}
      <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-faint">
        {rows.map((row, at) => (
          <li key={at} className="break-words">
            {rowWords(passage, row, fields) || (
              <span className="rounded-sm bg-amber-soft px-1 text-amber-ink">
                {t('editor.rows.empty')}
              </span>
            )}
          </li>
        ))}
      </ol>
      {readOnlyReason === null && (
        <Button
          size="small"
          className="mt-2"
          data-line={rowsName(passage.key)}
          aria-label={t('editor.rows.editNamed', { name: passage.name })}
          onClick={() => setOpen(true)}
        >
          {t('editor.rows.edit')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RowsDialog passage={passage} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** A row in one line: its values, as the contract writes them. */
function rowWords({ variables }: RepeatedPassage, row: FieldRow, fields: TextFields): string {
  return variables
    .flatMap((variable) => {
      const value = row[variable]
      const type = (fields.byVariable.get(variable)?.type ?? 'text') as FieldType
      return isFilled(value) ? formatFieldValue(type, value, fields) : []
    })
    .join(' · ')
}
