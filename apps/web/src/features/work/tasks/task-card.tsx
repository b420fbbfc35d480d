import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toggledSelection } from '../../../ui/use-row-keys.ts'
import { StepTag } from './step-tag.tsx'
import { TaskActions } from './task-actions.tsx'
import { isClosed, type Task } from './task-queries.ts'

/** A task on a phone. */
export function TaskCard(props: {
  task: Task
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onDone: () => void
}) {
  const { task, selected, onSelect, onDone } = props
  const t = useTexts()
  const formats = useFormats()
  const { title, _id } = task.contract
  return (
    <div className="flex gap-2.5">
      <Checkbox
        label={t('tasks.screen.select', { title })}
        hidesLabel
        checked={selected.has(task._id)}
        onChange={() => onSelect(toggledSelection(selected, task._id))}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className={classNames(isClosed(task) && 'text-ink-faint line-through')}>
          <TextLink isQuiet render={<AppLink to={paths.contractEdit(_id)} />}>
            <span className="font-medium break-words">{title}</span>
          </TextLink>
          <p className="text-sm text-ink-faint">
            {task.project.title} · {formats.instant(task.createdAt)}
            {task.for && ` · ${t('tasks.screen.for', { name: task.for })}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <StepTag step={task.stepWorkflow} />
          <TaskActions task={task} onDone={onDone} />
        </div>
      </div>
    </div>
  )
}
