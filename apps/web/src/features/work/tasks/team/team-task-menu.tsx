import { BellRing, Ellipsis, FileText, UserRoundPen } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { TeamTask } from './team-queries.ts'
import { useTeamWords } from './team-words.ts'
import { useReminder } from './use-reminder.ts'
import type { TeamSelection } from './use-team-selection.tsx'
import type { ShownView } from './view-address.ts'

/** What a manager can do about one task: pass it on, remind the person, look at its contract alone. */
export function TeamTaskMenu(props: {
  task: TeamTask
  shown: ShownView
  selection: TeamSelection
}) {
  const { task, shown, selection } = props
  const t = useTexts()
  const { nameOf } = useTeamWords()
  const reminder = useReminder(task.contract._id)
  const { reminding } = task
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={t('team-tasks.acts', { task: nameOf(task) })}
          icon={<Ellipsis aria-hidden />}
          hasTooltip={false}
        />
      }
      groups={[
        {
          actions: [
            {
              label: t('tasks.bulk.handOver'),
              icon: <UserRoundPen aria-hidden />,
              disabledReason: task.handingOver?.message,
              onSelect: () => selection.handOver(task._id),
            },
            ...(reminding
              ? [
                  {
                    label: t('team-tasks.remind'),
                    icon: <BellRing aria-hidden />,
                    disabledReason: reminding.reason?.message,
                    onSelect: () => reminder.mutate(reminding),
                  },
                ]
              : []),
            {
              label: t('team-tasks.onlyContract'),
              icon: <FileText aria-hidden />,
              onSelect: () => shown.show({ contract: task.contract._id }),
            },
          ],
        },
      ]}
    />
  )
}
