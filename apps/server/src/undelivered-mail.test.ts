import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailTransport } from './platform/mail/mail.ts'
import { giveUpMail, sendMail } from './platform/mail/send-mail.job.ts'
import type { Attempt } from './platform/jobs/jobs.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { createContract } from './testing/contracts.ts'
import { findShare, shareOutside, THIRD_PARTY } from './testing/shares.ts'
import { OUTSIDER, sendOut, signableContract } from './testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
})

/** As nodemailer reports them. */
const REFUSED = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
const NO_ANSWER = { code: 'ETIMEDOUT', command: 'CONN' }
const FIRST: Attempt = { number: 1, isLast: false }

/** Sends the queued mails to an address, as the worker does; resolves to how many failed. */
async function deliver(
  recipient: string,
  fault: object | null,
  attempt: Attempt = FIRST,
): Promise<number> {
  const { platform } = product.product
  const { companyId } = company
  const queued = await mailsIn('queued', recipient)
  const post: MailTransport = () => (fault ? Promise.reject(fault) : Promise.resolve())
  let failed = 0
  for (const { id } of queued) {
    const job = { mailId: id, companyId }
    await sendMail({ ...platform, post, from: 'tacite@example.test' }, job, attempt).catch(() => {
      failed += 1
    })
  }
  return failed
}

/** As the worker does for a mail that was set aside: whether it was the last attempt that failed, or a kill in it. */
async function giveUp(recipient: string): Promise<void> {
  const { platform } = product.product
  for (const state of ['queued', 'failed'] as const)
    for (const { id } of await mailsIn(state, recipient))
      await giveUpMail(platform, { mailId: id, companyId: company.companyId })
}

function mailsIn(state: 'queued' | 'failed', recipient: string): Promise<{ id: string }[]> {
  return product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('mail')
      .where('mail.state', '=', state)
      .where('mail.recipient', '=', recipient)
      .select('mail.id')
      .execute(),
  )
}

async function news(browser = owner): Promise<{ type: string; template: string }[]> {
  const { body } = await browser.call('GET', '/notification?$top=50&$skip=0')
  return body.value
}

test('a share whose mail is refused says so where it is listed, and to who gave it', async () => {
  const { _id } = await createContract(owner)
  await shareOutside(company, _id)
  expect(await deliver(THIRD_PARTY, REFUSED)).toBe(1)
  expect((await findShare(owner, _id, THIRD_PARTY)).invitation.state).toBe('undelivered')
  const [first] = await news()
  expect(first).toMatchObject({ type: 'contractMailRefused', contractId: _id })
  expect(first!.template).toContain(THIRD_PARTY)
  // Nothing more is tried, nor told.
  expect(await deliver(THIRD_PARTY, REFUSED)).toBe(0)
  expect(await news()).toHaveLength(1)
})

test('the next mail that leaves closes it', async () => {
  const { _id } = await createContract(owner)
  await shareOutside(company, _id)
  await deliver(THIRD_PARTY, REFUSED)
  product.clock.set('2026-11-20T09:05:00Z')
  const { _id: shareId } = await findShare(owner, _id, THIRD_PARTY)
  await owner.call('POST', `/contracts3/${_id}/shares/${shareId}/invitation`)
  expect((await findShare(owner, _id, THIRD_PARTY)).invitation.state).toBe('sent')
})

test('a signatory who got no mail is shown with it', async () => {
  const contractId = await signableContract(company)
  await sendOut(company, contractId)
  await deliver(OUTSIDER.email, REFUSED)
  const { body } = await owner.call('GET', `/contracts3/${contractId}/signature`)
  expect(body.current.signatories[0]).toMatchObject({
    email: OUTSIDER.email,
    state: 'invited',
    undeliveredAt: '2026-11-20T09:00:00.000Z',
  })
  const { body: activity } = await owner.call('GET', `/contracts3/${contractId}/activity`)
  expect(JSON.stringify(activity)).toContain(
    `L’e-mail à ${OUTSIDER.email} a été refusé par sa messagerie.`,
  )
})

test('a person invited at an address that does not exist: who invited them learns it', async () => {
  const email = 'personne@nulle-part.test'
  const { body: roles } = await owner.call('GET', '/users/choices/roles')
  await owner.call('POST', '/users/invitations', {
    people: [{ email }],
    roleId: roles.value[0]._id,
    i18n: 'fr',
  })
  await deliver(email, REFUSED)
  expect((await news()).map(({ type }) => type)).toEqual(['mailRefused'])
})

test('what no server takes is tried for three days, then told; the first hour says that no mail leaves', async () => {
  const { _id } = await createContract(owner)
  await shareOutside(company, _id)
  expect(await deliver(THIRD_PARTY, NO_ANSWER)).toBe(1)
  expect(await news()).toEqual([])
  await deliver(THIRD_PARTY, NO_ANSWER, { number: 13, isLast: false })
  await deliver(THIRD_PARTY, NO_ANSWER, { number: 14, isLast: false })
  expect((await news()).map(({ type }) => type)).toEqual(['mailStuck'])
  await deliver(THIRD_PARTY, NO_ANSWER, { number: 96, isLast: true })
  await giveUp(THIRD_PARTY)
  // As after a kill between the report and the end of its job.
  await giveUp(THIRD_PARTY)
  expect((await news()).map(({ type }) => type).toSorted()).toEqual([
    'contractMailExpired',
    'mailStuck',
  ])
  expect((await findShare(owner, _id, THIRD_PARTY)).invitation.state).toBe('undelivered')
})

test('a mail whose last attempt was killed may have arrived: it is said to be unconfirmed, not to have failed', async () => {
  const { _id } = await createContract(owner)
  await shareOutside(company, _id)
  // Nothing was reported: neither a failure, nor what the server answered just before the kill.
  await giveUp(THIRD_PARTY)
  const [first] = await news()
  expect(first!.type).toBe('contractMailExpired')
  expect(first!.template).toContain(`rien ne confirme que l’e-mail à ${THIRD_PARTY} est arrivé`)
  const { body: activity } = await owner.call('GET', `/contracts3/${_id}/activity`)
  expect(JSON.stringify(activity)).toContain('n’a pas été confirmé par sa messagerie')
})

test('mails of Tacite itself to a dead mailbox are told to the administrators once a day', async () => {
  const { browser, email, personId } = await company.join('reader')
  const { _id } = await createContract(owner)
  for (const at of ['2026-11-20T09:20:00Z', '2026-11-20T09:40:00Z']) {
    product.clock.set(at)
    await owner.call('POST', `/contracts3/${_id}/shares`, {
      level: at.includes('09:20') ? 'reader' : 'editor',
      personIds: [personId],
    })
    await deliver(email, REFUSED)
  }
  expect((await news()).filter(({ type }) => type === 'mailRefused')).toHaveLength(1)
  expect((await news(browser)).filter(({ type }) => type === 'mailRefused')).toEqual([])
})
