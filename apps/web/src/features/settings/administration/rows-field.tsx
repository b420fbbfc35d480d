import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusAfterDrawing } from '../../../ui/use-focus-after-drawing.ts'
import type { BoundField } from '../../../platform/use-form.ts'

interface RowsFieldProps<Row> extends BoundField<Row[]> {
  label: string
  hint?: string
  rowLabel: (number: number) => string
  removeLabel: (number: number) => string
  addLabel: string
  /** Why no more can be added. */
  fullReason?: string | null
  newRow: Row
  children: (row: Row, write: (row: Row) => void) => ReactNode
}

/** A repeatable group of controls whose rows can be added and removed. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { id, value, error, onChange, children } = props
  const focus = useFocusAfterDrawing()
  const add = () => {
    onChange([...value, props.newRow])
    focus(`${id}-${value.length}`)
  }
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index))
    focus(value.length > 1 ? `${id}-${Math.min(index, value.length - 2)}` : `${id}-add`)
  }
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{props.label}</legend>
      {props.hint && <p className="text-sm text-ink-soft">{props.hint}</p>}
      {value.map((row, index) => (
        <div
          // A new row has no name yet: its position is its key.
          key={index}
          id={`${id}-${index}`}
          role="group"
          aria-label={props.rowLabel(index + 1)}
          className="flex flex-col gap-2 rounded-md border border-line p-3"
        >
          <div className="-mb-1 flex items-center justify-between gap-2">
            <span aria-hidden className="font-semibold">
              {props.rowLabel(index + 1)}
            </span>
            <IconButton
              label={props.removeLabel(index + 1)}
              icon={<X aria-hidden />}
              size="small"
              onClick={() => remove(index)}
            />
          </div>
          {children(row, (written) =>
            onChange(value.map((each, at) => (at === index ? written : each))),
          )}
        </div>
      ))}
      {error && <p className="text-sm text-red-ink">{error}</p>}
      <div>
        <Button
          id={`${id}-add`}
          size="small"
          icon={<Plus aria-hidden />}
          disabledReason={props.fullReason}
          onClick={add}
        >
          {props.addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
