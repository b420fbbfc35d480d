import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Refusal } from '../refusal.ts'

/**
 * Why a task cannot be assigned by hand as written; null when it can. It says what is asked, and is due today or later.
 *
 * @example refuseTaskRequest({ title: '', dueOn: null }, today) // { code: 'TASK_TITLE_REQUIRED', field: 'title' }
 */
export function refuseTaskRequest(
  { title, dueOn }: { title: string; dueOn: IsoDay | null },
  today: Temporal.PlainDate,
): Refusal | null {
  if (title.trim() === '') return { code: 'TASK_TITLE_REQUIRED', field: 'title' }
  if (dueOn !== null && dueOn < today.toString()) return { code: 'TASK_DUE_PAST', field: 'dueOn' }
  return null
}
