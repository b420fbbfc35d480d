import { useGo } from '../../../../platform/go.ts'
import { paths } from '../../../../platform/paths.ts'
import { useScreenSearch } from '../../../../platform/screen-address.ts'
import type { TableSort } from '../../../../ui/table-column.ts'
import { readTaskAddress, type TaskView } from '../task-queries.ts'

/** What a view of tasks is narrowed by, as in its address. */
export interface ViewSearch {
  title?: string
  person?: string
  contract?: string
  circuit?: string
  kind?: string
  standing?: string
  /** `person asc` */
  sort?: string
  skip?: string
}

const NAMES = [
  'title',
  'person',
  'contract',
  'circuit',
  'kind',
  'standing',
  'sort',
  'skip',
] as const satisfies readonly (keyof ViewSearch)[]

export interface ShownView extends ViewSearch {
  first: number
  show: (changes: { [Key in keyof ViewSearch]?: ViewSearch[Key] | undefined }) => void
  clear: () => void
}

/** The view of the address, and how to another one. Another filter starts at the first page. */
export function useViewAddress(view: TaskView): ShownView {
  const search = textsOf(useScreenSearch('tasks', readTaskAddress) as Record<string, unknown>)
  const go = useGo()
  const { skip: _, ...filters } = search
  return {
    ...search,
    first: /^[1-9]\d{0,5}$/.test(search.skip ?? '') ? Number(search.skip) : 0,
    show: (changes) => go(paths.tasks({ view, ...filters, ...changes })),
    clear: () => go(paths.tasks({ view, ...(search.sort ? { sort: search.sort } : {}) })),
  }
}

function textsOf(search: Record<string, unknown>): ViewSearch {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = search[name]
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  )
}

/** An order of the address that the list knows, else its own. */
export function orderOf<Key extends string>(
  sort: string | undefined,
  keys: readonly Key[],
  otherwise: `${Key} ${'asc' | 'desc'}`,
): `${Key} ${'asc' | 'desc'}` {
  const [key, direction] = (sort ?? '').split(' ')
  const isKnown = keys.some((known) => known === key) && /^(asc|desc)$/.test(direction ?? '')
  return isKnown ? (sort as typeof otherwise) : otherwise
}

/** The same for the head of a table. */
export function sortOf(order: string): TableSort {
  const [key, direction] = order.split(' ') as [string, 'asc' | 'desc']
  return { key, direction }
}
