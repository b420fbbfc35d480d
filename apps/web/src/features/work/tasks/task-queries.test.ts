import { expect, test } from 'vitest'
import { readTaskAddress, taskSearchOf } from './task-queries.ts'

test('an address without parameters shows what is to do, from the first row', () => {
  expect(taskSearchOf(readTaskAddress({}))).toEqual({
    status: 'todo',
    kind: undefined,
    skip: 0,
    title: '',
  })
})

test('list, filters, page and open task are read from the address', () => {
  const address = { status: 'done', kind: 'sign', skip: '20', title: 'bail', task: 'x' }
  expect(readTaskAddress(address)).toEqual(address)
})

test('what the list does not know is dropped', () => {
  const address = { status: 'late', kind: 'approve', skip: '-10', title: 3, task: '' }
  expect(readTaskAddress(address)).toEqual({})
})
