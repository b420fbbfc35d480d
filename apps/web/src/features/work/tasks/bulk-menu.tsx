import { AlarmClock, ChevronDown, CircleCheck, CircleDashed, UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Task } from './task-queries.ts'
import { useKnown } from './task-words.tsx'
import { useBulkFinish } from './use-bulk-finish.ts'

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'))
const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'))

/** Actions on all selected tasks; its label says how many there are. */
export function BulkMenu(props: {
  /** Those of the page. */
  tasks: readonly Task[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}) {
  const { tasks, selected, onSelect } = props
  const t = useTexts()
  const known = useKnown()
  const bulk = useBulkFinish(onSelect)
  const [asked, setAsked] = useState<'handOver' | 'snooze' | null>(null)
  const label = t('tasks.bulk.label', { count: selected.size })
  const chevron = <ChevronDown aria-hidden />
  const dialog = { taskIds: [...selected], known: tasks, onClose: () => setAsked(null) }
  const windows = (
    <Suspense>
      {asked === 'handOver' && (
        <HandOverDialog {...dialog} known={tasks.map(known)} onDone={onSelect} />
      )}
      {asked === 'snooze' && <SnoozeDialog {...dialog} onDone={onSelect} />}
    </Suspense>
  )
  if (selected.size === 0) {
    return (
      <>
        <Button trailing={chevron} aria-haspopup="menu" disabledReason={t('tasks.bulk.none')}>
          {label}
        </Button>
        {windows}
      </>
    )
  }
  const finish = (isFinished: boolean) => bulk.mutate({ taskIds: [...selected], isFinished })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button trailing={chevron} isBusy={bulk.isPending}>
            {label}
          </Button>
        }
        groups={[
          {
            actions: [
              {
                label: t('tasks.bulk.finish'),
                icon: <CircleCheck aria-hidden />,
                onSelect: () => finish(true),
              },
              {
                label: t('tasks.bulk.unfinish'),
                icon: <CircleDashed aria-hidden />,
                onSelect: () => finish(false),
              },
            ],
          },
          {
            actions: [
              {
                label: t('tasks.bulk.handOver'),
                icon: <UserRoundPen aria-hidden />,
                onSelect: () => setAsked('handOver'),
              },
              {
                label: t('tasks.bulk.snooze'),
                icon: <AlarmClock aria-hidden />,
                onSelect: () => setAsked('snooze'),
              },
            ],
          },
        ]}
      />
      {windows}
    </>
  )
}
