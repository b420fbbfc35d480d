import { useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import type { ListSearch } from '../filters/public.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardStep } from './board-queries.ts'
import { useMoveCard, type AskedMove } from './use-move-card.ts'

interface BoardColumnsProps {
  steps: readonly BoardStep[]
  filters: ListSearch
  /** The one that a phone shows. */
  column: string | undefined
  onColumn: (stepId: string) => void
}

/** Side by side, or on a phone one at a time. */
export function BoardColumns({ steps, filters, column, onColumn }: BoardColumnsProps) {
  const t = useTexts()
  const isPhone = useIsPhone()
  const moving = useMoveCard(steps)
  const chosen = steps.find(({ _id }) => _id === column) ?? steps[0]
  const shown = isPhone ? steps.filter((step) => step === chosen) : steps
  return (
    <>
      {isPhone && chosen && (
        <Select
          label={t('board.column')}
          value={chosen._id}
          onChange={onColumn}
          options={steps.map(({ _id, name }) => ({ value: _id, label: name }))}
          className="mb-3"
        />
      )}
      <p className="mb-3 hidden text-sm text-ink-soft tablet:any-pointer-fine:block">
        {t('board.keys')}
      </p>
      <div
        role="region"
        aria-label={t('board.region')}
        // Scrollable by keyboard too (WCAG 2.1.1).
        tabIndex={0}
        className="relative flex items-start gap-3 tablet:overflow-x-auto tablet:pb-3"
      >
        {shown.map((step) => (
          <BoardColumn key={step._id} step={step} steps={steps} filters={filters} moving={moving} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      <ConfirmMove
        asked={moving.asked}
        isBusy={moving.isBusy}
        onClose={moving.close}
        onConfirm={moving.confirm}
      />
    </>
  )
}

interface ConfirmMoveProps {
  asked: AskedMove | null
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** What the move does beside the move: said before it is made. */
function ConfirmMove({ asked, isBusy, onClose, onConfirm }: ConfirmMoveProps) {
  const t = useTexts()
  if (!asked) return null
  const { card, step, move } = asked
  const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name)
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      isBusy={isBusy}
      onClose={onClose}
      title={t('board.confirm.title', { title: card.name, step: step.name })}
      consequence={t('board.confirm.consequence')}
      confirmLabel={t('board.confirm.move')}
      onConfirm={onConfirm}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {move.completes && <li>{t('board.confirm.completes', { name: move.completes.name })}</li>}
        {move.passesOver.length > 0 && (
          <li>
            {t('board.confirm.passesOver', {
              count: move.passesOver.length,
              names: namesOf(move.passesOver),
            })}
          </li>
        )}
        {move.reopens.length > 0 && (
          <li>
            {t('board.confirm.reopens', {
              count: move.reopens.length,
              names: namesOf(move.reopens),
            })}
          </li>
        )}
      </ul>
    </ConfirmDialog>
  )
}
