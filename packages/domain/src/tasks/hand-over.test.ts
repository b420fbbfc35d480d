import { expect, test } from 'vitest'
import { whyNotHandOver } from './hand-over.ts'

const task = { kind: 'answerRequest', status: 'TODO', isOwn: true } as const

test('open tasks pass to another person, unless the act is that person’s alone', () => {
  expect(whyNotHandOver(task)).toBeNull()
  expect(whyNotHandOver({ ...task, kind: 'readRefusal' })).toBeNull()
  expect(whyNotHandOver({ ...task, kind: 'validate' })).toBe('TASK_STAYS_VALIDATION')
  expect(whyNotHandOver({ ...task, kind: 'sign' })).toBe('TASK_STAYS_SIGNATURE')
  expect(whyNotHandOver({ ...task, isOwn: false })).toBe('TASK_STAYS_ABSENT')
  expect(whyNotHandOver({ ...task, status: 'DONE' })).toBe('TASK_ALREADY_DONE')
  expect(whyNotHandOver({ ...task, status: 'TERMINATED' })).toBe('TASK_TERMINATED')
})
