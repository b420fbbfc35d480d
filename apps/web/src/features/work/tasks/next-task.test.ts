import { expect, test } from 'vitest'
import { nextTask } from './next-task.ts'

const todo = (...ids: string[]) => ids.map((_id) => ({ _id, status: 'TODO' as const }))

test.each([
  ['the one below the open one', todo('a', 'b', 'c'), 'b', 'c'],
  ['the first after the last', todo('a', 'b'), 'b', 'a'],
  ['the first once the open one has left the list', todo('a', 'b'), 'gone', 'a'],
  ['none when the open one is the only one', todo('a'), 'a', undefined],
  ['none that is done', [{ _id: 'b', status: 'DONE' as const }], 'a', undefined],
])('next is %s', (_, tasks, openId, next) => {
  expect(nextTask(tasks, openId)).toBe(next)
})
