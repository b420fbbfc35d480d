import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { StepTag } from './step-tag.tsx'
import { TaskActions } from './task-actions.tsx'
import { TaskCard } from './task-card.tsx'
import { isClosed, taskPageSize, type Task } from './task-queries.ts'

export interface TaskTableProps {
  /** Undefined while the first page loads. */
  tasks: readonly Task[] | undefined
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** After an action on a task: back to the first page. */
  onDone: () => void
  empty: ReactNode
}

/** Specification 2.8: step, contract, project, creation date, actions. Closed tasks are struck through. */
export function TaskTable({ tasks, selected, onSelect, onDone, empty }: TaskTableProps) {
  const t = useTexts()
  const go = useGo()
  return (
    <Table
      caption={t('tasks.screen.caption')}
      columns={useColumns(onDone)}
      rows={tasks}
      loadingRows={taskPageSize}
      density="comfortable"
      keyOf={(task) => task._id}
      nameOf={(task) => task.contract.title}
      selection={{ selected, onChange: onSelect }}
      onOpen={(task) => go(paths.contractEdit(task.contract._id))}
      isStruckThrough={isClosed}
      empty={empty}
      card={(task) => (
        <TaskCard task={task} selected={selected} onSelect={onSelect} onDone={onDone} />
      )}
    />
  )
}

function useColumns(onDone: () => void): TableColumn<Task>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'step',
      header: t('tasks.screen.column.step'),
      width: 'w-36',
      cell: (task) => <StepTag step={task.stepWorkflow} />,
    },
    {
      id: 'contract',
      header: t('tasks.screen.column.contract'),
      isRowHeader: true,
      cell: (task) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <TextLink isQuiet render={<AppLink to={paths.contractEdit(task.contract._id)} />}>
            {task.contract.title}
          </TextLink>
          {task.for && (
            <span className="text-ink-soft">{t('tasks.screen.for', { name: task.for })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'project',
      header: t('tasks.screen.column.project'),
      from: 'tablet',
      cell: (task) => task.project.title,
    },
    {
      id: 'createdAt',
      header: t('tasks.screen.column.createdAt'),
      width: 'w-40',
      cell: (task) => <span className="whitespace-nowrap">{formats.instant(task.createdAt)}</span>,
    },
    {
      id: 'actions',
      header: t('tasks.screen.column.actions'),
      align: 'end',
      width: 'w-44',
      cell: (task) => <TaskActions task={task} onDone={onDone} />,
    },
  ]
}
