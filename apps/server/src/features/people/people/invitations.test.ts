import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../../../platform/http/session-cookie.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { sendDueInvitations } from './send-due-invitations.job.ts'

let product: TestProduct
let company: TestCompany
let readerId: string
let strangers = 0

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

const admin = () => company.administrator
let made = 0
const address = () => `invite${(made += 1)}@acme.test`
const form = (emails: readonly string[], more: object = {}) => ({
  people: emails.map((email) => ({ email })),
  roleId: readerId,
  i18n: 'fr',
  ...more,
})
const invite = (emails: readonly string[], more: object = {}) =>
  admin().call('POST', '/users/invitations', form(emails, more))
const anybody = () => product.browser(`127.5.0.${(strangers += 1) % 250}`)

/** The token in the last mail that a person got. */
async function lastToken(recipient: string): Promise<string> {
  return tokenIn((await mailsOf(product, company, recipient)).at(-1)!.text)
}

/** It is behind #, which browsers send nowhere. */
const tokenIn = (text: string) => /\/auth\/activate#([\w-]+)/.exec(text)![1]!

const activate = (token: string, more: object = {}) =>
  anybody().call('POST', '/auth/activation', {
    token,
    firstName: 'Léa',
    lastName: 'Roy',
    password: 'un-mot-de-passe',
    ...more,
  })

describe('invited people', () => {
  test('are pending, get their own link, and become active through it', async () => {
    const [first, second] = [address(), address()]
    const group = (await admin().call('POST', '/groups', { name: 'Juristes' })).body._id
    const { status, body } = await invite([first, second], { groupIds: [group] })
    expect([status, body.value.length]).toEqual([201, 2])
    const [pending] = (await admin().call('GET', `/users?search=${first}`)).body.value
    expect(pending).toMatchObject({ status: 'pending', name: { full: first }, kind: 'internal' })
    expect(pending.groups).toHaveLength(1)
    const token = await lastToken(first)
    expect(token).not.toBe(await lastToken(second))
    const seen = await anybody().call('POST', '/auth/activation/invitation', { token })
    expect(seen.body).toMatchObject({ company: 'Acme', email: first, kind: 'invitation' })
    const activated = await activate(token)
    expect(activated.body).toMatchObject({ email: first, name: { full: 'Léa Roy' } })
    const signIn = { username: first, password: 'un-mot-de-passe' }
    expect((await anybody().call('POST', '/auth/signin', signIn)).status).toBe(200)
    expect((await admin().call('GET', `/users?search=${first}`)).body.value[0].status).toBe(
      'active',
    )
  })

  test('cannot sign in before, and their token is stored as a hash only', async () => {
    const email = address()
    await invite([email])
    const signIn = { username: email, password: '' }
    expect((await anybody().call('POST', '/auth/signin', signIn)).status).toBe(401)
    const token = await lastToken(email)
    const links = await product.product.platform.inCompany(company.companyId, (db) =>
      db.select('account_link').selectAll('account_link').execute(),
    )
    expect(links.map(({ token_hash }) => token_hash)).toContainEqual(hashToken(token))
    expect(JSON.stringify(links)).not.toContain(token)
  })

  test('are each refused with their position in the list', async () => {
    const here = (await admin().call('GET', '/me')).body.email
    const right = address()
    const wrong = form([right, 'eric@', right.toUpperCase(), here])
    const invitation = ['POST', '/users/invitations', wrong] as const
    const at = (index: number) => `people.${index}.email`
    await expectRefused(admin(), invitation, 422, {
      code: 'INVITATION_EMAILS_INVALID',
      field: at(1),
    })
    await expectRefused(admin(), invitation, 422, { code: 'INVITATION_TWICE', field: at(2) })
    await expectRefused(admin(), invitation, 422, { code: 'INVITATION_ALREADY_HERE', field: at(3) })
    const nobody = ['POST', '/users/invitations', form([])] as const
    await expectRefused(admin(), nobody, 422, { code: 'INVITATION_EMPTY', field: 'people' })
    expect((await admin().call('GET', '/users?status=pending')).body.count).toBe(0)
  })

  test('get no role beyond the inviter’s own', async () => {
    const { body: role } = await admin().call('POST', '/roles', {
      name: 'Accueil',
      permissions: ['vendor:users'],
    })
    const { browser, personId } = await company.join('reader')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('person').set({ role_id: role._id }).where('person.id', '=', personId).execute(),
    )
    const invitation = ['POST', '/users/invitations', form([address()])] as const
    const beyond = { code: 'ROLE_BEYOND_YOURS', field: 'roleId' }
    await expectRefused(browser, invitation, 403, beyond)
  })
})

describe('an activation link', () => {
  const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await answer
    return [status, body.code]
  }

  test('works once, even when redeemed twice at the same moment', async () => {
    const email = address()
    await invite([email])
    const token = await lastToken(email)
    const both = await Promise.all([activate(token), activate(token)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await refused(activate(token))).toEqual([409, 'ACTIVATION_USED'])
  })

  test('expires after seven days', async () => {
    const email = address()
    await invite([email])
    const token = await lastToken(email)
    product.clock.set('2026-11-27T08:59:59Z')
    expect((await anybody().call('POST', '/auth/activation/invitation', { token })).status).toBe(
      200,
    )
    product.clock.set('2026-11-27T09:00:00Z')
    expect(await refused(activate(token))).toEqual([409, 'ACTIVATION_EXPIRED'])
  })

  test('is replaced when another is sent; an unknown one opens nothing', async () => {
    const email = address()
    const { body } = await invite([email])
    const old = await lastToken(email)
    await admin().call('POST', `/users/${body.value[0]._id}/invitation`)
    expect(await refused(activate(old))).toEqual([409, 'ACTIVATION_REPLACED'])
    expect(await refused(activate('a'.repeat(43)))).toEqual([404, 'ACTIVATION_UNKNOWN'])
    expect((await activate(await lastToken(email))).status).toBe(200)
  })

  test('sent twice at the same moment leaves one that works', async () => {
    const email = address()
    const { body } = await invite([email])
    const send = () => admin().call('POST', `/users/${body.value[0]._id}/invitation`)
    const sent = await Promise.all([send(), send()])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const mails = await mailsOf(product, company, email)
    const opened = await Promise.all(
      mails.map(({ text }) =>
        anybody().call('POST', '/auth/activation/invitation', { token: tokenIn(text) }),
      ),
    )
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('asks for a name and a password of eight characters', async () => {
    const email = address()
    await invite([email])
    const token = await lastToken(email)
    const { status, body } = await activate(token, { firstName: ' ', password: 'sept777' })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['firstName', 'password'],
    ])
    expect((await activate(token)).status).toBe(200)
  })

  test('refuses in the language of the browser', async () => {
    const say = (language: string) =>
      anybody().call(
        'POST',
        '/auth/activation/invitation',
        { token: 'x' },
        { 'accept-language': language },
      )
    expect((await say('en')).body.message).toContain('does not exist')
    expect((await say('es')).body.message).toContain('no existe')
    expect((await say('fr')).body.message).toContain('n’existe pas')
  })
})

describe('an invitation', () => {
  test('waits for its day, and is sent once by the daily job', async () => {
    const email = address()
    const { body } = await invite([email], { sendOn: '2026-11-23' })
    const path = `/users/${body.value[0]._id}`
    const run = () => sendDueInvitations(product.product.platform, company.companyId)
    await run()
    expect(await mailsOf(product, company, email)).toEqual([])
    expect((await admin().call('GET', path)).body.invitation.dueOn).toBe('2026-11-23')
    // In Paris the day has come, in UTC not yet.
    product.clock.set('2026-11-22T23:30:00Z')
    await run()
    await run()
    expect(await mailsOf(product, company, email)).toHaveLength(1)
    expect((await activate(await lastToken(email))).status).toBe(200)
  })

  test('can be postponed, which revokes the sent link, and be sent now after all', async () => {
    const email = address()
    const { body } = await invite([email])
    const old = await lastToken(email)
    const path = `/users/${body.value[0]._id}/invitation`
    const deferred = await admin().call('PUT', path, { sendOn: '2026-12-01' })
    expect(deferred.body.invitation).toEqual({ sentAt: null, expiresAt: null, dueOn: '2026-12-01' })
    expect((await activate(old)).body.code).toBe('ACTIVATION_REPLACED')
    const sent = await admin().call('POST', path)
    expect(sent.body.invitation).toMatchObject({ sentAt: '2026-11-20T09:00:00.000Z', dueOn: null })
    expect((await activate(await lastToken(email))).status).toBe(200)
  })

  test('can only be scheduled ahead', async () => {
    const { body } = await invite([address()])
    const path = `/users/${body.value[0]._id}/invitation`
    const ahead = { code: 'INVITATION_DAY_NOT_AHEAD', field: 'sendOn' }
    await expectRefused(admin(), ['PUT', path, { sendOn: '2026-11-20' }], 422, ahead)
    await expectRefused(admin(), ['PUT', path, { sendOn: '2028-01-01' }], 422, ahead)
    const late = form([address()], { sendOn: '2026-11-20' })
    await expectRefused(admin(), ['POST', '/users/invitations', late], 422, ahead)
  })

  test('can be withdrawn while pending; the person can be invited again', async () => {
    const email = address()
    const { body } = await invite([email])
    const path = `/users/${body.value[0]._id}`
    const token = await lastToken(email)
    expect((await admin().call('DELETE', path)).status).toBe(204)
    expect((await activate(token)).body.code).toBe('ACTIVATION_UNKNOWN')
    expect((await invite([email])).status).toBe(201)
  })

  test('of an activated person cannot be sent, postponed or withdrawn', async () => {
    const { personId } = await company.join('reader')
    const over = { code: 'PERSON_NOT_PENDING' }
    await expectRefused(admin(), ['POST', `/users/${personId}/invitation`], 409, over)
    const later = ['PUT', `/users/${personId}/invitation`, { sendOn: '2026-12-01' }] as const
    await expectRefused(admin(), later, 409, over)
    await expectRefused(admin(), ['DELETE', `/users/${personId}`], 409, over)
  })
})
