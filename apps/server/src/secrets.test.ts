import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { createContract, fillSections } from './testing/contracts.ts'
import { hearOutput } from './testing/hear-output.ts'
import { keptInTheClear } from './testing/kept-in-the-clear.ts'
import { tokenReader, trapMails, type MailTrap } from './testing/mail-trap.ts'
import { waitFor } from './testing/running-server.ts'
import { lastCode, lastLink, wrong } from './testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

/** Recognisable secrets: none of them may appear in the log or in an answer. */
const PASSWORDS = {
  right: 'canari-mot-de-passe-juste',
  wrong: 'canari-mot-de-passe-faux',
  malformed: 'canari-mot-de-passe-tronqué',
  chosen: 'canari-mot-de-passe-choisi',
  notCurrent: 'canari-mot-de-passe-pas-actuel',
  joining: 'canari-mot-de-passe-rejoint',
}
const EMAILS = {
  own: 'canari-ada@acme.test',
  next: 'canari-ada-bis@acme.test',
  outside: 'canari-elodie@exterieur.test',
  refused: 'canari-refus@exterieur.test',
  reader: 'canari-camille@exterieur.test',
  joining: 'canari-noe@acme.test',
}
/** What would leak internals: a stack trace, a statement, a database name. */
const INSIDE =
  /\bat .{0,200}:\d+:\d+|node_modules|\.ts\b|\bselect\s|insert into|\bupdate "|relation "|column "|constraint|kysely|pgboss|duplicate key/i

let product: TestProduct
let mails: MailTrap
let mailedToken: ReturnType<typeof tokenReader>
const answers: string[] = []
let printed: readonly string[]

beforeAll(async () => {
  printed = hearOutput()
  mails = await trapMails([EMAILS.refused])
  mailedToken = tokenReader(mails)
  product = await startProduct({ working: true, empty: true, env: { SMTP_URL: mails.url } })
})
afterAll(async () => {
  vi.restoreAllMocks()
  stopTypst()
  await product.stop()
  await mails.stop()
})

test('no password, code, token, cookie or address reaches the log; no stack trace and no SQL reaches an answer', async () => {
  const { browser, company, signUp } = await signUpAndIn()
  const recovery = await recoverAccount(browser)
  const joining = await joinByDomain(browser)
  const links = [...recovery, joining, signUp]
  const contractId = await contractOf(browser)
  const token = await inviteOutside(browser, company, contractId)
  const { guest, codes } = await openAndSign(company, token)
  const read = await shareAndRead(browser, company, contractId)
  await failInside(browser, guest, { contractId, token, link: links[0]!, joining })

  // The seal is made by a job, whose log is checked too.
  await waitFor(async () => ((await isSealed(browser, contractId)) ? true : undefined))

  const secrets = [
    ...Object.values(PASSWORDS),
    ...Object.values(EMAILS),
    ...[...codes, ...read.codes].flatMap((code) => [code, `${code.slice(0, 3)} ${code.slice(3)}`]),
    token,
    read.token,
    ...links,
    ...browser.cookies.values(),
    ...guest.cookies.values(),
    ...read.guest.cookies.values(),
  ]
  const log = product.logged.join('')
  // The errors below were logged, so there was something to leak into.
  expect(log.match(/request\.failed/g)?.length).toBeGreaterThanOrEqual(FAULTS.length)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(secrets.filter((secret) => printed.join('').includes(secret))).toEqual([])
  expect(log).not.toMatch(/\bselect\s|insert into|relation "/i)

  const answered = answers.join('\n')
  const unsayable = [
    ...Object.values(PASSWORDS),
    ...codes,
    token,
    ...read.codes,
    read.token,
    ...links,
  ]
  expect(unsayable.filter((secret) => answered.includes(secret))).toEqual([])
  expect(answers.filter((answer) => INSIDE.test(answer))).toEqual([])

  // Nor is any of them stored in the trail, a job or a sent mail.
  const kept = [...Object.values(PASSWORDS), token, read.token, ...links]
  expect(await keptInTheClear(product, company, kept)).toEqual([])
  const seen = { table: 'public.joining_link', secret: EMAILS.joining }
  expect(await keptInTheClear(product, company, [EMAILS.joining])).toContainEqual(seen)
})

interface Company {
  companyId: string
}

/** A browser that records all of its answers. */
function newBrowser(): Browser {
  const browser = product.browser()
  return {
    cookies: browser.cookies,
    call: async (...call) => {
      const answer = await browser.call(...call)
      answers.push(JSON.stringify(answer.body))
      return answer
    },
  }
}

async function signUpAndIn(): Promise<{ browser: Browser; company: Company; signUp: string }> {
  const browser = newBrowser()
  const name = { firstName: 'Ada', lastName: 'Moor' }
  const request = { ...name, companyName: 'Acme', email: EMAILS.own, i18n: 'fr' }
  expect((await browser.call('POST', '/auth/signup', request)).status).toBe(202)
  const signUp = await mailedToken('activate')
  await browser.call('POST', '/auth/activation/invitation', { token: signUp })
  const form = { ...name, token: signUp, password: PASSWORDS.right }
  const { body } = await browser.call('POST', '/auth/activation', form)
  const signIn = (password: unknown) =>
    browser.call('POST', '/auth/signin', { username: EMAILS.own, password })
  await signIn(PASSWORDS.wrong)
  await signIn([PASSWORDS.wrong])
  const json = { 'content-type': 'application/json' }
  const cut = `{"username":"${EMAILS.own}","password":"${PASSWORDS.malformed}`
  expect((await browser.call('POST', '/auth/signin', cut, json)).status).toBe(400)
  expect((await signIn(PASSWORDS.right)).status).toBe(200)
  return { browser, company: { companyId: body.data.company._id }, signUp }
}

/** A password reset, an address change requested and stopped; the tokens that people held meanwhile. */
async function recoverAccount(browser: Browser): Promise<string[]> {
  await browser.call('POST', '/auth/forgot', { email: EMAILS.own })
  const reset = await mailedToken('reset')
  await browser.call('POST', '/auth/reset/link', { token: `${reset.slice(0, -1)}_` })
  await browser.call('POST', '/auth/reset/link', { token: reset })
  const chosen = { password: PASSWORDS.chosen, passwordAgain: PASSWORDS.chosen }
  const form = { token: reset, ...chosen }
  await browser.call('POST', '/auth/reset', { ...form, passwordAgain: PASSWORDS.wrong })
  await browser.call('POST', '/auth/reset', { ...form, password: [PASSWORDS.chosen] })
  expect((await browser.call('POST', '/auth/reset', form)).status).toBe(204)
  await browser.call('POST', '/auth/signin', { username: EMAILS.own, password: PASSWORDS.chosen })
  const wrongly = { currentPassword: PASSWORDS.notCurrent }
  await browser.call('PUT', '/me/password', { ...chosen, ...wrongly })
  await browser.call('PUT', '/me/email', { email: EMAILS.next, ...wrongly })
  const rightly = { currentPassword: PASSWORDS.chosen }
  const asked = await browser.call('PUT', '/me/email', { email: EMAILS.next, ...rightly })
  expect(asked.status).toBe(200)
  const [confirm, stop] = [await mailedToken('email'), await mailedToken('email-stop')]
  await browser.call('POST', '/auth/email/link', { token: confirm })
  await browser.call('POST', '/auth/email/stop/link', { token: stop })
  await browser.call('GET', '/me/devices')
  const password = { currentPassword: PASSWORDS.chosen, password: PASSWORDS.right }
  const changed = { ...password, passwordAgain: PASSWORDS.right }
  expect((await browser.call('PUT', '/me/password', changed)).status).toBe(204)
  return [reset, confirm, stop]
}

/** A person of an open domain joins by the link they requested. */
async function joinByDomain(browser: Browser): Promise<string> {
  const { body } = await browser.call('GET', '/users/choices/roles?q=Lecteur')
  const policy = { policy: 'domains', domains: ['acme.test'], roleId: body.value[0]._id }
  expect((await browser.call('PUT', '/company/sign-up', policy)).status).toBe(200)
  const stranger = newBrowser()
  await stranger.call('POST', '/auth/join', { email: EMAILS.joining, i18n: 'fr' })
  const token = await mailedToken('activate')
  await stranger.call('POST', '/auth/activation/invitation', { token: `${token.slice(0, -1)}_` })
  await stranger.call('POST', '/auth/activation/invitation', { token })
  const form = { firstName: 'Noé', lastName: 'Roy', password: PASSWORDS.joining }
  await stranger.call('POST', '/auth/activation', { ...form, token, password: [form.password] })
  expect((await stranger.call('POST', '/auth/activation', { ...form, token })).status).toBe(200)
  await stranger.call('POST', '/auth/activation', { ...form, token })
  return token
}

async function contractOf(browser: Browser): Promise<string> {
  const { _id } = await createContract(browser)
  await fillSections(browser, _id)
  return _id
}

/** One mail is refused by the mail server, one is sent. */
async function inviteOutside(browser: Browser, company: Company, contractId: string) {
  const refused = await contractOf(browser)
  const outsider = (email: string) => [{ kind: 'external', name: 'Élodie', email, role: '' }]
  const send = (id: string, email: string) =>
    browser.call('POST', `/contracts3/${id}/signature`, { signatories: outsider(email) })
  await send(refused, EMAILS.refused)
  expect((await send(contractId, EMAILS.outside)).status).toBe(201)
  const token = await lastLink(product, company as never, EMAILS.outside)
  await waitFor(async () =>
    mails.delivered.some((mail) => mail.includes('Subject')) ? true : undefined,
  )
  await waitFor(async () => ((await refusals()) > 0 ? true : undefined))
  return token
}

async function openAndSign(company: Company, token: string) {
  const guest = newBrowser()
  await guest.call('POST', '/invitations', { token: `${token.slice(0, -1)}_` })
  await guest.call('POST', '/invitations', { token })
  await guest.call('POST', '/invitations/code', { token })
  const entry = await lastCode(product, company as never, EMAILS.outside)
  await guest.call('POST', '/invitations/session', { token, code: wrong(entry) })
  const { body } = await guest.call('POST', '/invitations/session', { token, code: entry })
  const path = `/invitations/${body.invitationId}` as const
  const documentSha256 = (await guest.call('GET', path)).body.document.sha256
  await guest.call('POST', `${path}/code`, { consent: true, documentSha256 })
  const code = await lastCode(product, company as never, EMAILS.outside)
  const signature = { kind: 'typed', text: 'Élodie' }
  const sign = (typed: string) =>
    guest.call('POST', `${path}/signature`, { documentSha256, code: typed, signature })
  await sign(wrong(code))
  expect((await sign(code)).status).toBe(200)
  return { guest, codes: [entry, wrong(entry), code, wrong(code)] }
}

async function shareAndRead(browser: Browser, company: Company, contractId: string) {
  await browser.call('POST', `/contracts3/${contractId}/shares`, {
    emails: [EMAILS.reader],
    level: 'reader',
  })
  const token = await lastLink(product, company as never, EMAILS.reader)
  const guest = newBrowser()
  await guest.call('POST', '/invitations', { token })
  await guest.call('POST', '/invitations/code', { token })
  const code = await lastCode(product, company as never, EMAILS.reader)
  await guest.call('POST', '/invitations/session', { token, code: wrong(code) })
  const { body } = await guest.call('POST', '/invitations/session', { token, code })
  expect((await guest.call('GET', `/invitations/${body.invitationId}/contract`)).status).toBe(200)
  return { guest, token, codes: [code, wrong(code)] }
}

async function isSealed(browser: Browser, contractId: string): Promise<boolean> {
  return (await browser.call('GET', `/contracts3/${contractId}`)).body.status === 'SIGNED'
}

/** What breaks when each of these tables is missing, while a secret is in use. */
const FAULTS = [
  'session',
  'account_link',
  'joining_link',
  'invitation_link',
  'text_section',
] as const

async function failInside(
  browser: Browser,
  guest: Browser,
  { contractId, token, link, joining }: Record<'contractId' | 'token' | 'link' | 'joining', string>,
): Promise<void> {
  const calls: Record<(typeof FAULTS)[number], () => Promise<{ status: number }>> = {
    session: () =>
      newBrowser().call('POST', '/auth/signin', {
        username: EMAILS.own,
        password: PASSWORDS.right,
      }),
    account_link: () => newBrowser().call('POST', '/auth/reset/link', { token: link }),
    joining_link: () =>
      newBrowser().call('POST', '/auth/activation/invitation', { token: joining }),
    invitation_link: () => guest.call('POST', '/invitations', { token }),
    text_section: () => browser.call('GET', `/contracts3/${contractId}/document`),
  }
  for (const table of FAULTS) {
    await inDatabase(`alter table ${table} rename to ${table}_gone`)
    const { status } = await calls[table]()
    await inDatabase(`alter table ${table}_gone rename to ${table}`)
    expect([table, status]).toEqual([table, 500])
  }
}

const refusals = async () => (await inDatabase(REFUSED_MAILS))[0]?.count as number
const REFUSED_MAILS = `select count(*)::int as count from pgboss.job
  where name = 'send-mail' and retry_count + (state = 'retry')::int > 0`

async function inDatabase(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(product.owner)
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
