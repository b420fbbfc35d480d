import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const costOf = (env: NodeJS.ProcessEnv) => readSettings(env).passwordCost

test('passwords are hashed at the cost that OWASP recommends unless the operator sets another', () => {
  expect(costOf({})).toEqual({ memoryKib: 19_456, passes: 2 })
  expect(costOf({ PASSWORD_COST: 'm=65536,t=3' })).toEqual({ memoryKib: 65_536, passes: 3 })
})

test.each([
  ['m=47104,t=1', 'm=47103,t=1'],
  ['m=19456,t=2', 'm=19455,t=2'],
  ['m=12288,t=3', 'm=12287,t=3'],
  ['m=9216,t=4', 'm=9215,t=4'],
  ['m=7168,t=5', 'm=7167,t=5'],
])('%s is strong enough, %s prevents the start', (enough, tooWeak) => {
  expect(() => costOf({ PASSWORD_COST: enough })).not.toThrow()
  for (const NODE_ENV of [undefined, 'production', 'development'])
    expect(() => costOf({ PASSWORD_COST: tooWeak, NODE_ENV })).toThrow(
      `PASSWORD_COST=${tooWeak} is below OWASP's minimum for argon2id: write m=19456,t=2 or more.`,
    )
})

test('only tests may hash for less', () => {
  expect(costOf({ PASSWORD_COST: 'm=1024,t=1', NODE_ENV: 'test' })).toEqual({
    memoryKib: 1024,
    passes: 1,
  })
})

test.each([
  '',
  '19456',
  'm=19456',
  't=2,m=19456',
  'm=19456,t=2,p=4',
  'm=0,t=2',
  'm=1048577,t=2',
  'm=19456,t=21',
])('PASSWORD_COST=%s is refused with the expected format', (text) => {
  for (const NODE_ENV of [undefined, 'test'])
    expect(() => costOf({ PASSWORD_COST: text, NODE_ENV })).toThrow(
      `PASSWORD_COST=${text}: write memory in KiB and passes, such as m=19456,t=2`,
    )
})
