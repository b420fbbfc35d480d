import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import type { NotificationType } from '@tacite/domain/notifications/news-families.ts'
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
  // A Friday.
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const prefer = (changes: object) =>
  company.administrator.call('PUT', '/me/preferences', {
    showResetPassword: true,
    durationRenwalAndTerminationPeriod: '', // sic, spec 3
    listUpdateStatus: ['instant'],
    listDeadlineStatus: ['instant'],
    listRenwalAndTerminationPeriod: ['instant'], // sic, spec 3
    listValidationRejectionStatusWorkflkow: ['instant'], // sic, spec 3
    ...changes,
  })
const tell = (type: NotificationType) =>
  product.product.platform.inCompany(company.companyId, (db) =>
    notify(product.product.platform, db, [
      {
        to: [company.administratorId],
        type,
        contractId,
        params: { day: '2026-12-01', person: 'Paul', step: 'Juridique' },
      },
    ]),
  )
const run = async (iso: string) => {
  product.clock.set(iso)
  await sendDigests(product.product.platform, company.companyId)
}
const subjects = async () => (await mailsOf(product, company)).map(({ subject }) => subject)

test('daily mails come in one digest the next morning, once', async () => {
  await prefer({ listDeadlineStatus: ['daily'] })
  await tell('endApproaching')
  await tell('sendByReached')
  await tell('contractSealed')
  expect(await subjects()).toEqual(['Signé par tous : Contrat de maintenance'])
  // Ten past six in Paris, then ten past seven.
  await run('2026-11-21T05:10:00Z')
  expect(await subjects()).toHaveLength(1)
  await run('2026-11-21T06:10:00Z')
  await run('2026-11-21T06:20:00Z')
  const [, report, ...rest] = await mailsOf(product, company)
  expect([report?.subject, rest]).toEqual(['Votre bilan du jour : 2 nouvelles', []])
  expect(report?.text).toContain('Contrat de maintenance')
  await tell('endApproaching')
  await run('2026-11-21T12:10:00Z')
  expect(await subjects()).toHaveLength(2)
  await run('2026-11-22T06:10:00Z')
  expect((await subjects()).at(-1)).toBe('Votre bilan du jour : 1 nouvelle')
})

test('the night of the clock change, or a clock that goes back, loses no digest and sends none twice', async () => {
  await prefer({ listDeadlineStatus: ['daily'] })
  product.clock.set('2027-03-27T12:00:00Z')
  await tell('endApproaching')
  // Ten to seven in Paris, then ten past seven: an hour earlier than the day before.
  await run('2027-03-28T04:50:00Z')
  expect(await subjects()).toEqual([])
  await run('2027-03-28T05:10:00Z')
  expect(await subjects()).toEqual(['Votre bilan du jour : 1 nouvelle'])
  await run('2027-03-27T08:00:00Z')
  await tell('endApproaching')
  await run('2027-03-28T05:20:00Z')
  await run('2027-03-29T05:10:00Z')
  await run('2027-03-29T05:20:00Z')
  expect(await subjects()).toEqual([
    'Votre bilan du jour : 1 nouvelle',
    'Votre bilan du jour : 1 nouvelle',
  ])
})

test('weekly mails wait for Monday, or the day after when nothing ran on Monday', async () => {
  await prefer({ listUpdateStatus: ['weekly'] })
  await tell('contractSealed')
  await run('2026-11-21T08:00:00Z')
  expect(await subjects()).toEqual([])
  await run('2026-11-23T08:00:00Z')
  expect(await subjects()).toEqual(['Votre bilan de la semaine : 1 nouvelle'])
  await tell('contractSealed')
  await run('2026-11-29T08:00:00Z')
  expect(await subjects()).toHaveLength(1)
  await run('2026-12-01T08:00:00Z')
  expect(await subjects()).toHaveLength(2)
})

test('what was read in the panel, or is no longer visible, is in no digest', async () => {
  await prefer({ listUpdateStatus: ['daily'] })
  await tell('contractSealed')
  await company.administrator.call('DELETE', '/notification')
  await run('2026-11-21T08:00:00Z')
  expect(await subjects()).toEqual([])
})

test('a person who wants no mail gets none, and finds the notifications in the panel', async () => {
  await prefer({ listUpdateStatus: [] })
  await tell('contractSealed')
  await run('2026-11-23T08:00:00Z')
  expect(await subjects()).toEqual([])
  product.clock.set('2026-11-20T09:30:00Z')
  expect((await company.administrator.call('GET', '/notification?$count=true')).body.count).toBe(1)
})
