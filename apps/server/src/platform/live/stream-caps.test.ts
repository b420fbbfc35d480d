import { Refused } from '@tacite/domain/refusal.ts'
import { expect, test } from 'vitest'
import { streamCounter } from './stream-caps.ts'

test.each([
  ['a person', { person: 2, company: 9, process: 9 }, { company: 'c', person: 'p' }],
  ['a company', { person: 9, company: 2, process: 9 }, { company: 'c', person: 'q' }],
  ['a process', { person: 9, company: 9, process: 2 }, { company: 'd', person: 'q' }],
] as const)('refuses the newest stream over the cap of %s until one is closed', (_, caps, next) => {
  const { admit } = streamCounter(caps)
  const leave = admit('c', 'p')
  admit('c', 'p')
  expect(() => admit(next.company, next.person)).toThrow(Refused)
  leave()
  leave()
  admit(next.company, next.person)
  expect(() => admit(next.company, next.person)).toThrow(Refused)
})

test('counts people and companies apart', () => {
  const { admit } = streamCounter({ person: 1, company: 1, process: 9 })
  admit('c', 'p')
  admit('d', 'q')
  expect(() => admit('c', 'r')).toThrow(Refused)
})
