import { useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { cardClasses } from './card-classes.ts'
import { Checkbox } from './choice.tsx'
import { ExpandButton } from './expand-button.tsx'
import type { CardListProps } from './table-cards.tsx'
import { useUiTexts } from './ui-texts.tsx'
import { useLongPress } from './use-long-press.ts'
import { toggledSelection } from './use-row-keys.ts'

/**
 * Cards that can be selected: a button or a long press opens the mode, in which a tap selects and the acts stand at the
 * bottom of the screen. Selecting nothing more closes it, as does Escape.
 */
export default function SelectableCards<Row>(props: CardListProps<Row>) {
  const { caption, rows = [], keyOf } = props
  const selection = props.selection!
  const { start, stop, count, acts } = selection.onCards!
  const [isSelecting, setSelecting] = useState(false)
  const leave = () => {
    setSelecting(false)
    selection.onChange(new Set())
  }
  const toggle = (key: string) => {
    const next = toggledSelection(selection.selected, key)
    selection.onChange(next)
    setSelecting(next.size > 0)
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSelecting && !event.defaultPrevented) leave()
  }
  return (
    <div onKeyDown={leaveByKey}>
      <div className="flex h-11 items-center justify-between gap-2">
        {isSelecting ? (
          <SelectAll keys={rows.map(keyOf)} selection={selection} />
        ) : (
          <span aria-hidden />
        )}
        <Button variant="quiet" onClick={isSelecting ? leave : () => setSelecting(true)}>
          {isSelecting ? stop : start}
        </Button>
      </div>
      <ul aria-label={caption} className="flex flex-col gap-2">
        {rows.map((row) => (
          <SelectableCard
            key={keyOf(row)}
            row={row}
            list={props}
            isSelecting={isSelecting}
            onToggle={() => toggle(keyOf(row))}
          />
        ))}
      </ul>
      {isSelecting && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-paper px-4 py-2 pb-[max(8px,env(safe-area-inset-bottom))]">
          <p role="status" className="text-sm font-medium">
            {count(selection.selected.size)}
          </p>
          <div className="flex flex-wrap gap-2">{acts}</div>
        </div>
      )}
    </div>
  )
}

function SelectAll(props: {
  keys: readonly string[]
  selection: NonNullable<CardListProps<unknown>['selection']>
}) {
  const { keys, selection } = props
  const texts = useUiTexts()
  const chosen = keys.filter((key) => selection.selected.has(key)).length
  return (
    <Checkbox
      label={texts.selectAll}
      checked={chosen === keys.length}
      isPartly={chosen > 0 && chosen < keys.length}
      onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
    />
  )
}

function SelectableCard<Row>(props: {
  row: Row
  list: CardListProps<Row>
  isSelecting: boolean
  onToggle: () => void
}) {
  const { row, list, isSelecting, onToggle } = props
  const texts = useUiTexts()
  const { keyOf, nameOf, card, expansion } = list
  const isSelected = list.selection!.selected.has(keyOf(row))
  const press = useLongPress({ onLongPress: onToggle, isOff: isSelecting })
  return (
    <li
      {...press}
      onClickCapture={(event) => {
        if (press.onClickCapture(event)) return
        // Keys and screen readers have the checkbox, and may still open the card.
        const isTap = isSelecting && event.detail > 0
        if (!isTap || (event.target as Element).closest('label, button')) return
        event.preventDefault()
        event.stopPropagation()
        onToggle()
      }}
      className={cardClasses(
        list,
        row,
        `[-webkit-touch-callout:none] ${isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-paper'} ${isSelecting ? 'select-none' : ''}`,
      )}
    >
      {isSelecting && (
        <div className="-mt-1 -ml-1 flex min-h-11 min-w-9 justify-center pt-0.5">
          <Checkbox
            label={texts.selectRow(nameOf(row))}
            hidesLabel
            checked={isSelected}
            onChange={onToggle}
          />
        </div>
      )}
      <div className="min-w-0 flex-1">{card(row)}</div>
      {expansion && <ExpandButton row={row} table={list} expansion={expansion} />}
    </li>
  )
}
