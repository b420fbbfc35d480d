import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { BoundField } from './use-record-form.ts'

interface RowsFieldProps<Row> extends BoundField<Row[]> {
  label: string
  hint?: string
  rowLabel: (number: number) => string
  removeLabel: (number: number) => string
  addLabel: string
  /** Why there are no more. */
  fullReason?: string | null
  newRow: Row
  children: (row: Row, write: (row: Row) => void) => ReactNode
}

/** Several small groups of controls, one below the other, that are added and taken away. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { id, value, error, onChange, children } = props
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{props.label}</legend>
      {props.hint && <p className="text-sm text-ink-soft">{props.hint}</p>}
      {value.map((row, index) => (
        <div
          // A row has no name before it is written: its place is what it is.
          key={index}
          role="group"
          aria-label={props.rowLabel(index + 1)}
          className="flex flex-col gap-2 rounded-md border border-line p-3"
        >
          {children(row, (written) =>
            onChange(value.map((each, at) => (at === index ? written : each))),
          )}
          <IconButton
            label={props.removeLabel(index + 1)}
            icon={<X aria-hidden />}
            size="small"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="text-sm text-red-ink">{error}</p>}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          disabledReason={props.fullReason}
          onClick={() => onChange([...value, props.newRow])}
        >
          {props.addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
