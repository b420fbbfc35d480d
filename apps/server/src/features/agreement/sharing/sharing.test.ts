import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { newId } from '../../../platform/new-id.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { findShare, THIRD_PARTY } from '../../../testing/shares.ts'
import { faultOf } from '../../../testing/refusals.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let colleague: Awaited<ReturnType<TestCompany['join']>>
let other: Awaited<ReturnType<TestCompany['join']>>
let groupId: string
let contractId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  owner = company.administrator
  colleague = await company.join('contractManager', 'Béatrice')
  other = await company.join('reader', 'Zoé')
  groupId = newId(product.clock.now())
  await product.product.platform.inCompany(company.companyId, async (db) => {
    await db.insert('person_group', { id: groupId, name: 'Achats' }).execute()
    await db.insert('group_member', { group_id: groupId, person_id: other.personId }).execute()
  })
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  contractId = (await createContract(owner))._id
})

const path = () => `/contracts3/${contractId}/shares`
const share = (changes: object, by = owner) =>
  by.call('POST', path(), { level: 'reader', ...changes })
const list = async (by = owner) => (await by.call('GET', path())).body
const sees = async ({ browser }: { browser: Browser }) =>
  (await browser.call('GET', `/contracts3/${contractId}`)).status === 200
const refusal = async (answer: Answer) => {
  const [status, field, code] = await faultOf(answer)
  return [status, code, field]
}

describe('a contract is shared', () => {
  test('with people, groups and third parties together; the owner is listed first', async () => {
    const answer = await share({
      personIds: [colleague.personId],
      groupIds: [groupId],
      emails: [THIRD_PARTY],
      level: 'suggester',
      expiresOn: '2026-12-31',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { people: 1, groups: 1, thirdParties: 1, revision: { number: 1 } },
    })
    const { value, count, sharing } = await list()
    expect([count, sharing]).toEqual([4, null])
    const until = '2026-12-31'
    expect(
      value.map((row: Record<string, unknown>) => [
        row['kind'],
        row['name'],
        row['level'],
        row['expiresOn'],
      ]),
    ).toEqual([
      ['owner', 'Anne Martin', 'owner', null],
      ['group', 'Achats', 'suggester', until],
      ['person', 'Béatrice Test', 'suggester', until],
      ['thirdParty', THIRD_PARTY, 'suggester', until],
    ])
    expect(value[3]).toMatchObject({
      given: { by: 'Anne Martin', at: '2026-11-20T09:00:00.000Z' },
      invitation: { state: 'sent', lastOpenedAt: null },
    })
    expect(value[1].members).toBe(1)
    expect([await sees(colleague), await sees(other)]).toEqual([true, true])
  })

  test('until the end of the last day in the company’s time zone, not a moment longer', async () => {
    await share({ personIds: [other.personId], expiresOn: '2026-11-21' })
    product.clock.set('2026-11-21T22:59:59Z')
    const again = { username: other.email, password: PASSWORD }
    await other.browser.call('POST', '/auth/signin', again)
    expect(await sees(other)).toBe(true)
    await company.comeBack('2026-11-21T23:00:00Z')
    expect(await sees(other)).toBe(false)
    expect((await list()).count).toBe(1)
  })

  test('again with the same recipient, who gets the new level and last day, once', async () => {
    await share({ personIds: [other.personId], emails: [THIRD_PARTY], expiresOn: '2026-12-31' })
    await share({ personIds: [other.personId], emails: [THIRD_PARTY], level: 'commenter' })
    const { value, count } = await list()
    expect(count).toBe(3)
    for (const row of value.slice(1))
      expect(row).toMatchObject({ level: 'commenter', expiresOn: null })
  })

  test('by an internal address, which stands for that person', async () => {
    await share({ emails: [`  ${other.email.toUpperCase()}`] })
    expect(await findShare(owner, contractId, other.email)).toMatchObject({ kind: 'person' })
    const mails = await mailsOf(product, company, other.email)
    expect(mails.at(-1)?.subject).toBe('Partagé avec vous\u202F: Contrat de maintenance')
    expect(mails.filter(({ text }) => text.includes('/invitation/'))).toEqual([])
  })

  test('with a name before the address, and a personal message, in the chosen language', async () => {
    const message = 'Bonjour,\r\nà relire <b>avant</b> {{sender}}.'
    await share({
      emails: [`Camille Roy <${THIRD_PARTY}>`],
      message,
      i18n: 'en',
      expiresOn: '2026-12-31',
    })
    const mail = (await mailsOf(product, company, THIRD_PARTY)).at(-1)!
    expect(mail.subject).toBe('“Acme” shared “Contrat de maintenance” with you')
    expect(mail.text).toContain('Hello Camille Roy,')
    expect(mail.text).toContain('“Bonjour,\nà relire <b>avant</b> {{sender}}.”')
    expect(mail.text).toContain('valid until 31/12/2026')
    expect(mail.text).toMatch(/\/invitation\/#[\w-]{43}/)
  })

  test('and notifies people in the panel and by mail with the message, groups in the panel', async () => {
    const before = (await mailsOf(product, company, other.email)).length
    await share({ personIds: [colleague.personId], groupIds: [groupId], message: 'À relire' })
    const told = (
      await colleague.browser.call('GET', '/notification?$top=10&$skip=0')
    ).body.value.find((notice: { contractId: string }) => notice.contractId === contractId)
    expect(told).toMatchObject({ type: 'shareGiven' })
    expect(told.template).toContain('Anne Martin a partagé avec vous')
    expect((await mailsOf(product, company, colleague.email)).at(-1)?.text).toContain('À relire')
    const panel = await other.browser.call('GET', '/notification?$top=10&$skip=0')
    const tellsOf = panel.body.value.map((notice: { contractId: string }) => notice.contractId)
    expect(tellsOf).toContain(contractId)
    expect(await mailsOf(product, company, other.email)).toHaveLength(before)
  })

  test('and each of these appears in the contract’s activity', async () => {
    await share({ emails: [THIRD_PARTY], expiresOn: '2026-12-31' })
    const { _id } = await findShare(owner, contractId, THIRD_PARTY)
    await owner.call('PUT', `${path()}/${_id}`, { level: 'commenter', expiresOn: null })
    await owner.call('POST', `${path()}/${_id}/invitation`)
    await owner.call('DELETE', `${path()}/${_id}`)
    const { body } = await owner.call('GET', `/contracts3/${contractId}/activity`)
    const said = body.value.map(({ text }: { text: string }) => text).join('\n')
    for (const sentence of [
      'a partagé le contrat avec camille@exterieur.test, comme lecteur, jusqu’au 31/12/2026',
      'a changé l’accès de camille@exterieur.test\u202F: commentateur, sans date de fin',
      'a envoyé un nouveau lien à camille@exterieur.test',
      'a retiré l’accès de camille@exterieur.test',
    ])
      expect(said).toContain(sentence)
  })
})

const me = async () => (await owner.call('GET', '/me')).body

describe('sharing is refused for everyone', () => {
  test('when one address is wrong, which is named at its field', async () => {
    const answer = await share({ emails: [THIRD_PARTY, 'camille@', 'roy'] })
    expect(await refusal(answer)).toEqual([422, 'SHARE_EMAILS_INVALID', 'emails'])
    expect(answer.body.message).toBe(
      'Vérifiez que les adresses e-mail sont valides\u202F: camille@, roy',
    )
    expect((await list()).count).toBe(1)
  })

  test.each([
    [{}, 'SHARE_NOBODY', 'emails'],
    [{ emails: [THIRD_PARTY], level: 'editor' }, 'SHARE_LEVEL_THIRD_PARTY', 'level'],
    [{ emails: [THIRD_PARTY], level: 'owner' }, 'SHARE_LEVEL_THIRD_PARTY', 'level'],
    [{ emails: [THIRD_PARTY], expiresOn: '2026-11-20' }, 'SHARE_EXPIRY_PAST', 'expiresOn'],
    [{ emails: [THIRD_PARTY], expiresOn: '2020-01-01' }, 'SHARE_EXPIRY_PAST', 'expiresOn'],
  ])('for %o: %s', async (changes, code, field) => {
    expect(await refusal(await share(changes))).toEqual([422, code, field])
    expect((await list()).count).toBe(1)
    expect((await share({ emails: ['x'], expiresOn: 'demain' })).status).toBe(400)
  })

  test('for people and groups of another company, the owner, and blocked people', async () => {
    const elsewhere = await signUpCompany(product, 'Ailleurs')
    const foreign = { personIds: [other.personId, elsewhere.administratorId] }
    expect(await refusal(await share(foreign))).toEqual([422, 'SHARE_PERSON_UNKNOWN', 'personIds'])
    expect(await refusal(await share({ groupIds: [newId(product.clock.now())] }))).toEqual([
      422,
      'SHARE_GROUP_UNKNOWN',
      'groupIds',
    ])
    expect(await refusal(await share({ personIds: [company.administratorId] }))).toEqual([
      422,
      'SHARE_WITH_OWNER',
      'personIds',
    ])
    expect(await refusal(await share({ emails: [(await me()).email] }))).toEqual([
      422,
      'SHARE_WITH_OWNER',
      'emails',
    ])
    const gone = await company.join('reader', 'Yves')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('person')
        .set({ status: 'blocked' })
        .where('person.id', '=', gone.personId)
        .execute(),
    )
    expect(await refusal(await share({ emails: [gone.email] }))).toEqual([
      422,
      'SHARE_PERSON_BLOCKED',
      'emails',
    ])
    expect((await list()).count).toBe(1)
  })

  test('by someone without the right to share, or without a sufficient level', async () => {
    await share({ personIds: [colleague.personId, other.personId], level: 'editor' })
    const without = await share({ emails: [THIRD_PARTY] }, other.browser)
    expect([without.status, without.body.message]).toEqual([
      403,
      'Vous n’êtes pas autorisé à partager le contrat',
    ])
    const low = await share({ emails: [THIRD_PARTY] }, colleague.browser)
    expect([low.status, low.body.code]).toEqual([403, 'LEVEL_TOO_LOW_OWNER'])
    expect((await list(other.browser)).sharing.code).toBe('NOT_ALLOWED_CONTRACTS3_SHARE')
    expect((await list(colleague.browser)).sharing.code).toBe('LEVEL_TOO_LOW_OWNER')
    const page = await colleague.browser.call('GET', `/contracts3/${contractId}`)
    expect(page.body.sharing.code).toBe('LEVEL_TOO_LOW_OWNER')
    const { _id } = await findShare(owner, contractId, other.email)
    for (const [method, rest, body] of [
      ['PUT', '', { level: 'owner' }],
      ['DELETE', '', undefined],
      ['POST', '/invitation', {}],
    ] as const) {
      const { status, body: answer } = await colleague.browser.call(
        method,
        `${path()}/${_id}${rest}`,
        body,
      )
      expect([method, status, answer.code]).toEqual([method, 403, 'LEVEL_TOO_LOW_OWNER'])
    }
    await share({ personIds: [colleague.personId], level: 'owner' })
    expect((await share({ emails: [THIRD_PARTY] }, colleague.browser)).status).toBe(201)
  })
})

describe('a share', () => {
  test('changes its level and last day, under the same rules', async () => {
    await share({ personIds: [other.personId], emails: [THIRD_PARTY] })
    const outside = await findShare(owner, contractId, THIRD_PARTY)
    const put = (id: string, body: object) => owner.call('PUT', `${path()}/${id}`, body)
    expect(await refusal(await put(outside._id, { level: 'editor' }))).toEqual([
      422,
      'SHARE_LEVEL_THIRD_PARTY',
      'level',
    ])
    expect(
      await refusal(await put(outside._id, { level: 'reader', expiresOn: '2026-11-20' })),
    ).toEqual([422, 'SHARE_EXPIRY_PAST', 'expiresOn'])
    expect((await put(outside._id, { level: 'commenter', expiresOn: '2027-01-31' })).status).toBe(
      204,
    )
    const inside = await findShare(owner, contractId, other.email)
    expect((await put(inside._id, { level: 'editor', expiresOn: null })).status).toBe(204)
    expect(await findShare(owner, contractId, THIRD_PARTY)).toMatchObject({
      level: 'commenter',
      expiresOn: '2027-01-31',
    })
    expect(await findShare(owner, contractId, other.email)).toMatchObject({ level: 'editor' })
  })

  test('once revoked, gives no access at the next request', async () => {
    await share({ personIds: [other.personId] })
    expect(await sees(other)).toBe(true)
    const { _id } = await findShare(owner, contractId, other.email)
    expect((await owner.call('DELETE', `${path()}/${_id}`)).status).toBe(204)
    expect(await sees(other)).toBe(false)
    expect((await owner.call('DELETE', `${path()}/${_id}`)).status).toBe(404)
  })
})
