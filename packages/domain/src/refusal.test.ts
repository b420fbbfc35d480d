import { expect, test } from 'vitest'
import { Refused, type Refusal } from './refusal.ts'

test('a refusal names its reasons, alone or with their fields', () => {
  expect(new Refused('STATE', 'CONTRACT_LOCKED').refusals).toEqual([{ code: 'CONTRACT_LOCKED' }])
  const refusal: Refusal = { code: 'CODE_WRONG', params: { count: 2 }, field: 'code' }
  expect(new Refused('RULE', [refusal]).message).toBe('CODE_WRONG')
})

test('a code without a text, or without the parameters of its text, does not compile', () => {
  // @ts-expect-error -- the catalogues have no such code
  expect(new Refused('STATE', 'CONTRACT_LOKED')).toBeInstanceOf(Error)
  // @ts-expect-error -- the text says how many tries are left
  expect(new Refused('RULE', { code: 'CODE_WRONG' })).toBeInstanceOf(Error)
  // @ts-expect-error -- by another name
  expect(new Refused('RULE', { code: 'CODE_WRONG', params: { left: 2 } })).toBeInstanceOf(Error)
})
