import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../../platform/mail/mail.ts'
import { PASSWORD, signUpForReal } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { SEND_SIGN_UP } from './request-sign-up.ts'
import { sendSignUpLink } from './send-sign-up-link.job.ts'

const NAME = { firstName: 'Léa', lastName: 'Durand' }

let product: TestProduct
let client: Client
let callers = 0
beforeAll(async () => {
  product = await startProduct()
  client = new Client(product.owner)
  await client.connect()
})
beforeEach(() => client.query('delete from rate_limit'))
afterAll(async () => {
  await client.end()
  await product.stop()
})

const stranger = () => product.browser(`127.9.7.${(callers += 1)}`)
const signUp = (email: string) =>
  stranger().call('POST', '/auth/signup', {
    ...NAME,
    companyName: 'Durand',
    email,
    password: PASSWORD,
    i18n: 'fr',
  })

/** Does what the worker does; returns the mails that left for nobody's company. */
async function sentMails(): Promise<OutgoingMail[]> {
  const posted: OutgoingMail[] = []
  const deps = { ...product.product.platform, preAuth: product.preAuth }
  const post = (mail: OutgoingMail) => Promise.resolve(void posted.push(mail))
  await doJobs(product, SEND_SIGN_UP, (job) => sendSignUpLink({ ...deps, post }, job))
  return posted
}

const tokenIn = ({ text }: { text: string }) => /\/auth\/activate#([\w-]{43})/.exec(text)![1]!

/** Somebody typed this address when they created their company, and never confirmed it. */
async function typedByAnother(email: string): Promise<void> {
  const squatter = await signUpForReal(product, { name: 'Squat', domain: 'squat' })
  await product.product.platform.inCompany(squatter.companyId, (db) =>
    db
      .update('person')
      .set({ email, email_confirmed_at: null })
      .where('person.id', '=', squatter.administratorId)
      .execute(),
  )
}

test('an address that another typed and never confirmed creates its own company', async () => {
  const email = 'lea@durand.test'
  await typedByAnother(email)
  expect((await signUp(email)).status).toBe(202)
  const [mail] = await sentMails()
  expect(mail?.to).toBe(email)
  const form = { ...NAME, token: tokenIn(mail!), password: PASSWORD }
  const { status, body } = await stranger().call('POST', '/auth/activation', form)
  expect([status, body.data?.company.name]).toEqual([200, 'Durand'])
})

test('an invitation to such an address is shown to whoever opens its link', async () => {
  const email = 'nora@reelle.test'
  await typedByAnother(email)
  const real = await signUpForReal(product, { name: 'Réelle', domain: 'reelle' })
  const { body: roles } = await real.administrator.call('GET', '/users/choices/roles?q=Lecteur')
  const form = { people: [{ email }], roleId: roles.value[0]._id, groupIds: [], i18n: 'fr' }
  expect((await real.administrator.call('POST', '/users/invitations', form)).status).toBe(201)
  const [mail] = await mailsOf(product, real, email)
  const token = tokenIn(mail!)
  const seen = await stranger().call('POST', '/auth/activation/invitation', { token })
  expect([seen.status, seen.body.company]).toEqual([200, 'Réelle'])
})

test('a thousand a day are accepted, from however many networks', async () => {
  await client.query(
    `insert into rate_limit (key, window_started_at, hits) values ('sign-ups', $1, 999)`,
    [product.clock.now()],
  )
  expect((await signUp('a@durand.test')).status).toBe(202)
  const over = await signUp('b@durand.test')
  expect([over.status, over.headers['retry-after']]).toEqual([429, '86400'])
})
