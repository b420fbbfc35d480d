import { keys } from '../../../platform/query-keys.ts'
import type { Task, tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { Task }
export type TaskAction = Task['actions'][number]

/** Struck through, with its actions disabled (specification 2.8). */
export function isClosed({ status }: Task): boolean {
  return status === 'DONE' || status === 'TERMINATED'
}

/** Specification 2.8. */
export const taskPageSize = 10

export interface TaskSearch {
  skip: number
  /** Words of the contract's title; '' for all tasks. */
  title: string
}

/** As in the screen's address. */
export interface TaskAddress {
  skip?: string
  title?: string
}

/** The parameters are texts: anything but a row number means the first page. */
export function readTaskAddress(search: Record<string, unknown>): TaskAddress {
  const { skip, title } = search
  return {
    ...(typeof skip === 'string' && /^[1-9]\d{0,5}$/.test(skip) ? { skip } : {}),
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
  }
}

export function taskSearchOf({ skip = '0', title = '' }: TaskAddress): TaskSearch {
  return { skip: Number(skip), title }
}

/** One page of the person's own tasks, open ones first. Refetched on change notices with the topic `tasks`. */
export const taskPageQuery = ({ skip, title }: TaskSearch) =>
  queryOptions({
    queryKey: keys.tasks('page', { skip, title }),
    queryFn: async ({ signal }) => {
      const { result } = title
        ? await call<typeof tasksEndpoints.filter>('POST', '/tasks/filter', {
            query: { skip },
            body: { title },
            signal,
          })
        : await call<typeof tasksEndpoints.list>('GET', '/tasks', { query: { skip }, signal })
      return result
    },
    placeholderData: keepPreviousData,
  })
