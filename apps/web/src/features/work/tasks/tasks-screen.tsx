import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SplitView } from '../../../ui/side-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useTaskAddress, type ShownTasks } from './task-address.ts'
import { nextTask } from './next-task.ts'
import { TaskList } from './task-list.tsx'
import { taskCountQuery } from './task-count-query.ts'
import { taskPageQuery, taskPageSize } from './task-queries.ts'

/** Comes when a task is opened. */
const TaskPanel = lazy(() => import('./task-panel.tsx'))

/** A person's tasks, to do and done apart. The list, its page and the open task are in the address. */
export function TasksScreen() {
  const t = useTexts()
  const shown = useTaskAddress()
  const { status, kind, skip, title, openId } = shown
  const page = useQuery(taskPageQuery({ status, kind, skip, title }))
  // Without the right to count there is no figure.
  const { data: toDo } = useQuery({ ...taskCountQuery, retry: false })
  useDocumentTitle(t('tasks.screen.title'))
  useLastPage(shown, page.isPlaceholderData ? undefined : page.data?.count)
  const nextId = openId && nextTask(page.data?.value ?? [], openId)
  const list = <TaskList shown={shown} page={page} />
  return (
    <SplitView
      panel={
        openId && (
          <Suspense>
            <TaskPanel
              key={openId}
              taskId={openId}
              shown={shown}
              next={page.data?.value.find(({ _id }) => _id === nextId)}
            />
          </Suspense>
        )
      }
    >
      <PageHeader title={t('tasks.screen.title')} description={t('tasks.screen.lead')} />
      <Tabs
        label={t('tasks.screen.tabs')}
        value={status}
        onChange={(next) => shown.show({ status: next === 'todo' ? undefined : next })}
        tabs={[
          {
            value: 'todo',
            label: t('tasks.screen.todo'),
            ...(toDo === undefined ? {} : { count: toDo }),
            content: status === 'todo' && list,
          },
          { value: 'later', label: t('tasks.screen.later'), content: status === 'later' && list },
          { value: 'done', label: t('tasks.screen.done'), content: status === 'done' && list },
        ]}
      />
    </SplitView>
  )
}

/** A page past the end, after tasks were done or from an old address, falls back to the last one. */
function useLastPage(shown: ShownTasks, count: number | undefined): void {
  const last = count ? Math.floor((count - 1) / taskPageSize) * taskPageSize : 0
  const isPastEnd = count !== undefined && shown.skip > last
  const { show, openId } = shown
  useEffect(() => {
    if (isPastEnd)
      show({ skip: last > 0 ? String(last) : undefined, task: openId }, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` is new on every render and means the same
  }, [isPastEnd, last])
}
