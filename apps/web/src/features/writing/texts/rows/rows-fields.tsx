import { askedFields, type FieldQuestion } from '@tacite/document/asked-fields.ts'
import type { FieldRow, FieldValues } from '@tacite/document/field-definition.ts'
import type { RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useFocusAfterDrawing } from '../../../../ui/use-focus-after-drawing.ts'
import { FieldValueControl } from '../document-view/field-value-control.tsx'
import type { TaggedField } from '../text/fields.ts'
import type { FieldInput } from '../text/text-owner.ts'
import { moveRow, setCell } from './edit-rows.ts'

export interface RowsFieldsProps {
  passage: RepeatedPassage
  fields: readonly TaggedField[]
  /** Of the contract, on which a row's questions may depend. */
  values: FieldValues
  rows: readonly FieldRow[]
  /** From the rows as they are then: a removal can be undone after other changes. */
  change: (next: (rows: readonly FieldRow[]) => FieldRow[]) => void
  currency: string
  /** The beginning of the ids of its controls. */
  id: string
  error?: string | null | undefined
  /** What is wrong with one cell, by `0.rent`. */
  errorAt?: (cell: string) => string | undefined
  onFocus?: (row: number, variable: string) => void
}

/** The rows of a repeated passage: each with its fields, to be added, moved and taken away. */
export function RowsFields(props: RowsFieldsProps) {
  const { passage, rows, change, id, error } = props
  const t = useTexts()
  const focus = useFocusAfterDrawing()
  const isFull = rows.length >= passage.max
  const add = () => {
    change((before) => [...before, {}])
    focus(`${id}.${rows.length}.${passage.variables[0] ?? ''}`)
  }
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-ink-soft">{t('editor.rows.none')}</p>}
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <Row key={at} {...props} row={row} at={at} />
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-sm text-red-ink">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          id={`${id}-add`}
          size="small"
          icon={<Plus aria-hidden />}
          disabledReason={
            isFull
              ? t.refusal({
                  code: 'ROWS_TOO_MANY',
                  params: { name: passage.name, max: passage.max },
                })
              : null
          }
          onClick={add}
        >
          {t('editor.rows.add')}
        </Button>
        <p className="text-sm text-ink-faint tabular-nums">
          {t('editor.rows.between', { min: passage.min, max: passage.max })}
        </p>
      </div>
    </div>
  )
}

function Row(props: RowsFieldsProps & { row: FieldRow; at: number }) {
  const { passage, row, at, rows, change, id } = props
  const t = useTexts()
  const focus = useFocusAfterDrawing()
  const named = { name: passage.name, number: at + 1 }
  const headingId = `${id}-row-${at}`
  const move = (by: -1 | 1) => {
    change((before) => moveRow(before, at, by))
    focus(`${id}-row-${at + by}-${by === -1 ? 'up' : 'down'}`)
  }
  const remove = () => {
    change((before) => before.toSpliced(at, 1))
    focus(`${id}-add`)
    toasts.info(t('editor.rows.removed', named), {
      undo: () => change((before) => before.toSpliced(at, 0, row)),
    })
  }
  return (
    <li aria-labelledby={headingId} className="rounded-md border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p id={headingId} className="text-sm font-medium text-ink-soft tabular-nums">
          {t('editor.rows.row', { number: at + 1 })}
        </p>
        <div className="flex shrink-0">
          <IconButton
            id={`${headingId}-up`}
            size="small"
            label={t('editor.rows.up', named)}
            icon={<ArrowUp aria-hidden />}
            disabledReason={at === 0 ? t('editor.rows.isFirst') : null}
            onClick={() => move(-1)}
          />
          <IconButton
            id={`${headingId}-down`}
            size="small"
            label={t('editor.rows.down', named)}
            icon={<ArrowDown aria-hidden />}
            disabledReason={at === rows.length - 1 ? t('editor.rows.isLast') : null}
            onClick={() => move(1)}
          />
          <IconButton
            size="small"
            label={t('editor.rows.remove', named)}
            icon={<Trash2 aria-hidden />}
            onClick={remove}
          />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3">
        {fieldsOfRow(props).map((field) => (
          <Cell key={field.variable} {...props} field={field} />
        ))}
      </div>
    </li>
  )
}

function Cell(props: RowsFieldsProps & { row: FieldRow; at: number; field: TaggedField }) {
  const { row, at, field, change, id, currency, errorAt, onFocus } = props
  const { variable } = field
  const isWide = ['longText', 'address', 'multipleChoice'].includes(field.type)
  return (
    <div
      className={isWide ? 'col-span-full min-w-0' : 'min-w-0'}
      onFocus={() => onFocus?.(at, variable)}
    >
      <FieldValueControl
        id={`${id}.${at}.${variable}`}
        field={field}
        currency={currency}
        hint={field.description || undefined}
        value={(row[variable] ?? null) as FieldInput}
        error={errorAt?.(`${at}.${variable}`)}
        onChange={(value) => change((before) => setCell(before, at, variable, value))}
      />
    </div>
  )
}

/** The fields of the passage, in its order, whose conditions this row meets; what is computed is not asked. */
function fieldsOfRow({ passage, fields, values, row }: RowsFieldsProps & { row: FieldRow }) {
  const used = passage.variables
  const asked = askedFields(fields as readonly (TaggedField & FieldQuestion)[], {
    used,
    folderIds: [],
    values: { ...values, ...row },
  })
  return used.flatMap((variable) => asked.find((field) => field.variable === variable) ?? [])
}
