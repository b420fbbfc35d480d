import { ArrowLeftRight, Check } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { RowMarks } from '../contract-list/public.tsx'
import type { BoardCard, BoardStep } from './board-queries.ts'
import type { MovingCards } from './use-move-card.ts'

export const DRAGGED_CARD = 'application/x-contract-card'

export interface DraggedCard {
  card: BoardCard
  fromId: string
}

interface CardProps {
  card: BoardCard
  step: BoardStep
  steps: readonly BoardStep[]
  moving: MovingCards
}

/** One contract: moved by dragging it, by Alt and an arrow key, or from its menu. */
export function Card({ card, step, steps, moving }: CardProps) {
  const t = useTexts()
  const row = useRef<HTMLLIElement>(null)
  const isMoved = moving.movedId === card._id
  useEffect(() => {
    // Where it went, the person goes on.
    if (isMoved) row.current?.querySelector('a')?.focus()
  }, [isMoved])
  const place = steps.findIndex(({ _id }) => _id === step._id)
  const moveByKeys = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!event.altKey || !way) return
    // The browser would leave the page.
    event.preventDefault()
    moving.move(card, step._id, steps[place + way]?._id)
  }
  const { reference, supplier, owner, refusal } = { ...card, refusal: moving.refused }
  return (
    <li
      ref={row}
      draggable
      onDragStart={(event) => {
        const dragged: DraggedCard = { card, fromId: step._id }
        event.dataTransfer.setData(DRAGGED_CARD, JSON.stringify(dragged))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={moveByKeys}
      className="flex cursor-grab flex-col gap-1 rounded-md border border-line bg-paper p-2.5 shadow-low"
    >
      <div className="flex items-start gap-1">
        <TextLink
          isQuiet
          className="min-w-0 flex-1 font-medium break-words"
          render={<AppLink to={paths.contractEdit(card._id)} draggable={false} />}
        >
          {card.name}
        </TextLink>
        <Menu
          align="end"
          trigger={
            <IconButton
              size="small"
              className="-mt-1 -mr-1"
              label={t('board.move', { title: card.name })}
              icon={<ArrowLeftRight aria-hidden />}
            />
          }
          groups={[
            {
              label: t('board.moveTo'),
              actions: steps
                .filter(({ _id }) => _id !== step._id)
                .map(({ _id, name }) => ({
                  label: name,
                  onSelect: () => moving.move(card, step._id, _id),
                })),
            },
          ]}
        />
      </div>
      <p className="text-sm break-words text-ink-soft">
        {supplier ? `${supplier} · ${reference}` : reference}
      </p>
      <RowMarks row={{ isArchived: card.isArchived, personLock: null }} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <span className="text-ink-soft">{owner}</span>
        <Due card={card} />
      </div>
      {refusal?.cardId === card._id && (
        <p role="alert" className="text-sm text-red-ink">
          {refusal.message}
        </p>
      )}
    </li>
  )
}

function Due({ card: { dueDate: day, isLate, isCompleted } }: { card: BoardCard }) {
  const t = useTexts()
  if (isCompleted)
    return (
      <span className="flex items-center gap-1 text-ink-soft">
        <Check aria-hidden className="size-3.5" />
        {t('board.completed')}
      </span>
    )
  if (day === null) return null
  return (
    <span className={isLate ? 'font-medium text-red-ink' : 'text-ink-soft'}>
      {t(isLate ? 'board.late' : 'board.due', { day })}
    </span>
  )
}
