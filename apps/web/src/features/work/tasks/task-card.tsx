import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toggledSelection } from '../../../ui/use-row-keys.ts'
import { DueDay } from './due-day.tsx'
import type { ShownTasks } from './task-address.ts'
import { TaskActions } from './task-actions.tsx'
import { isClosed, type Task } from './task-queries.ts'
import { AskedBy, ContractMarks, useAsked } from './task-words.tsx'

/** A task on a phone: its title opens the panel. */
export function TaskCard(props: {
  task: Task
  shown: ShownTasks
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}) {
  const { task, shown, selected, onSelect } = props
  const t = useTexts()
  const asked = useAsked()(task)
  const { title, reference } = task.contract
  return (
    <div className="flex gap-2.5">
      <Checkbox
        label={t('tasks.screen.select', { asked, title, reference })}
        hidesLabel
        checked={selected.has(task._id)}
        onChange={() => onSelect(toggledSelection(selected, task._id))}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className={classNames(isClosed(task) && 'text-ink-faint line-through')}>
          <p className="text-sm font-medium">{asked}</p>
          <TextLink isQuiet render={<AppLink to={shown.pathOf({ task: task._id })} />}>
            <span className="font-medium break-words">{title}</span>
          </TextLink>
          <ContractMarks contract={task.contract} />
          <AskedBy task={task} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DueDay task={task} />
          <TaskActions task={task} shown={shown} />
        </div>
      </div>
    </div>
  )
}
