import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
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
  // A Friday, half an hour before midnight in Paris.
  product.clock.set('2026-11-27T22:30:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const tell = () =>
  product.product.platform.inCompany(company.companyId, (db) =>
    notify(product.product.platform, db, [
      {
        to: [company.administratorId],
        type: 'sendByReached',
        contractId,
        params: { day: '2026-11-27' },
      },
    ]),
  )
const prefer = async (changes: object) => {
  const { body } = await company.administrator.call('GET', '/me/preferences')
  const saved = await company.administrator.call('PUT', '/me/preferences', { ...body, ...changes })
  expect(saved.status).toBe(200)
}
const bell = async () => {
  const { body } = await company.administrator.call('GET', '/notification?$top=10&$skip=0')
  return body.value[0].template
}

const TO_SEND = 'l’envoi doit partir le 27/11/2026 au plus tard'
const PASSED = 'le 27/11/2026, est passé'

test('a day to send by is said to have passed to whoever learns of it later', async () => {
  await tell()
  product.clock.set('2026-11-27T23:30:00Z')
  await tell()
  const [onTheDay, dayAfter] = await mailsOf(product, company)
  expect(onTheDay).toMatchObject({
    subject: 'Dénonciation à envoyer au plus tard le 27/11/2026\u202F: Contrat de maintenance',
    text: expect.stringContaining(TO_SEND),
  })
  expect(dayAfter).toMatchObject({
    subject:
      'Dénonciation à envoyer sans attendre, elle devait partir le 27/11/2026\u202F: Contrat de maintenance',
    text: expect.stringContaining(PASSED),
  })
})

test('in the bell it is read on the day, then as passed', async () => {
  await tell()
  expect(await bell()).toContain(TO_SEND)
  await company.comeBack('2026-11-27T23:30:00Z')
  expect(await bell()).toContain(PASSED)
})

test('a digest says it of the morning when it leaves', async () => {
  await prefer({ listDeadlineStatus: ['daily'] })
  await tell()
  product.clock.set('2026-11-28T06:10:00Z')
  await sendDigests(product.product.platform, company.companyId)
  expect((await mailsOf(product, company)).at(-1)?.text).toContain(PASSED)
})

test('so does a mail kept for the end of quiet hours', async () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const night = { from: '19:00', to: '08:30', days: everyDay, timeZone: 'Europe/Paris' }
  await prefer({ quietHours: night })
  await tell()
  expect((await mailsOf(product, company)).at(-1)?.text).toContain(PASSED)
})
