import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { notify } from './notify.ts'
import { sendDigests } from './send-digests.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  // A Friday, ten in Paris.
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const NIGHTS = {
  from: '19:00',
  to: '08:30',
  days: [1, 2, 3, 4, 5, 6, 7],
  timeZone: 'Europe/Paris',
}
const choose = async (quietHours: object | null | undefined, changes: object = {}) => {
  const { body } = await company.administrator.call('GET', '/me/preferences')
  const { quietHours: _, ...rest } = body
  return company.administrator.call('PUT', '/me/preferences', {
    ...rest,
    ...changes,
    ...(quietHours === undefined ? {} : { quietHours }),
  })
}
const tell = (page?: string) =>
  product.product.platform.inCompany(company.companyId, (db) =>
    notify(product.product.platform, db, [
      {
        to: [company.administratorId],
        type: 'sendByReached',
        contractId,
        params: { day: '2026-12-01' },
        ...(page ? { page } : {}),
      },
    ]),
  )
const departures = async () => {
  const rows = await inDatabase(
    product,
    `select leaves_at from mail where company_id = $1 and (subject like '%Contrat de maintenance%' or subject like '%bilan%')
      order by created_at, id`,
    [company.companyId],
  )
  return rows.map(({ leaves_at }) => (leaves_at as Date | null)?.toISOString() ?? 'at once')
}

test('a mail in quiet hours leaves at their end, and the bell rings at once', async () => {
  expect((await choose(NIGHTS)).body.quietHours).toEqual(NIGHTS)
  product.clock.set('2026-11-20T17:59:00Z')
  await tell()
  product.clock.set('2026-11-20T18:00:00Z')
  await tell()
  expect(await departures()).toEqual(['at once', '2026-11-21T07:30:00.000Z'])
  const unread = await inDatabase(product, 'select from notification where company_id = $1', [
    company.companyId,
  ])
  expect(unread).toHaveLength(2)
})

test('a digest waits too, once', async () => {
  await choose(NIGHTS, { listDeadlineStatus: ['daily'] })
  await tell()
  product.clock.set('2026-11-21T06:10:00Z')
  await sendDigests(product.product.platform, company.companyId)
  await sendDigests(product.product.platform, company.companyId)
  expect(await departures()).toEqual(['2026-11-21T07:30:00.000Z'])
})

test('what is mailed whatever the preferences does not wait', async () => {
  await choose(NIGHTS)
  product.clock.set('2026-11-20T20:00:00Z')
  await tell('/home/options/company')
  expect(await departures()).toEqual(['at once'])
})

test('without quiet hours nothing waits, and other preferences keep them', async () => {
  await choose(NIGHTS)
  expect((await choose(undefined)).body.quietHours).toEqual(NIGHTS)
  expect((await choose(null)).body.quietHours).toBeNull()
  product.clock.set('2026-11-20T20:00:00Z')
  await tell()
  expect(await departures()).toEqual(['at once'])
})

test('hours that are none, and unknown time zones, are refused at their fields', async () => {
  const refused = async (changes: object) => {
    const { status, body } = await choose({ ...NIGHTS, ...changes })
    return [status, body.errors[0].field, body.errors[0].code]
  }
  expect(await refused({ to: '19:00' })).toEqual([422, 'quietHours.to', 'QUIET_HOURS_EMPTY'])
  expect(await refused({ days: [] })).toEqual([422, 'quietHours.days', 'QUIET_DAYS_MISSING'])
  expect(await refused({ timeZone: 'Mars/Base' })).toEqual([
    422,
    'quietHours.timeZone',
    'TIME_ZONE_UNKNOWN',
  ])
})
