import type { FieldType } from '@tacite/document/field-definition.ts'
import { repeatsIn, type RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { rowInWords } from '@tacite/document/repeats/rows-in-words.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TextFields } from '../text/fields.ts'
import { useFields, useOpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'
import { RowsDialog } from './lazy-rows.ts'
import type { WireDocument } from '../text-queries.ts'

interface ShownRowsProps {
  wire: WireDocument
  /** The rows of this name as they are in force, from those that the text states. */
  inForce: (name: string, stated: ReactNode) => ReactNode
}

/** The rows of each repeated passage of a contract, on its summary sheet. */
export function ShownRows({ wire, inForce }: ShownRowsProps) {
  const passages = useMemo(() => repeatsIn(toDocument(wire)), [wire])
  return passages.map((passage) => (
    <PassageRows key={passage.key} passage={passage} inForce={inForce} />
  ))
}

type PassageRowsProps = Pick<ShownRowsProps, 'inForce'> & { passage: RepeatedPassage }

function PassageRows({ passage, inForce }: PassageRowsProps) {
  const t = useTexts()
  const { readOnlyReason } = useOpenText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={passage.name} className="mt-5">
      <h3 className="mb-1 font-medium">{passage.name}</h3>
      {inForce(rowsName(passage.key), <StatedRows passage={passage} />)}
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

function StatedRows({ passage }: { passage: RepeatedPassage }) {
  const t = useTexts()
  const fields = useFields()
  const rows = rowsOf(fields.values, passage.key)
  if (rows.length === 0) return <p className="text-ink-soft">{t('editor.rows.none')}</p>
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-faint">
      {rows.map((row, at) => (
        <li key={at} className="break-words">
          {rowInWords(row, columnsOf(passage, fields), fields) || (
            <span className="rounded-sm bg-amber-soft px-1 text-amber-ink">
              {t('editor.rows.empty')}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What each row states, as far as the fields are known. */
function columnsOf({ variables }: RepeatedPassage, { byVariable }: TextFields) {
  return variables.map((variable) => {
    const type = (byVariable.get(variable)?.type ?? 'text') as FieldType
    return { variable, type }
  })
}
