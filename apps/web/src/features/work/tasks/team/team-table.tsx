import type { ReactNode } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import type { TableColumn } from '../../../../ui/table-column.ts'
import { Table } from '../../../../ui/table.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { TeamCard } from './team-card.tsx'
import { askedOfTeam, TEAM_PAGE_SIZE, type TeamTask } from './team-queries.ts'
import { TeamDue } from './team-due.tsx'
import { TeamTaskMenu } from './team-task-menu.tsx'
import { useTeamWords } from './team-words.ts'
import type { TeamSelection } from './use-team-selection.tsx'
import { sortOf, type ShownView } from './view-address.ts'

export function TeamTable(props: {
  /** Undefined while the first page loads. */
  tasks: readonly TeamTask[] | undefined
  shown: ShownView
  selection: TeamSelection
  empty: ReactNode
}) {
  const { tasks, shown, selection, empty } = props
  const t = useTexts()
  const { nameOf } = useTeamWords()
  return (
    <Table
      caption={t('team-tasks.caption')}
      columns={useColumns(shown, selection)}
      rows={tasks}
      loadingRows={TEAM_PAGE_SIZE}
      density="comfortable"
      keyOf={(task) => task._id}
      nameOf={nameOf}
      sort={sortOf(askedOfTeam(shown).$orderby)}
      onSort={({ key, direction }) => shown.show({ sort: `${key} ${direction}` })}
      selection={{ selected: selection.selected, onChange: selection.select }}
      empty={empty}
      card={(task) => <TeamCard task={task} shown={shown} selection={selection} />}
    />
  )
}

function useColumns(shown: ShownView, selection: TeamSelection): TableColumn<TeamTask>[] {
  const t = useTexts()
  const { askedOf, marksOf, waited } = useTeamWords()
  return [
    {
      id: 'asked',
      header: t('tasks.screen.column.asked'),
      width: 'w-48',
      cell: (task) => <span className="block py-1 font-medium break-words">{askedOf(task)}</span>,
    },
    {
      id: 'contract',
      header: t('tasks.screen.column.contract'),
      sortKey: 'contract',
      isRowHeader: true,
      cell: (task) => (
        <span className="block py-1">
          <TextLink isQuiet render={<AppLink to={paths.contractEdit(task.contract._id)} />}>
            {task.contract.name}
          </TextLink>
          <span className="block text-ink-soft">{marksOf(task)}</span>
        </span>
      ),
    },
    {
      id: 'person',
      header: t('team-tasks.column.person'),
      sortKey: 'person',
      width: 'w-40',
      cell: ({ person }) => person.name,
    },
    {
      id: 'due',
      header: t('tasks.screen.column.dueOn'),
      sortKey: 'due',
      width: 'w-36',
      cell: (task) => <TeamDue task={task} />,
    },
    {
      id: 'waiting',
      header: t('team-tasks.column.waiting'),
      sortKey: 'waiting',
      width: 'w-32',
      cell: ({ daysWaiting }) => waited(daysWaiting),
    },
    {
      id: 'acts',
      header: t('tasks.screen.column.actions'),
      hidesHeader: true,
      align: 'end',
      width: 'w-12',
      cell: (task) => <TeamTaskMenu task={task} shown={shown} selection={selection} />,
    },
  ]
}
