import { useGo } from '../../../platform/go.ts'
import { paths } from '../../../platform/paths.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import {
  readTaskAddress,
  taskSearchOf,
  type TaskAddress,
  type TaskSearch,
  type TaskView,
} from './task-queries.ts'

export interface ShownTasks extends TaskSearch {
  view: TaskView | undefined
  /** The task in the panel. */
  openId: string | undefined
  pathOf: (changes: TaskChanges) => string
  show: (changes: TaskChanges, options?: { replace: boolean }) => void
}

type TaskChanges = { [Key in keyof TaskAddress]?: TaskAddress[Key] | undefined }

/** The list of the address, and how to another one. Another list starts at its first page, without a panel. */
export function useTaskAddress(): ShownTasks {
  const address = useScreenSearch('tasks', readTaskAddress)
  const go = useGo()
  const pathOf = (changes: TaskChanges) => {
    const isPanelOnly = Object.keys(changes).every((key) => key === 'task')
    const { skip: _, task: _closed, ...list } = address
    return paths.tasks({ ...(isPanelOnly ? address : list), ...changes })
  }
  return {
    ...taskSearchOf(address),
    view: address.view,
    openId: address.task,
    pathOf,
    show: (changes, options) => go(pathOf(changes), options),
  }
}
