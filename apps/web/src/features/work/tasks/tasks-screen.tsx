import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { paths } from '../../../platform/paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SplitView } from '../../../ui/side-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useTaskAddress, type ShownTasks } from './task-address.ts'
import { nextTask } from './next-task.ts'
import { TaskList } from './task-list.tsx'
import { taskCountQuery } from './task-count-query.ts'
import { taskPageQuery, taskPageSize, type TaskStatus, type TaskView } from './task-queries.ts'
import { teamPeopleQuery } from './team/team-people-query.ts'

const TeamTab = lazy(async () => {
  const [tab] = await Promise.all([import('./team/team-tab.tsx'), loadTexts('team-tasks')])
  return tab
})
const AwaitedTab = lazy(async () => {
  const [tab] = await Promise.all([
    import('./awaited/awaited-tab.tsx'),
    loadTexts('awaited', 'team-tasks'),
  ])
  return tab
})

/** Comes when a task is opened. */
const TaskPanel = lazy(() => import('./task-panel.tsx'))

/** A person's tasks, to do and done apart. The list, its page and the open task are in the address. */
export function TasksScreen() {
  const t = useTexts()
  const shown = useTaskAddress()
  const go = useGo()
  const seesContracts = holds(useMe(), 'contracts3:list')
  const { status, kind, skip, title, openId } = shown
  const { data: team } = useQuery(teamPeopleQuery)
  // Somebody else's address: who leads nobody has no team to see.
  const view = shown.view === 'team' && team?.leads === false ? undefined : shown.view
  const page = useQuery({
    ...taskPageQuery({ status, kind, skip, title }),
    enabled: view === undefined,
  })
  // Without the right to count there is no figure.
  const { data: toDo } = useQuery({ ...taskCountQuery, retry: false })
  useDocumentTitle(t('tasks.screen.title'))
  useLastPage(shown, page.isPlaceholderData ? undefined : page.data?.count)
  const nextId = openId && nextTask(page.data?.value ?? [], openId)
  const isOn = (own: TaskStatus) => view === undefined && status === own
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
      <PageHeader title={t('tasks.screen.title')} description={t(LEADS[view ?? 'own'])} />
      <Tabs
        label={t('tasks.screen.tabs')}
        value={view ?? status}
        onChange={(next) =>
          next === 'team' || next === 'awaited'
            ? go(paths.tasks({ view: next }))
            : view
              ? go(paths.tasks(next === 'todo' ? {} : { status: next }))
              : shown.show({ status: next === 'todo' ? undefined : next })
        }
        tabs={[
          {
            value: 'todo',
            label: t('tasks.screen.todo'),
            ...(toDo === undefined ? {} : { count: toDo }),
            content: isOn('todo') && list,
          },
          { value: 'later', label: t('tasks.screen.later'), content: isOn('later') && list },
          { value: 'done', label: t('tasks.screen.done'), content: isOn('done') && list },
          ...(team?.leads || view === 'team'
            ? [tabOf('team', t('tasks.screen.team'), view === 'team' && <TeamTab />)]
            : []),
          ...(seesContracts
            ? [tabOf('awaited', t('tasks.screen.awaited'), view === 'awaited' && <AwaitedTab />)]
            : []),
        ]}
      />
    </SplitView>
  )
}

const LEADS = {
  own: 'tasks.screen.lead',
  team: 'tasks.screen.leadTeam',
  awaited: 'tasks.screen.leadAwaited',
} as const

function tabOf(value: TaskView, label: string, content: ReactNode) {
  return { value, label, content: content && <Suspense>{content}</Suspense> }
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
