import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Task } from './task-queries.ts'
import { useTaskAction } from './use-task-action.ts'

/** The actions that the server offers for a task; a closed task keeps its buttons, disabled, with the reason. */
export function TaskActions({ task, onDone }: { task: Task; onDone: () => void }) {
  const t = useTexts()
  const { run, runningId } = useTaskAction(task, onDone)
  if (task.actions.length === 0) return <OpenContract task={task} />
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 align-middle">
      {task.actions.map((action) => (
        <Button
          key={action._id}
          size="small"
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

/** Actions that need more than one click, such as a signature, happen on the contract's page. */
function OpenContract({ task }: { task: Task }) {
  const t = useTexts()
  const reason = whyClosed(t, task.status)
  return (
    <Button
      size="small"
      disabledReason={reason}
      render={reason ? undefined : <AppLink to={paths.contractEdit(task.contract._id)} />}
    >
      {t('tasks.screen.open')}
    </Button>
  )
}

function whyClosed(t: ReturnType<typeof useTexts>, status: Task['status']): string | null {
  if (status === 'TODO') return null
  return t(status === 'DONE' ? 'tasks.screen.closed' : 'tasks.screen.obsolete')
}
