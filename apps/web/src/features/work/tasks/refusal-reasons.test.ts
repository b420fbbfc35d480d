import { expect, test } from 'vitest'
import { reasonsOf } from './refusal-reasons.ts'

test('says each reason once, with the number of tasks it stopped', () => {
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
