import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['57P01', '57P03', '08006', '53300', '40P01', '55P03'])('%s is worth a retry', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'cached plan must not change result type',
])('“%s” is worth a retry', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true)
})

test('a missing socket is worth a retry, a missing file is a fault', async () => {
  const socket = createConnection('/nowhere/.s.PGSQL.5432')
  const [error] = (await once(socket, 'error').catch((caught: unknown) => [caught])) as [unknown]
  expect(isDatabaseAway(error)).toBe(true)
  const missing: unknown = await readFile('/nowhere/file').catch((caught: unknown) => caught)
  expect(isDatabaseAway(missing)).toBe(false)
})

test('any other error is a fault', () => {
  expect(isDatabaseAway(withCode('23505'))).toBe(false)
  expect(isDatabaseAway(new Error('Connection'))).toBe(false)
  expect(isDatabaseAway('57P01')).toBe(false)
})
