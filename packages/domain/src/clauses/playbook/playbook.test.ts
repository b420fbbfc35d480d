import { expect, test } from 'vitest'
import { playbookChange } from './playbook.ts'

test('counts what each clause is from now on', () => {
  expect(
    playbookChange({ a: 'must', b: 'must', c: 'may' }, { a: 'must', b: 'mustNot', d: 'may' }),
  ).toEqual({ must: 0, may: 1, mustNot: 1, none: 1 })
})

test('says nothing of what stays', () => {
  expect(playbookChange({ a: 'must' }, { a: 'must' })).toBeNull()
})
