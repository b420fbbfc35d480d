import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { DueDay } from './due-day.tsx'
import { StepTag } from './step-tag.tsx'
import type { ShownTasks } from './task-address.ts'
import { TaskActions } from './task-actions.tsx'
import { TaskCard } from './task-card.tsx'
import { isClosed, taskPageSize, type Task } from './task-queries.ts'
import { AskedBy, ContractMarks, oneLineBesidePanel, useAsked } from './task-words.tsx'

export interface TaskTableProps {
  /** Undefined while the first page loads. */
  tasks: readonly Task[] | undefined
  shown: ShownTasks
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  empty: ReactNode
}

/**
 * Specification 2.8: step, contract, project, creation date, actions; and what is asked, by whom and until when.
 * Closed tasks are struck through. Beside the open panel only what tells them apart stays.
 */
export function TaskTable({ tasks, shown, selected, onSelect, empty }: TaskTableProps) {
  const t = useTexts()
  const asked = useAsked()
  const columns = useColumns(shown)
  const hidden = new Set([
    ...(shown.openId ? NOT_BESIDE_PANEL : []),
    ...(shown.status === 'done' ? ['due'] : []),
  ])
  return (
    <Table
      caption={t('tasks.screen.caption')}
      columns={columns.filter(({ id }) => !hidden.has(id))}
      rows={tasks}
      loadingRows={taskPageSize}
      density="comfortable"
      keyOf={(task) => task._id}
      nameOf={(task) => nameOf(task, asked)}
      selection={{ selected, onChange: onSelect }}
      onOpen={(task) => shown.show({ task: task._id })}
      openKey={shown.openId ?? null}
      isStruckThrough={isClosed}
      empty={empty}
      card={(task) => (
        <TaskCard task={task} shown={shown} selected={selected} onSelect={onSelect} />
      )}
    />
  )
}

const NOT_BESIDE_PANEL = ['step', 'project', 'moment', 'actions']

function nameOf(task: Task, asked: (task: Task) => string): string {
  return `${asked(task)}, ${task.contract.title} (${task.contract.reference})`
}

function useColumns(shown: ShownTasks): TableColumn<Task>[] {
  const t = useTexts()
  const formats = useFormats()
  const asked = useAsked()
  const isDone = shown.status === 'done'
  return [
    {
      id: 'asked',
      header: t('tasks.screen.column.asked'),
      width: 'w-40',
      cell: (task) => (
        // The words of a colleague may be longer than the column.
        <span className="block py-1 desktop:group-data-split/list:max-w-40">
          <Tooltip text={asked(task)} isLabel>
            <span className={`block font-medium ${oneLineBesidePanel}`}>{asked(task)}</span>
          </Tooltip>
          <AskedBy task={task} />
        </span>
      ),
    },
    {
      id: 'contract',
      header: t('tasks.screen.column.contract'),
      isRowHeader: true,
      cell: (task) => (
        <span className="block py-1">
          <Tooltip text={task.contract.title} isLabel>
            <span className={`-m-0.5 block p-0.5 ${oneLineBesidePanel}`}>
              <TextLink isQuiet render={<AppLink to={paths.contractEdit(task.contract._id)} />}>
                {task.contract.title}
              </TextLink>
            </span>
          </Tooltip>
          <ContractMarks contract={task.contract} />
        </span>
      ),
    },
    {
      id: 'due',
      header: t('tasks.screen.column.dueOn'),
      width: 'w-32',
      cell: (task) => <DueDay task={task} />,
    },
    {
      id: 'step',
      header: t('tasks.screen.column.step'),
      width: 'w-28',
      from: 'desktop',
      cell: (task) => <StepTag step={task.stepWorkflow} />,
    },
    {
      id: 'project',
      header: t('tasks.screen.column.project'),
      width: 'w-24',
      from: 'desktop',
      cell: (task) => <span className="line-clamp-2">{task.project.title}</span>,
    },
    {
      id: 'moment',
      header: t(isDone ? 'tasks.screen.column.endedAt' : 'tasks.screen.column.createdAt'),
      width: 'w-28',
      from: 'tablet',
      cell: ({ endedAt, createdAt }) =>
        formats.instant(isDone ? (endedAt ?? createdAt) : createdAt),
    },
    {
      id: 'actions',
      header: t('tasks.screen.column.actions'),
      hidesHeader: true,
      align: 'end',
      width: 'w-36',
      cell: (task) => <TaskActions task={task} shown={shown} />,
    },
  ]
}
