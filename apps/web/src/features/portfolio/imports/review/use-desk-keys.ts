import { REJECTION_REASONS } from '@tacite/domain/imports/judgement.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useShortcut } from '../../../../platform/shortcuts.ts'
import type { DeskItem } from './desk-items.ts'
import type { Desk } from './use-desk.ts'

interface Outside {
  onFinish: () => void
  onSkip: () => void
  /** The cursor is on another line. */
  onMove: () => void
  onTurn: (by: number) => void
}

/** The keys of the desk, listed under « ? »: nothing there needs a mouse. */
export function useDeskKeys(desk: Desk, { onFinish, onSkip, onMove, onTurn }: Outside): void {
  const t = useTexts()
  const { active, mode, isBusy } = desk
  const onLine = (act: (item: DeskItem) => void) => () => {
    if (active && !isBusy) act(active)
  }
  const moving = (act: () => void) => () => {
    act()
    onMove()
  }
  const rejectAs = (place: number) => () => {
    const reason = REJECTION_REASONS[place]
    if (active && reason && mode.kind === 'reject' && !isBusy) desk.reject(active, reason)
  }
  useShortcut('a', t('import-review.key.accept'), moving(onLine(desk.accept)))
  useShortcut(
    'c',
    t('import-review.key.correct'),
    onLine((item) => desk.type(item)),
  )
  useShortcut('s', t('import-review.key.select'), onLine(desk.select))
  useShortcut(
    'r',
    t('import-review.key.reject'),
    onLine((item) => item.text !== null && desk.askWhy(item)),
  )
  useShortcut('1', t('import-review.reason.wrongValue'), rejectAs(0))
  useShortcut('2', t('import-review.reason.wrongField'), rejectAs(1))
  useShortcut('3', t('import-review.reason.notInContract'), rejectAs(2))
  useShortcut('4', t('import-review.reason.other'), rejectAs(3))
  useShortcut('t', t('import-review.key.acceptAll'), () => !isBusy && desk.acceptAll())
  useShortcut('u', t('import-review.key.undo'), () => !isBusy && desk.mayUndo && desk.undo())
  useShortcut('n', t('import-review.key.nextDoubt'), moving(desk.nextDoubt))
  useShortcut('ArrowDown', t('import-review.key.next'), moving(desk.next))
  useShortcut('ArrowUp', t('import-review.key.previous'), moving(desk.previous))
  useShortcut('PageDown', t('import-review.key.pageAfter'), () => onTurn(1))
  useShortcut('PageUp', t('import-review.key.pageBefore'), () => onTurn(-1))
  useShortcut('v', t('import-review.act.finish'), () => !isBusy && onFinish())
  useShortcut('p', t('import-review.act.skip'), onSkip)
}
