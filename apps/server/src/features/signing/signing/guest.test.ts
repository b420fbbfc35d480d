import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  display,
  enter,
  signOutside,
  lastCode,
  lastLink,
  OUTSIDER,
  sendOut,
  sha256,
  signableContract,
  wrong,
} from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let token: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  contractId = await signableContract(company)
  await sendOut(company, contractId)
  token = await lastLink(product, company)
})

const open = (link = token) => product.browser().call('POST', '/invitations', { token: link })
const askCode = () => product.browser().call('POST', '/invitations/code', { token })
const enterWith = (code: string) =>
  product.browser().call('POST', '/invitations/session', { token, code })

describe('a link', () => {
  test('shows whose it is, and requires a code once per device', async () => {
    const guest = product.browser()
    const first = await guest.call('POST', '/invitations', { token })
    expect(first.body).toMatchObject({
      isOpen: false,
      company: 'Acme',
      name: OUTSIDER.name,
      i18n: 'fr',
      sentTo: 'e••••@exterieur.test',
    })
    const { guest: device } = await enter(product, company)
    expect((await device.call('POST', '/invitations', { token })).body.isOpen).toBe(true)
    expect((await open()).body.isOpen).toBe(false)
  })

  test('asks for nothing once signed, and still leads to the document', async () => {
    expect((await open()).body.hasSigned).toBe(false)
    await signOutside(product, company)
    expect((await open()).body).toMatchObject({ hasSigned: true, company: 'Acme' })
  })

  test('is not consumed by being opened, whatever the method', async () => {
    const page = await product.server.inject({ method: 'GET', url: `/invitation/${token}` })
    expect(page.statusCode).not.toBe(500)
    await product.browser().call('GET', '/invitations')
    for (let time = 0; time < 3; time += 1) expect((await open()).status).toBe(200)
  })

  test('that is unknown or expired is refused', async () => {
    expect((await open('x'.repeat(43))).body.code).toBe('INVITATION_UNKNOWN')
    product.clock.advance(31 * 24 * 3600 * 1000)
    const late = await open()
    product.clock.set('2026-11-20T09:00:00Z')
    expect([late.status, late.body.code]).toEqual([409, 'INVITATION_EXPIRED'])
  })

  test('is stored in the database as a hash only', async () => {
    await askCode()
    const code = await lastCode(product, company)
    const client = new Client(product.owner)
    await client.connect()
    try {
      await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
      const { rows } = await client.query(`select t::text as row from invitation_link t
        union all select t::text from signing_code t union all select t::text from mail t
        union all select t::text from audit_event t union all select data::text from pgboss.job`)
      const everything = rows.map(({ row }) => row).join('\n')
      expect(everything).not.toContain(token)
      expect(everything).not.toContain(code)
      expect(everything).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
    } finally {
      await client.end()
    }
  })
})

describe('the code that opens it', () => {
  test('is the one sent last, works once, and not after ten minutes', async () => {
    await askCode()
    const first = await lastCode(product, company)
    product.clock.advance(1000)
    await askCode()
    const second = await lastCode(product, company)
    if (first !== second) expect((await enterWith(first)).body.code).toBe('CODE_WRONG')
    expect((await enterWith(second)).status).toBe(200)
    const used = await enterWith(second)
    expect([used.status, used.body.code]).toEqual([409, 'CODE_USED'])

    product.clock.advance(1000)
    await askCode()
    const third = await lastCode(product, company)
    product.clock.advance(10 * 60_000)
    expect((await enterWith(third)).body.code).toBe('CODE_EXPIRED')
  })

  test('once refused as expired is not revived by a clock that goes back', async () => {
    await askCode()
    const superseded = await lastCode(product, company)
    product.clock.advance(1000)
    await askCode()
    const code = await lastCode(product, company)
    product.clock.advance(10 * 60_000)
    expect((await enterWith(code)).body.code).toBe('CODE_EXPIRED')
    product.clock.advance(-10 * 60_000 - 1000)
    expect((await enterWith(code)).body.code).toBe('CODE_EXPIRED')
    expect((await enterWith(superseded)).body.code).toBe('CODE_EXPIRED')
    product.clock.advance(10 * 60_000 + 1000)
  })

  test('is void after five wrong attempts', async () => {
    expect((await enterWith('123456')).body.code).toBe('CODE_NOT_SENT')
    await askCode()
    const code = await lastCode(product, company)
    const codes: string[] = []
    for (let by = 1; by <= 5; by += 1) codes.push((await enterWith(wrong(code, by))).body.code)
    expect(codes).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_EXHAUSTED'])
    const sixth = await enterWith(code)
    expect([sixth.status, sixth.body.code]).toEqual([422, 'CODE_EXHAUSTED'])
  })

  test('is sent at most six times an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) statuses.push((await askCode()).status)
    expect(statuses).toEqual([...Array(6).fill(200), 429])
  })
})

describe('a guest', () => {
  test('reads the document as text and as the very PDF, and nothing else', async () => {
    const { guest, path } = await enter(product, company)
    const { body } = await guest.call('GET', path)
    expect(body.document.blocks[0].sections[0].number).toBe('Article\u00A01')
    expect(JSON.stringify(body.document.blocks)).toContain('Les parties conviennent.')
    expect(body.signatories.map(({ isMe }: { isMe: boolean }) => isMe)).toEqual([true, false])
    const opened = vi.spyOn(product.product.platform.files, 'open')
    onTestFinished(() => opened.mockRestore())
    const { bytes } = await guest.call('GET', `${path}/document.pdf`)
    expect(sha256(bytes)).toBe(body.document.sha256)
    // What is signed is checked each time it is shown, whatever an earlier check found.
    const { companyId } = company
    expect(opened.mock.calls).toEqual([[companyId, body.document.sha256, { recheck: true }]])

    expect((await guest.call('GET', `/contracts3/${contractId}`)).status).toBe(401)
    expect((await guest.call('GET', '/me')).status).toBe(401)
    const image = await guest.call('GET', `${path}/images/${body.document.sha256}`)
    expect(image.status).toBe(404)
    const early = await guest.call('GET', `${path}/signed`)
    expect([early.status, early.body.code]).toEqual([404, 'SIGNATURE_NOT_SEALED'])
  })

  test('of one invitation has no access in another', async () => {
    const { guest, path } = await enter(product, company)
    const other = await signUpCompany(product)
    const otherContract = await signableContract(other)
    await sendOut(other, otherContract, [OUTSIDER])
    const foreign = await enter(product, other)
    expect((await guest.call('GET', foreign.path)).status).toBe(401)
    expect((await foreign.guest.call('GET', path)).status).toBe(401)
  })

  test('once refused as expired is not let in again by a clock that goes back', async () => {
    const { guest, path } = await enter(product, company)
    const monthMs = 31 * 24 * 60 * 60_000
    expect((await guest.call('GET', path)).status).toBe(200)
    product.clock.advance(monthMs)
    expect((await guest.call('GET', path)).status).toBe(401)
    product.clock.advance(-monthMs)
    expect((await guest.call('GET', path)).status).toBe(401)
  })

  test('keeps several invitations on one device; the former token is revoked', async () => {
    const { guest, path } = await enter(product, company)
    const former = new Map(guest.cookies)
    const other = await signUpCompany(product)
    await sendOut(other, await signableContract(other), [OUTSIDER])
    const otherToken = await lastLink(product, other)
    await guest.call('POST', '/invitations/code', { token: otherToken })
    const code = await lastCode(product, other)
    const entered = await guest.call('POST', '/invitations/session', { token: otherToken, code })
    expect(entered.status).toBe(200)
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await guest.call('GET', `/invitations/${entered.body.invitationId}`)).status).toBe(200)
    const thief = product.browser()
    for (const [name, value] of former) thief.cookies.set(name, value)
    expect((await thief.call('GET', path)).status).toBe(401)
  })

  test('chooses the language of the page and of the consent', async () => {
    const { guest, path } = await enter(product, company)
    const { body } = await guest.call('PUT', `${path}/language`, { i18n: 'en' })
    expect(body.i18n).toBe('en')
    expect(body.consentText).toContain('I agree to sign it electronically')
    expect((await guest.call('GET', path)).body.i18n).toBe('en')
  })

  test('is recorded when the document is displayed, and its end reached', async () => {
    const { guest, path } = await enter(product, company)
    expect((await display(guest, path)).status).toBe(204)
    expect((await guest.call('PUT', `${path}/reading`)).status).toBe(204)
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/signature`)
    expect(body.current.signatories[0]).toMatchObject({ state: 'viewed' })
    expect(body.current.signatories[0].viewedAt).not.toBeNull()
  })
})
