import { UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TeamTask } from './team-queries.ts'
import { useTeamWords } from './team-words.ts'

const HandOverDialog = lazy(() => import('../hand-over-dialog.tsx'))

export interface TeamSelection {
  selected: ReadonlySet<string>
  select: (selected: ReadonlySet<string>) => void
  /** Opens the window for one task. */
  handOver: (taskId: string) => void
  action: ReactNode
  dialog: ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/** The selected tasks of the page: nobody passes on what is not shown. */
export function useTeamSelection(tasks: readonly TeamTask[]): TeamSelection {
  const t = useTexts()
  const { nameOf } = useTeamWords()
  const [chosen, select] = useState(NONE)
  const [passing, setPassing] = useState<readonly string[] | null>(null)
  const selected = new Set(tasks.flatMap(({ _id }) => (chosen.has(_id) ? [_id] : [])))
  const isNone = selected.size === 0
  return {
    selected,
    select,
    handOver: (taskId) => setPassing([taskId]),
    action: (
      <Button
        icon={<UserRoundPen aria-hidden />}
        disabledReason={isNone ? t('team-tasks.handOver.none') : null}
        onClick={() => setPassing([...selected])}
      >
        {t('team-tasks.handOver.many', { count: selected.size })}
      </Button>
    ),
    dialog: passing && (
      <Suspense>
        <HandOverDialog
          taskIds={passing}
          known={tasks.map((task) => ({
            _id: task._id,
            name: nameOf(task),
            handingOver: task.handingOver,
          }))}
          words={{
            lead: t('team-tasks.handOver.lead'),
            stays: t('team-tasks.handOver.stays'),
            left: (count) => t('team-tasks.handOver.left', { count }),
          }}
          onDone={select}
          onClose={() => setPassing(null)}
        />
      </Suspense>
    ),
  }
}
