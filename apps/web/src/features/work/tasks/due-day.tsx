import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isClosed, type Task } from './task-queries.ts'

/** The day by which a task is to be done, and in words how far away or overdue it is, or when it returns. */
export function DueDay({
  task,
}: {
  task: Pick<Task, 'dueOn' | 'daysLeft' | 'snoozedUntil' | 'status'>
}) {
  const t = useTexts()
  const formats = useFormats()
  const { dueOn, daysLeft, snoozedUntil } = task
  if (snoozedUntil !== null)
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        {dueOn !== null && (
          <span className="whitespace-nowrap tabular-nums">{formats.day(dueOn)}</span>
        )}
        <span className="text-ink-soft">{t('tasks.snooze.untilDay', { day: snoozedUntil })}</span>
      </span>
    )
  if (dueOn === null || daysLeft === null)
    return <span className="text-ink-faint">{t('tasks.screen.withoutDue')}</span>
  const isOverdue = daysLeft < 0
  const distance =
    daysLeft === 0
      ? t('tasks.screen.dueToday')
      : t(isOverdue ? 'tasks.screen.overdue' : 'tasks.screen.dueIn', { count: Math.abs(daysLeft) })
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className="whitespace-nowrap tabular-nums">{formats.day(dueOn)}</span>
      {!isClosed(task) && (
        <span
          className={classNames(
            'text-xs whitespace-nowrap',
            isOverdue ? 'font-medium text-red-ink' : 'text-ink-soft',
          )}
        >
          {distance}
        </span>
      )}
    </span>
  )
}
