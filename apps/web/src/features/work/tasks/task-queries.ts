import { TASK_KINDS, type TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import type { Task, tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { Task }
export type TaskAction = Task['actions'][number]

/** Struck through, with its actions disabled (specification 2.8). */
export function isClosed({ status }: Pick<Task, 'status'>): boolean {
  return status === 'DONE' || status === 'TERMINATED'
}

/** Specification 2.8. */
export const taskPageSize = 10

export type TaskStatus = 'todo' | 'later' | 'done'

/** The tabs beside one's own tasks. */
const TASK_VIEWS = ['team', 'awaited'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export interface TaskSearch {
  status: TaskStatus
  kind: TaskKind | undefined
  skip: number
  /** Words of the contract's title; '' for all tasks. */
  title: string
}

/** As in the screen's address; without a status, what is to do. */
export interface TaskAddress {
  status?: 'later' | 'done'
  kind?: TaskKind
  skip?: string
  title?: string
  /** The task in the panel. */
  task?: string
  view?: TaskView
}

/** The parameters are texts: anything but a row number means the first page. */
export function readTaskAddress(search: Record<string, unknown>): TaskAddress {
  const { skip, title, status, task } = search
  const kind = TASK_KINDS.find((known) => known === search['kind'])
  const view = TASK_VIEWS.find((known) => known === search['view'])
  // What else is in its address each view reads itself.
  if (view) return { ...search, view }
  return {
    ...(status === 'done' || status === 'later' ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(typeof skip === 'string' && /^[1-9]\d{0,5}$/.test(skip) ? { skip } : {}),
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    ...(typeof task === 'string' && task !== '' ? { task } : {}),
  }
}

export function taskSearchOf(address: TaskAddress): TaskSearch {
  const { status = 'todo', kind, skip = '0', title = '' } = address
  return { status, kind, skip: Number(skip), title }
}

/** One page of the person's own tasks. Refetched on change notices with the topic `tasks`. */
export const taskPageQuery = ({ title, ...query }: TaskSearch) =>
  queryOptions({
    queryKey: keys.tasks('page', { title, ...query }),
    queryFn: async ({ signal }) => {
      const { result } = title
        ? await call<typeof tasksEndpoints.filter>('POST', '/tasks/filter', {
            query,
            body: { title },
            signal,
          })
        : await call<typeof tasksEndpoints.list>('GET', '/tasks', { query, signal })
      return result
    },
    placeholderData: keepPreviousData,
  })

export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: keys.tasks('one', taskId),
    queryFn: async ({ signal }) => {
      const { result } = await call<typeof tasksEndpoints.read>('GET', '/tasks/:taskId', {
        params: { taskId },
        signal,
      })
      return result
    },
  })
