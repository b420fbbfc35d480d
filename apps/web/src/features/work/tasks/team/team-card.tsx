import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Checkbox } from '../../../../ui/choice.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { toggledSelection } from '../../../../ui/use-row-keys.ts'
import type { TeamTask } from './team-queries.ts'
import { TeamDue } from './team-due.tsx'
import { TeamTaskMenu } from './team-task-menu.tsx'
import { useTeamWords } from './team-words.ts'
import type { TeamSelection } from './use-team-selection.tsx'
import type { ShownView } from './view-address.ts'

/** A task of the team on a phone. */
export function TeamCard(props: { task: TeamTask; shown: ShownView; selection: TeamSelection }) {
  const { task, shown, selection } = props
  const t = useTexts()
  const { askedOf, marksOf, nameOf } = useTeamWords()
  const { contract, person } = task
  return (
    <div className="flex gap-2.5">
      <Checkbox
        label={t('team-tasks.select', { task: nameOf(task) })}
        hidesLabel
        checked={selection.selected.has(task._id)}
        onChange={() => selection.select(toggledSelection(selection.selected, task._id))}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <p className="font-medium break-words">{askedOf(task)}</p>
        <TextLink isQuiet render={<AppLink to={paths.contractEdit(contract._id)} />}>
          <span className="break-words">{contract.name}</span>
        </TextLink>
        <p className="text-ink-soft">{marksOf(task)}</p>
        <p className="font-medium">{person.name}</p>
        <p className="text-ink-soft">{t('team-tasks.since', { count: task.daysWaiting })}</p>
        <TeamDue task={task} />
      </div>
      <TeamTaskMenu task={task} shown={shown} selection={selection} />
    </div>
  )
}
