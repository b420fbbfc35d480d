import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type DragEvent } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ListSearch } from '../filters/public.ts'
import { Card, DRAGGED_CARD, type DraggedCard } from './board-card.tsx'
import { cardsQuery, type BoardStep } from './board-queries.ts'
import type { MovingCards } from './use-move-card.ts'

interface BoardColumnProps {
  step: BoardStep
  steps: readonly BoardStep[]
  filters: ListSearch
  moving: MovingCards
}

/** The contracts at a step, the soonest due first; a card that is dropped here moves here. */
export function BoardColumn({ step, steps, filters, moving }: BoardColumnProps) {
  const t = useTexts()
  const [isOver, setOver] = useState(false)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    cardsQuery(step._id, filters),
  )
  const cards = data?.pages.flatMap(({ value }) => value)
  const count = data?.pages[0]?.count ?? 0
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED_CARD)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { card, fromId } = JSON.parse(event.dataTransfer.getData(DRAGGED_CARD)) as DraggedCard
    moving.move(card, fromId, step._id)
  }
  return (
    <section
      aria-labelledby={`column-${step._id}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex w-full min-w-0 flex-col gap-2 rounded-lg border bg-sunken p-2 tablet:max-w-80 tablet:min-w-52 tablet:flex-1',
        isOver ? 'border-accent' : 'border-line',
      )}
    >
      <h2 className="flex items-center gap-2 px-1 py-0.5">
        <span
          aria-hidden
          className="size-2 shrink-0 rounded-[2px]"
          style={{ backgroundColor: step.color }}
        />
        <span
          id={`column-${step._id}`}
          className="min-w-0 truncate font-semibold"
          title={step.name}
        >
          {step.name}
        </span>
        {data && (
          <TextLink
            isQuiet
            className="ml-auto text-sm tabular-nums"
            render={<AppLink to={paths.contracts({ ...filters, step: `eq:${step._id}` })} />}
          >
            <span aria-hidden>{t('board.count', { count })}</span>
            <span className="sr-only">{t('board.listed', { count })}</span>
          </TextLink>
        )}
      </h2>
      {error && !cards ? (
        <div className="flex flex-col items-start gap-2 px-1 py-2 text-sm">
          <p>{messageOf(error)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('common.action.retry')}
          </Button>
        </div>
      ) : !cards ? (
        <LoadingRegion>
          <SkeletonText lines={4} />
        </LoadingRegion>
      ) : cards.length === 0 ? (
        <p className="px-1 py-2 text-sm text-ink-soft">{t('board.empty')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {cards.map((card) => (
            <Card key={card._id} card={card} step={step} steps={steps} moving={moving} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('board.more')}
        </Button>
      )}
    </section>
  )
}
