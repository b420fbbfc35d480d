import { useTexts } from '../../../platform/locale.ts'
import type { Task } from './task-queries.ts'

/** What is asked: the verb, and the step of a validation; or the words of whoever asked. */
export function useAsked(): (task: Task) => string {
  const t = useTexts()
  return ({ kind, validationStep, request }) =>
    request?.title ?? [t(`tasks.kind.${kind}`), validationStep?.name].filter(Boolean).join(' · ')
}

/** A task as windows name it. */
export function useKnown(): (task: Task) => {
  _id: string
  name: string
  handingOver: Task['handingOver']
} {
  const asked = useAsked()
  return (task) => ({
    _id: task._id,
    name: `${asked(task)}, ${task.contract.title}`,
    handingOver: task.handingOver,
  })
}

/** Who asks, and for whom if the reader acts for an absent person; nothing when a deadline asks. */
export function AskedBy({ task }: { task: Task }) {
  const t = useTexts()
  const { askedBy: name, kind } = task
  const parts = [
    name && t(kind === 'readRefusal' ? 'tasks.screen.refusedBy' : 'tasks.screen.askedBy', { name }),
    task.for && t('tasks.screen.for', { name: task.for }),
    task.handedOverFrom && t('tasks.handOver.from', { name: task.handedOverFrom }),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <span className={besideTitle}>{parts.join(', ')}</span>
}

/** What tells apart contracts of one title. */
export function ContractMarks({ contract }: Pick<Task, 'contract'>) {
  return (
    <span className={besideTitle}>
      {[contract.reference, contract.supplier].filter(Boolean).join(' · ')}
    </span>
  )
}

/** A row has the same height with and without the panel: its lines are cut instead of wrapping where both are beside. */
export const oneLineBesidePanel = 'desktop:group-data-split/list:truncate'

/** Stays readable in a row that is struck through: decoration does not reach into inline blocks. */
const besideTitle = `inline-block w-full align-top text-sm font-normal text-ink-soft ${oneLineBesidePanel}`
