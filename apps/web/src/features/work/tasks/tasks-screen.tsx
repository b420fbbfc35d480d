import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { BulkMenu } from './bulk-menu.tsx'
import { taskSearchOf, taskPageQuery, taskPageSize, readTaskAddress } from './task-queries.ts'
import { TaskTable } from './task-table.tsx'

/** A person's tasks. The page and the filter are in the address. */
export function TasksScreen() {
  const t = useTexts()
  const go = useGo()
  const { skip, title } = taskSearchOf(useScreenSearch('tasks', readTaskAddress))
  const [selected, setSelected] = useSelection(title)
  const { data, error, refetch, isPlaceholderData } = useQuery(taskPageQuery({ skip, title }))
  useDocumentTitle(t('tasks.screen.title'))
  useLastPage(skip, title, isPlaceholderData ? undefined : data?.count)
  const show = (search: { skip?: number; title?: string }) =>
    go(paths.tasks({ title: search.title ?? title, skip: search.skip || undefined }))
  const filterBy = (words: string) => show({ title: words })

  return (
    <>
      <PageHeader title={t('tasks.screen.title')} description={t('tasks.screen.lead')} />
      <FilterBar
        active={[]}
        onClear={() => filterBy('')}
        aside={<BulkMenu selected={selected} onSelect={setSelected} />}
      >
        <SearchBox
          label={t('tasks.screen.filter')}
          placeholder={t('tasks.screen.filterPlaceholder')}
          className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
          value={title}
          onSearch={filterBy}
        />
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
          selected={selected}
          onSelect={setSelected}
          onDone={() => show({ skip: 0 })}
          empty={<NoTasks title={title} onClear={() => filterBy('')} />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={taskPageSize}
          total={data.count}
          onSkip={(next) => show({ skip: next })}
        />
      )}
    </>
  )
}

/** The tasks selected under one filter: nobody acts on what the list does not show, however the filter changed. */
function useSelection(title: string) {
  const [chosen, setChosen] = useState({ title, ids: noIds })
  const select = (ids: ReadonlySet<string>) => setChosen({ title, ids })
  return [chosen.title === title ? chosen.ids : noIds, select] as const
}

const noIds: ReadonlySet<string> = new Set()

/** A page past the end, after tasks were done or from an old address, falls back to the last one. */
function useLastPage(skip: number, title: string, count: number | undefined): void {
  const go = useGo()
  const last = count ? Math.floor((count - 1) / taskPageSize) * taskPageSize : 0
  const isPastEnd = count !== undefined && skip > last
  useEffect(() => {
    if (isPastEnd) go(paths.tasks({ title, skip: last || undefined }), { replace: true })
  }, [isPastEnd, go, title, last])
}

function NoTasks({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useTexts()
  if (title !== '') {
    return (
      <EmptyState
        isSmall
        title={t('tasks.screen.noMatch', { words: title })}
        action={<Button onClick={onClear}>{t('tasks.screen.noMatchAction')}</Button>}
      />
    )
  }
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
