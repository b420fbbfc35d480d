import { keys } from '../../../platform/query-keys.ts'
import type { Task, tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { Task }
export type TaskAction = Task['actions'][number]

/** Struck through, with its actions off (specification 2.8). */
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

/** As the address of the screen has it. */
export interface TaskAddress {
  skip?: string
  title?: string
}

/** The addresses hold texts: anything that is no row number is the first page. */
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

/** One page of one's own tasks, open ones first. News of the topic `tasks` fetches it again. */
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
