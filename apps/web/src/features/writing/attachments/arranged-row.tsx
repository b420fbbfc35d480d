import { GripVertical, ShieldAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface ArrangedRowProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  /** Why it cannot be moved; null: it can. */
  reason: string | null
  isDragged: boolean
  onDrag: () => void
  onDragEnd: () => void
  onDrop: () => void
  onStep: (to: 'up' | 'down') => void
  /** At its end. */
  actions: ReactNode
  /** What is said below its name. */
  children: ReactNode
}

/** A file in its place among the others: its handle drags it, or moves it with Alt and an arrow. */
export function ArrangedRow(props: ArrangedRowProps) {
  const { id, name, isFirst, isLast, reason, isDragged, onStep, actions, children } = props
  const t = useTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.altKey && { ArrowUp: 'up', ArrowDown: 'down' }[event.key]
    if (!wanted) return
    event.preventDefault()
    if (!reason && !(wanted === 'up' ? isFirst : isLast)) onStep(wanted as 'up' | 'down')
  }
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1.5 px-2 py-2.5',
        isDragged && 'opacity-50',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        props.onDrop()
      }}
    >
      <div
        draggable={!reason}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', id)
          event.dataTransfer.effectAllowed = 'move'
          props.onDrag()
        }}
        onDragEnd={props.onDragEnd}
        onKeyDown={onKeyDown}
        className={classNames('-ml-1', !reason && 'cursor-grab')}
      >
        <IconButton
          label={`${t('attachments.drag', { name })}. ${t('attachments.dragHint')}`}
          icon={<GripVertical aria-hidden />}
          size="small"
          disabledReason={reason}
        />
      </div>
      <p className="col-start-2 row-start-1 pt-1 font-medium break-words">{name}</p>
      <div className="col-start-3 row-start-1 flex">{actions}</div>
      <div className="col-span-2 col-start-2 flex flex-col gap-1 pr-1 text-sm text-ink-soft">
        {children}
      </div>
    </li>
  )
}

/** What a file that was received could have run, and what became of it. */
export function ActiveContentNote({ active }: { active: ActiveContentOfFile | undefined }) {
  const t = useTexts()
  if (!active?.outcome) return null
  return (
    <p className="flex gap-1.5 rounded-md bg-amber-soft px-2 py-1 text-amber-ink">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('editor.files.activeLead', {
        contents: active.found
          .map((found) => t(`document-import.active.kinds.${found.kind}`))
          .join(' ; '),
      })}
    </p>
  )
}
