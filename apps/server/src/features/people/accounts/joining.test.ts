import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refused } from '@tacite/domain/refusal.ts'
import { hashToken } from '../../../platform/http/session-cookie.ts'
import {
  openPreAuthDatabase,
  type PreAuthDatabase,
} from '../../../platform/database/pre-auth-database.ts'
import { atOnce } from '../../../testing/at-once.ts'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { inviteAgain } from '../people/public.ts'
import { SEND_JOINING } from './request-joining.ts'
import { sendJoiningLink } from './send-joining-link.job.ts'

let product: TestProduct
let preAuth: PreAuthDatabase
let company: TestCompany
let domain: string
let readerId: string

beforeAll(async () => {
  product = await startProduct()
  preAuth = openPreAuthDatabase(product.connection)
  company = await signUpCompany(product)
  domain = (await company.administrator.call('GET', '/me')).body.email.split('@')[1]
  readerId = await roleNamed('Lecteur')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('person')
      .set({ email_confirmed_at: product.clock.now() })
      .where('person.id', '=', company.administratorId)
      .execute(),
  )
  await choose()
})
afterAll(async () => {
  await preAuth.close()
  await product.stop()
})

const admin = () => company.administrator
async function roleNamed(name: string): Promise<string> {
  return (await admin().call('GET', `/users/choices/roles?q=${name}`)).body.value[0]._id
}
const form = (more: object = {}) => ({
  policy: 'domains',
  domains: [domain],
  roleId: readerId,
  ...more,
})
const choose = (more: object = {}) => admin().call('PUT', '/company/sign-up', form(more))

let callers = 0
const stranger = () => product.browser(`127.6.${callers >> 8}.${(callers += 1) & 255}`)
const join = (email: string, from = stranger()) =>
  from.call('POST', '/auth/join', { email, i18n: 'en' })
/** Does what the worker does; returns how many requests there were. */
const sendLinks = () =>
  doJobs(product, SEND_JOINING, (job) =>
    sendJoiningLink({ ...product.product.platform, preAuth, inviteAgain }, job),
  )

async function mailsTo(recipient: string) {
  await sendLinks()
  return mailsOf(product, company, recipient)
}

async function linkTo(email: string): Promise<string> {
  await join(email)
  const { text } = (await mailsTo(email.toLowerCase())).at(-1)!
  return /\/auth\/activate#([\w-]{43})/.exec(text)![1]!
}

const activate = (token: string, from = stranger()) =>
  from.call('POST', '/auth/activation', {
    token,
    firstName: 'Léa',
    lastName: 'Roy',
    password: PASSWORD,
  })
const peopleOf = async (email: string) =>
  (await admin().call('GET', `/users?search=${email}`)).body.value as { status: string }[]

describe('a person with an address of an open domain', () => {
  test('gets a link, and joins by using it; administrators are notified and the trail records it', async () => {
    const email = `lea.roy@${domain}`
    const [theirs, nobodys] = [await join(email), await join('lea@nulle-part.test')]
    expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body])
    expect(await sendLinks()).toBe(2)
    expect(await peopleOf(email)).toEqual([])
    const token = await linkTo(email.toUpperCase())
    const shown = await stranger().call('POST', '/auth/activation/invitation', { token })
    expect(shown.body).toEqual({
      company: 'Acme',
      email,
      firstName: '',
      lastName: '',
      kind: 'joining',
    })
    const [one, two] = await Promise.all([activate(token), activate(token)])
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]))
    const entered = one.status === 200 ? one : two
    expect(entered.body).toMatchObject({ email, i18n: 'en', data: { company: { name: 'Acme' } } })
    expect(entered.body.roles).toMatchObject([{ _id: readerId }])
    expect((await activate(token)).body.code).toBe('ACTIVATION_USED')
    const { body: news } = await admin().call('GET', '/notification?$top=10&$skip=0')
    expect(news.value[0]).toMatchObject({ type: 'personJoined', contractId: null })
    expect(news.value[0].template).toContain(`Léa Roy (${email})`)
    const { body: trail } = await admin().call('GET', '/administration/audit')
    expect(trail.value[0].text).toBe(
      'Léa Roy a rejoint l’entreprise par son adresse e-mail\u202F: rôle Lecteur.',
    )
  })

  test('has one account: who has one is reminded of it, who is invited gets the invitation again, who is blocked gets nothing', async () => {
    const active = await company.join('reader')
    const blocked = await company.join('reader')
    await admin().call('POST', `/users/${blocked.personId}/blocked`)
    const pending = `invitee@${domain}`
    await admin().call('POST', '/users/invitations', {
      people: [{ email: pending }],
      roleId: readerId,
      groupIds: [],
      i18n: 'fr',
    })
    for (const email of [active.email, blocked.email, pending]) await join(email)
    expect((await mailsTo(active.email)).map(({ subject }) => subject)).toEqual([
      'Vous avez déjà un compte',
    ])
    expect(await mailsTo(blocked.email)).toEqual([])
    expect((await mailsTo(pending)).map(({ subject }) => subject.replace(/\s/g, ' '))).toEqual([
      '« Acme » vous invite sur Tacite',
      '« Acme » vous invite sur Tacite',
    ])
    expect(await peopleOf(pending)).toMatchObject([{ status: 'pending' }])
  })

  test('cannot use a link that was replaced, has expired, or was followed by an invitation', async () => {
    const first = await linkTo(`paul@${domain}`)
    const second = await linkTo(`paul@${domain}`)
    expect((await activate(first)).body.code).toBe('LINK_REPLACED')
    await admin().call('POST', '/users/invitations', {
      people: [{ email: `paul@${domain}` }],
      roleId: readerId,
      groupIds: [],
      i18n: 'fr',
    })
    expect((await activate(second)).body.errors[0].code).toBe('EMAIL_TAKEN')
    const old = await linkTo(`marc@${domain}`)
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('joining_link')
        .set({ expires_at: product.clock.now() })
        .where('joining_link.token_hash', '=', hashToken(old))
        .execute(),
    )
    expect((await activate(old)).body.code).toBe('LINK_EXPIRED')
  })

  test('cannot join when the company has closed its domain since', async () => {
    const token = await linkTo(`zoe@${domain}`)
    expect((await choose({ policy: 'invitation' })).body.domains).toMatchObject([
      { domain, isOpen: false },
    ])
    expect((await activate(token)).body.code).toBe('JOINING_CLOSED')
    expect(await peopleOf('zoe')).toEqual([])
    await join(`max@${domain}`)
    expect(await mailsTo(`max@${domain}`)).toEqual([])
    await choose()
    expect((await activate(token)).status).toBe(200)
  })

  test('gets an existing role even when the chosen one is deleted at the same moment', async () => {
    const roleOf = async (name: string) => {
      const role = { name, permissions: ['contracts3:list'] }
      const { _id } = (await admin().call('POST', '/roles', role)).body
      await choose({ roleId: _id })
      return () => admin().call('DELETE', `/roles/${_id}`)
    }
    const enter = async (name: string) => {
      const token = await linkTo(`${name}@${domain}`)
      return () => activate(token)
    }
    const [remove, first] = [await roleOf('Avocat'), await enter('eva')]
    const kept = await atOnce(product, [first, remove])
    expect(kept.map(({ body }) => body.code)).toEqual([undefined, 'ROLE_HAS_USERS'])
    const [removeNext, second] = [await roleOf('Notaire'), await enter('ivo')]
    const [removed, entered] = await atOnce(product, [removeNext, second])
    expect([removed!.status, entered!.body.roles[0].name]).toEqual([200, 'Contributor'])
    await choose()
  })

  test('is rate limited per place and per address', async () => {
    expect((await join('lea@')).body.errors[0]).toMatchObject({ code: 'EMAIL_INVALID' })
    const address = `cible@${domain}`
    for (let wish = 0; wish < 3; wish += 1) expect((await join(address)).status).toBe(204)
    expect((await join(address)).status).toBe(429)
  })

  test('is limited to thirty requests an hour per place, and five hundred mails a day per company', async () => {
    const spend = (key: string, hits: number) =>
      preAuth.db.updateTable('rate_limit').set({ hits }).where('key', '=', key).execute()
    const place = '127.7.0.1'
    const wish = async (name: string) =>
      (await join(`${name}@ailleurs.test`, product.browser(place))).status
    expect(await wish('un')).toBe(204)
    await spend(`join from ${place}`, 29)
    expect([await wish('trente'), await wish('trop')]).toEqual([204, 429])
    expect((await join('autre@ailleurs.test')).status).toBe(204)
    product.clock.set('2026-11-20T09:59:59Z')
    expect(await wish('encore')).toBe(429)
    product.clock.set('2026-11-20T10:00:00Z')
    expect(await wish('apres')).toBe(204)
    await sendLinks()

    const written = async (name: string) => {
      await join(`${name}@${domain}`)
      const refused = await sendLinks().then(
        () => null,
        ({ refusals }: Refused) => refusals[0]!.code,
      )
      return [refused, (await mailsOf(product, company, `${name}@${domain}`)).length]
    }
    await written('premier')
    await spend(`joining ${company.companyId}`, 499)
    expect(await written('dernier')).toEqual([null, 1])
    expect(await written('de-trop')).toEqual(['TOO_MANY_REQUESTS', 0])
    product.clock.set('2026-11-21T08:59:59Z')
    expect(await written('la-nuit')).toEqual(['TOO_MANY_REQUESTS', 0])
    product.clock.set('2026-11-21T09:00:00Z')
    expect(await written('demain')).toEqual([null, 1])
  })
})
