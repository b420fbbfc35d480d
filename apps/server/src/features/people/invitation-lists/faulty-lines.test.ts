import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { INVITE_LISTED } from './create-list.ts'
import { inviteListed, setAsideListed } from './invite-listed.job.ts'

let product: TestProduct
let company: TestCompany
let readerId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  const { body } = await admin().call('GET', '/users/choices/roles?q=Lecteur')
  readerId = body.value[0]._id
})

const LISTS = '/users/invitations/lists'
const admin = () => company.administrator
const create = async (text: string) =>
  (await admin().call('POST', LISTS, { text, roleId: readerId, i18n: 'fr' })).body
const work = () =>
  doJobs(product, INVITE_LISTED, (data) => inviteListed(product.product.platform, data))
const read = async (listId: string) => (await admin().call('GET', `${LISTS}/${listId}`)).body
const lines = async (listId: string, state: string) =>
  (await admin().call('GET', `${LISTS}/${listId}/lines?state=${state}`)).body.value
const person = async (email: string) =>
  (await admin().call('GET', `/users?search=${email}`)).body.value[0]
const typed = ({ firstName, lastName, email, role, groups }: Record<string, unknown>) => ({
  firstName,
  lastName,
  email,
  role,
  groups,
})

test('a list invites the others when a line fails for a fault of ours, which can be sent again', async () => {
  const text = ['a', 'poison', ...Array.from({ length: 25 }, (_, index) => `p${index}`)]
  const { _id } = await create(text.map((name) => `${name}@acme.test`).join('\n'))
  const { platform } = product.product
  const deps: typeof platform = {
    ...platform,
    queueMail: async (db, draft) => {
      // As a violated constraint, which ends the transaction unless it is undone.
      if (draft.recipient === 'poison@acme.test') await sql`select 1 / 0`.execute(db.tx)
      return platform.queueMail(db, draft)
    },
  }
  const workWith = (faulty: typeof platform) =>
    doJobs(product, INVITE_LISTED, (data) => inviteListed(faulty, data))
  await workWith(deps)
  expect((await read(_id)).counts).toMatchObject({ invited: 26, toCorrect: 1, waiting: 0 })
  expect(await person('poison@acme.test')).toBeUndefined()
  const [line] = await lines(_id, 'toCorrect')
  expect([line.email, line.refusal.code]).toEqual(['poison@acme.test', 'UNEXPECTED'])
  expect(product.logged.join('')).not.toContain('poison@')
  await admin().call('PUT', `${LISTS}/${_id}/lines/${line.position}`, typed(line))
  await workWith(platform)
  expect((await read(_id)).counts).toMatchObject({ invited: 27, toCorrect: 0 })
  expect(await mailsOf(product, company, 'poison@acme.test')).toHaveLength(1)
})

test('a list whose job is set aside leaves its lines to correct, with the reason', async () => {
  const text = Array.from({ length: 45 }, (_, index) => `p${index}@acme.test`).join('\n')
  const { _id } = await create(text)
  const { platform } = product.product
  for (let times = 0; times < 2; times += 1)
    await setAsideListed(platform, { companyId: company.companyId, listId: _id })
  expect((await read(_id)).counts).toMatchObject({ invited: 0, toCorrect: 45, waiting: 0 })
  expect((await lines(_id, 'toCorrect'))[0].refusal.code).toBe('UNEXPECTED')
  // The job that nobody can run any more would invite nobody.
  await work()
  expect((await read(_id)).counts.invited).toBe(0)
})

test('a list that meets a database that is away is left to the next run, whole', async () => {
  const { _id } = await create('a@acme.test\nb@acme.test')
  const { platform } = product.product
  const away = Object.assign(new Error('gone'), { code: '57P01' })
  const data = { companyId: company.companyId, listId: _id }
  const running = inviteListed({ ...platform, queueMail: () => Promise.reject(away) }, data)
  await expect(running).rejects.toThrow('gone')
  expect((await read(_id)).counts).toMatchObject({ waiting: 2, toCorrect: 0 })
  await work()
  expect((await read(_id)).counts.invited).toBe(2)
})
