import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { taskCountQuery } from './task-count-query.ts'

/** How many tasks are to do, in the menu; nothing when there are none. */
export function TaskCount() {
  const t = useTexts()
  const { data: count = 0 } = useQuery(taskCountQuery)
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-neutral-soft px-1.5 text-xs text-neutral-ink tabular-nums">
      {count}
      <span className="sr-only"> {t('shell.tasks.toDo')}</span>
    </span>
  )
}
