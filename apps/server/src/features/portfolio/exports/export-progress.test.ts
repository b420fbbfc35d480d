import { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { multiplyContract } from '../../../testing/multiply-contract.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { exportContracts } from './export-contracts.job.ts'
import { exportsWork } from './exports-work.ts'
import { requestExport } from './request-export.ts'

let product: TestProduct
let platform: Platform
/** With 1,200 contracts: three steps. */
let company: TestCompany
const ROWS = 1_200
const QUERY = contractListEndpoints.export.query.parse({ typeFile: 'csv' })

beforeAll(async () => {
  product = await startProduct()
  platform = product.product.platform
  company = await signUpCompany(product)
  const one = await standingContract(product, company, { form: { title: 'Original' } })
  await multiplyContract(product, company.companyId, one, ROWS - 1)
})
afterAll(() => product.stop())

/** As the request of more rows than are sent at once. */
async function requested(personId = company.administratorId) {
  const { companyId } = company
  const exportId = await platform.inCompany(companyId, (db) =>
    requestExport(platform, db, { personId } as Actor, QUERY),
  )
  return { companyId, exportId }
}

const path = (exportId: string, act = '') => `/contracts3/exports/${exportId}${act}`

async function own(exportId: string, browser: Browser = company.administrator) {
  const { body } = await browser.call('GET', '/contracts3/exports?$top=0')
  return body.value.find(({ _id }: { _id: string }) => _id === exportId)
}

/** Acts before each batch of rows is read. */
function beforeEachBatch(act: () => Promise<unknown>): Platform {
  return {
    ...platform,
    readSlowly: async (companyId, read) => {
      await act()
      return platform.readSlowly(companyId, read)
    },
  }
}

async function bell(type: string) {
  const { body } = await company.administrator.call('GET', '/notification?$top=0')
  return body.value.filter((news: { type: string }) => news.type === type)
}

test('an export says how far it is while it is made, and announces each step to its person alone', async () => {
  const colleague = await company.join('contractManager')
  const job = await requested()
  expect(await own(job.exportId)).toMatchObject({ state: 'waiting', rows: null, rowsDone: 0 })
  const heard: Record<string, number> = {}
  for (const personId of [company.administratorId, colleague.personId])
    onTestFinished(
      platform.live.listen(company.companyId, personId, ({ topic }) => {
        if (topic === 'exports') heard[personId] = (heard[personId] ?? 0) + 1
      }),
    )
  const seen: unknown[] = []
  const deps = beforeEachBatch(async () => {
    const { rows, rowsDone, state } = await own(job.exportId)
    seen.push([state, rowsDone, rows])
  })
  await exportContracts(deps, job)
  expect(seen).toEqual([
    ['waiting', 0, ROWS],
    ['waiting', 500, ROWS],
    ['waiting', 1_000, ROWS],
  ])
  expect(await own(job.exportId)).toMatchObject({ state: 'ready', rows: ROWS, rowsDone: ROWS })
  // Counted, 500, 1,000 and ready.
  await vi.waitFor(() => expect(heard).toEqual({ [company.administratorId]: 4 }))
  expect(await own(job.exportId, colleague.browser)).toBeUndefined()
  for (const [method, act] of [
    ['DELETE', ''],
    ['POST', '/restart'],
  ] as const)
    expect((await colleague.browser.call(method, path(job.exportId, act))).status).toBe(404)
})

test('an export whose job is set aside is failed, says so in the bell, and can be started again', async () => {
  const job = await requested()
  const { kind, whenSetAside } = exportsWork(platform)
  expect(kind).toMatchObject({ name: 'export-contracts', reportsSetAside: true })
  // Handed over twice: as after a kill behind its commit.
  for (let time = 0; time < 2; time += 1) await whenSetAside!(job as never)
  const { administrator } = company
  const failed = await own(job.exportId)
  expect(failed).toMatchObject({
    state: 'failed',
    failure: { code: 'EXPORT_FAILED', message: expect.stringMatching(/n’a pas pu être préparé/) },
  })
  expect((await administrator.call('GET', path(job.exportId))).body.code).toBe('EXPORT_FAILED')
  expect(await bell('exportFailed')).toHaveLength(1)

  const again = await administrator.call('POST', path(job.exportId, '/restart'))
  expect([again.status, await own(job.exportId)]).toEqual([202, undefined])
  const next = { ...job, exportId: again.body.jobId as string }
  const restarted = await administrator.call('POST', path(next.exportId, '/restart'))
  expect([restarted.status, restarted.body.code]).toEqual([409, 'EXPORT_NOT_FAILED'])
  // The old job, handed over late, leaves the new export alone.
  await whenSetAside!(job as never)
  await exportContracts(platform, next)
  expect(await own(next.exportId)).toMatchObject({ state: 'ready', failure: null })
  expect((await administrator.call('GET', path(next.exportId))).status).toBe(200)
})

test('an export that is removed while it is made ends there: no file, no news', async () => {
  const job = await requested()
  const ready = (await bell('exportReady')).length
  let batches = 0
  const deps = beforeEachBatch(async () => {
    batches += 1
    if (batches === 2) {
      const { status } = await company.administrator.call('DELETE', path(job.exportId))
      expect(status).toBe(204)
    }
  })
  await exportContracts(deps, job)
  expect(batches).toBe(2)
  expect((await company.administrator.call('GET', path(job.exportId))).status).toBe(404)
  expect(await bell('exportReady')).toHaveLength(ready)
})

test('who may not export any more gets no file, and the reason is kept', async () => {
  const { personId } = await company.join('thirdParty')
  const job = await requested(personId)
  await exportContracts(platform, job)
  const kept = await platform.inCompany(company.companyId, (db) =>
    db
      .select('contract_export')
      .where('contract_export.id', '=', job.exportId)
      .select(['contract_export.state', 'contract_export.failure'])
      .executeTakeFirstOrThrow(),
  )
  expect(kept).toEqual({
    state: 'failed',
    failure: { code: notAllowedCode('contracts3:export') },
  })
})
