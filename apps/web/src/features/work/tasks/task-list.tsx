import { TASK_KINDS, type TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { AlarmClock, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { BulkMenu } from './bulk-menu.tsx'
import type { ShownTasks } from './task-address.ts'
import { taskPageSize, type Task } from './task-queries.ts'
import { TaskTable } from './task-table.tsx'

interface TaskListProps {
  shown: ShownTasks
  page: {
    data: { value: Task[]; count: number } | undefined
    error: Error | null
    refetch: () => unknown
  }
}

/** One of the three lists: filters, rows, pages. */
export function TaskList({ shown, page }: TaskListProps) {
  const t = useTexts()
  const { data, error, refetch } = page
  const [selected, setSelected] = useSelection(shown)
  return (
    <>
      <FilterBar
        active={[]}
        onClear={() => clear(shown)}
        aside={<BulkMenu tasks={data?.value ?? []} selected={selected} onSelect={setSelected} />}
      >
        <SearchBox
          label={t('tasks.screen.filter')}
          placeholder={t('tasks.screen.filterPlaceholder')}
          className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
          value={shown.title}
          onSearch={(title) => shown.show({ title: title || undefined })}
        />
        <KindFilter shown={shown} />
      </FilterBar>
      {error && !data ? (
        <EmptyState
          title={t('tasks.screen.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <TaskTable
          tasks={data?.value}
          shown={shown}
          selected={selected}
          onSelect={setSelected}
          empty={<NoTasks shown={shown} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={shown.skip}
          pageSize={taskPageSize}
          total={data.count}
          onSkip={(next) => shown.show({ skip: next > 0 ? String(next) : undefined })}
        />
      )}
    </>
  )
}

const ALL = 'all'

function KindFilter({ shown }: { shown: ShownTasks }) {
  const t = useTexts()
  return (
    <div className="min-w-0 tablet:w-56">
      <Select<TaskKind | typeof ALL>
        label={t('tasks.screen.kindLabel')}
        hidesLabel
        value={shown.kind ?? ALL}
        onChange={(kind) => shown.show({ kind: kind === ALL ? undefined : kind })}
        options={[
          { value: ALL, label: t('tasks.screen.allKinds') },
          ...TASK_KINDS.map((kind) => ({ value: kind, label: t(`tasks.kind.${kind}`) })),
        ]}
      />
    </div>
  )
}

/** The tasks selected in one list: nobody acts on what is not shown, however tab and filters changed. */
function useSelection({ status, kind, title }: ShownTasks) {
  const list = JSON.stringify([status, kind, title])
  const [chosen, setChosen] = useState({ list, ids: noIds })
  const select = (ids: ReadonlySet<string>) => setChosen({ list, ids })
  return [chosen.list === list ? chosen.ids : noIds, select] as const
}

const noIds: ReadonlySet<string> = new Set()

function clear(shown: ShownTasks): void {
  shown.show({ title: undefined, kind: undefined })
}

function NoTasks({ shown }: { shown: ShownTasks }) {
  const t = useTexts()
  if (shown.title !== '' || shown.kind)
    return (
      <EmptyState
        isSmall
        title={t('tasks.screen.noMatchKind')}
        action={<Button onClick={() => clear(shown)}>{t('tasks.screen.noMatchAction')}</Button>}
      />
    )
  if (shown.status === 'later')
    return (
      <EmptyState isSmall icon={<AlarmClock aria-hidden />} title={t('tasks.screen.noneLater')}>
        {t('tasks.screen.noneLaterHint')}
      </EmptyState>
    )
  if (shown.status === 'done')
    return (
      <EmptyState isSmall icon={<ListChecks aria-hidden />} title={t('tasks.screen.noneDone')}>
        {t('tasks.screen.noneDoneHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('tasks.screen.empty')}
      icon={<ListChecks aria-hidden />}
      action={
        <Button render={<AppLink to={paths.contracts()} />}>{t('tasks.screen.emptyAction')}</Button>
      }
    >
      {t('tasks.screen.emptyHint')}
    </EmptyState>
  )
}
