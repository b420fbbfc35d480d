import { useMutation } from '@tanstack/react-query'
import { AlarmClock, AlarmClockOff, UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { wakeTask } from './snooze-tasks.ts'
import type { Task } from './task-queries.ts'
import { useKnown } from './task-words.tsx'
import { useContractTasks } from './use-contract-tasks.tsx'

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'))
const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'))

/** What can be done with a task besides doing it: put it off, give it to another person, ask somebody else. */
export function PanelActs({ task }: { task: Task }) {
  const t = useTexts()
  const [asked, setAsked] = useState<'handOver' | 'snooze' | null>(null)
  const known = useKnown()
  const { action, dialog } = useContractTasks(task.contract)
  const given = {
    taskIds: [task._id],
    known: [task],
    onDone: () => undefined,
    onClose: () => setAsked(null),
  }
  const isOpen = task.status === 'TODO' && task.for === null
  return (
    <div className="flex flex-wrap gap-1">
      {isOpen && task.snoozedUntil !== null && <Wake task={task} />}
      {isOpen && task.snoozedUntil === null && (
        <Button
          variant="quiet"
          icon={<AlarmClock aria-hidden />}
          onClick={() => setAsked('snooze')}
        >
          {t('tasks.bulk.snooze')}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="quiet"
          icon={<UserRoundPen aria-hidden />}
          disabledReason={task.handingOver?.message}
          onClick={() => setAsked('handOver')}
        >
          {t('tasks.bulk.handOver')}
        </Button>
      )}
      <Button variant="quiet" icon={action.icon} onClick={action.onSelect}>
        {action.label}
      </Button>
      {dialog}
      <Suspense>
        {asked === 'handOver' && <HandOverDialog {...given} known={[known(task)]} />}
        {asked === 'snooze' && <SnoozeDialog {...given} />}
      </Suspense>
    </div>
  )
}

function Wake({ task }: { task: Task }) {
  const t = useTexts()
  const wake = useMutation({
    mutationFn: () => wakeTask(task._id),
    meta: { changes: ['tasks'] },
    onSuccess: () => toasts.success(currentTexts()('tasks.snooze.woken')),
  })
  return (
    <Button
      variant="quiet"
      icon={<AlarmClockOff aria-hidden />}
      isBusy={wake.isPending}
      onClick={() => wake.mutate()}
    >
      {t('tasks.snooze.wake')}
    </Button>
  )
}
