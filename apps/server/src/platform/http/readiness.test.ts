import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../../testing/start-product.ts'
import { readinessOf, requireWritable } from './readiness.ts'

const fine = () => Promise.resolve()
const away = () => Promise.reject(new Error('away'))

test('each part is said apart, and many probes cost one check', async () => {
  let checks = 0
  const check = readinessOf({
    database: away,
    store: fine,
    jobs: () => {
      checks += 1
      return fine()
    },
  })
  const [first] = await Promise.all([check(), check(), check()])
  expect(first).toEqual({ database: false, store: true, jobs: true })
  expect(checks).toBe(1)
})

test('a store that cannot be written to is not ready', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tacite-store-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await requireWritable(join(directory, 'files'))
  await writeFile(join(directory, 'in-the-way'), '')
  await expect(requireWritable(join(directory, 'in-the-way', 'files'))).rejects.toThrow()
})

test('a server that works is alive and ready', async () => {
  const product = await startProduct()
  const alive = async () => (await product.server.inject('/healthz')).statusCode
  const ready = async () => {
    const { statusCode, body } = await product.server.inject('/readyz')
    return [statusCode, JSON.parse(body)] as const
  }
  expect([await alive(), await ready()]).toEqual([
    200,
    [200, { database: true, store: true, jobs: true }],
  ])
  await product.stop()
})

test('without its database a server stays alive and says what is missing', async () => {
  const product = await startProduct()
  // A pool that was never used cannot be closed.
  await product.product.platform.companyIds()
  await product.product.close()
  const answer = await product.server.inject('/readyz')
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
    503,
    { database: false, store: true, jobs: false },
  ])
  expect((await product.server.inject('/healthz')).statusCode).toBe(200)
  await product.server.close()
  await product.preAuth.close()
})
