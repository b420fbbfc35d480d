import { expect, test } from 'vitest'
import { reasonsOf } from './refusal-reasons.ts'

test('states each reason once, with the number of tasks it affects', () => {
  const failures = ['passée', 'verrouillée', 'passée'].map((error, index) => ({
    taskId: String(index),
    error,
  }))
  expect(reasonsOf(failures, String)).toEqual([
    { reason: 'passée', count: 2 },
    { reason: 'verrouillée', count: 1 },
  ])
  expect(reasonsOf([], String)).toEqual([])
})
