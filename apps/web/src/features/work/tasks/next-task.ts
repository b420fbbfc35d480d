import type { Task } from './task-queries.ts'

/** The task to do below the open one; once that is done and gone from the list, the most urgent one. */
export function nextTask(
  tasks: readonly Pick<Task, '_id' | 'status'>[],
  openId: string,
): string | undefined {
  const toDo = tasks.filter(({ status }) => status === 'TODO')
  const place = toDo.findIndex(({ _id }) => _id === openId)
  return (toDo[place + 1] ?? toDo.find(({ _id }) => _id !== openId))?._id
}
