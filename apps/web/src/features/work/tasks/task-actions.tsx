import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownTasks } from './task-address.ts'
import type { Task } from './task-queries.ts'
import { useTaskAction } from './use-task-action.ts'

/**
 * What can be done about a task. Nothing is decided in a row: a validation opens the panel, a signature its document;
 * the rest runs the action of the server. A closed task keeps its buttons, disabled, with the reason.
 */
export function TaskActions({ task, shown }: { task: Task; shown: ShownTasks }) {
  const t = useTexts()
  const { title, reference } = task.contract
  const reason = whyClosed(t, task.status)
  if (task.kind === 'validate') {
    const to = shown.pathOf({ task: task._id })
    return (
      <Button
        size="small"
        aria-label={t('tasks.screen.decideOn', { title, reference })}
        disabledReason={reason}
        render={reason ? undefined : <AppLink to={to} />}
      >
        {t('tasks.screen.decide')}
      </Button>
    )
  }
  if (task.kind === 'sign') return <Sign task={task} reason={reason} />
  if (task.kind === 'signLetter')
    return <GoToTab task={task} reason={reason} tab="deadlines" action="openLetter" />
  if (task.kind === 'reviewOwner')
    return <GoToTab task={task} reason={reason} tab="summary" action="chooseOwner" />
  if (task.kind === 'meetCondition' || task.kind === 'confirmCondition')
    return <GoToTab task={task} reason={reason} tab="validation" action="openCondition" />
  return <RunActions task={task} shown={shown} />
}

function Sign({ task, reason }: { task: Task; reason: string | null }) {
  const t = useTexts()
  const { _id, title, reference } = task.contract
  const action = t('tasks.screen.sign')
  return (
    <Button
      size="small"
      aria-label={t('tasks.screen.actionOn', { action, title, reference })}
      disabledReason={reason}
      render={reason ? undefined : <AppLink to={paths.signContract(_id)} />}
    >
      {action}
    </Button>
  )
}

interface GoToTabProps {
  task: Task
  reason: string | null
  tab: string
  action: 'chooseOwner' | 'openCondition' | 'openLetter'
}

/**
 * What is done on the contract's page: an owner is chosen among its details, a condition in its validation, a
 * letter in the register of its notices.
 */
function GoToTab({ task, reason, tab, action: name }: GoToTabProps) {
  const t = useTexts()
  const { _id, title, reference } = task.contract
  const action = t(`tasks.request.${name}`)
  return (
    <Button
      size="small"
      aria-label={t('tasks.screen.actionOn', { action, title, reference })}
      disabledReason={reason}
      render={reason ? undefined : <AppLink to={paths.contractEdit(_id, { tab })} />}
    >
      {action}
    </Button>
  )
}

/** The actions that came with the task, each in one click: they can be taken back. */
function RunActions({ task, shown }: { task: Task; shown: ShownTasks }) {
  const t = useTexts()
  const showFirstPage = () => shown.show({ skip: undefined, task: shown.openId })
  const { run, runningId } = useTaskAction(task, showFirstPage)
  const { title, reference } = task.contract
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 align-middle">
      {task.actions.map((action) => (
        <Button
          key={action._id}
          size="small"
          aria-label={t('tasks.screen.actionOn', { action: action.name, title, reference })}
          isBusy={runningId === action._id}
          disabledReason={whyClosed(t, task.status)}
          onClick={() => run(action)}
        >
          {action.name}
        </Button>
      ))}
    </span>
  )
}

function whyClosed(t: ReturnType<typeof useTexts>, status: Task['status']): string | null {
  if (status === 'TODO') return null
  return t(status === 'DONE' ? 'tasks.screen.closed' : 'tasks.screen.obsolete')
}
