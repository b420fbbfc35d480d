import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { addressOfGuess, PARALLEL_GUESSES } from '../../../testing/parallel-guesses.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterToRead, findShare, shareOutside, THIRD_PARTY } from '../../../testing/shares.ts'
import { lastCode, lastLink, wrong } from '../../../testing/signatures.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
// Mails are identified by their time, and each test starts on the same day.
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
})

const shares = () => `/contracts3/${contractId}/shares`
const shareId = async () => (await findShare(owner, contractId, THIRD_PARTY))._id as string

describe('a link', () => {
  let token: string
  beforeEach(async () => {
    contractId = (await createContract(owner))._id
    await shareOutside(company, contractId, { expiresOn: '2026-12-31' })
    token = await lastLink(product, company, THIRD_PARTY)
  })
  const open = (link = token) => product.browser().call('POST', '/invitations', { token: link })
  const enterWith = (code: string) =>
    product.browser().call('POST', '/invitations/session', { token, code })

  test('says what it is for and from whom, and requires a code once per device', async () => {
    expect((await open()).body).toMatchObject({
      kind: 'reading',
      isOpen: false,
      company: 'Acme',
      name: null,
      sentTo: 'c••••@exterieur.test',
      i18n: 'fr',
    })
    const { guest, path } = await enterToRead(product, company)
    expect((await guest.call('POST', '/invitations', { token })).body.isOpen).toBe(true)
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await open()).body.isOpen).toBe(false)
  })

  test('does not greet by their address whom it knows by it alone, in any mail', async () => {
    await product.browser().call('POST', '/invitations/code', { token })
    const texts = (await mailsOf(product, company, THIRD_PARTY)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain('Bonjour,')
      expect(text).not.toContain(THIRD_PARTY)
    }
  })

  test('can be sent again five times a day; an internal person has none', async () => {
    const { personId, email } = await company.join('reader')
    await owner.call('POST', shares(), { level: 'reader', personIds: [personId] })
    const resend = async (who: string) =>
      owner.call('POST', `${shares()}/${(await findShare(owner, contractId, who))._id}/invitation`)
    expect(await faultOf(await resend(email))).toEqual([409, '', 'SHARE_WITHOUT_LINK'])
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await resend(THIRD_PARTY)).status)
    expect(statuses).toEqual([...Array(5).fill(204), 429])
  })

  test('is replaced when another is sent, and a code of one does not work for the other', async () => {
    await owner.call('POST', `${shares()}/${await shareId()}/invitation`)
    const dead = await open()
    expect([dead.status, dead.body.code]).toEqual([409, 'INVITATION_REVOKED'])
    expect(await lastLink(product, company, THIRD_PARTY)).not.toBe(token)
    expect((await open(await lastLink(product, company, THIRD_PARTY))).status).toBe(200)
  })

  test('works until the end of the last day, then says that the share has expired', async () => {
    product.clock.set('2026-12-31T22:59:59Z')
    expect((await open()).status).toBe(200)
    product.clock.set('2026-12-31T23:00:00Z')
    expect(await faultOf(await open())).toEqual([409, '', 'SHARE_EXPIRED'])
  })

  test('without a last day works for thirty days, and can be sent again', async () => {
    await shareOutside(company, contractId)
    token = await lastLink(product, company, THIRD_PARTY)
    await company.comeBack('2026-12-20T09:00:00Z')
    expect((await open()).body.code).toBe('INVITATION_EXPIRED')
    expect((await findShare(owner, contractId, THIRD_PARTY)).invitation.state).toBe('linkExpired')
    await owner.call('POST', `${shares()}/${await shareId()}/invitation`)
    expect((await open(await lastLink(product, company, THIRD_PARTY))).status).toBe(200)
  })

  test('says so after the share was revoked', async () => {
    await owner.call('DELETE', `${shares()}/${await shareId()}`)
    expect(await faultOf(await open())).toEqual([409, '', 'SHARE_REVOKED'])
  })

  test('and its code are stored in the database as hashes only', async () => {
    await product.browser().call('POST', '/invitations/code', { token })
    const code = await lastCode(product, company, THIRD_PARTY)
    const client = new Client(product.owner)
    await client.connect()
    try {
      await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
      const { rows } = await client.query(`select t::text as row from invitation_link t
        union all select t::text from signing_code t union all select t::text from mail t
        union all select t::text from third_party_share t
        union all select t::text from audit_event t union all select data::text from pgboss.job`)
      const everything = rows.map(({ row }) => row).join('\n')
      expect(everything).not.toContain(token)
      expect(everything).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
    } finally {
      await client.end()
    }
  })

  test('opens with the code sent last, once, within ten minutes, in five attempts', async () => {
    expect((await enterWith('123456')).body.code).toBe('CODE_NOT_SENT')
    await product.browser().call('POST', '/invitations/code', { token })
    const code = await lastCode(product, company, THIRD_PARTY)
    const codes: string[] = []
    for (let by = 1; by <= 5; by += 1) codes.push((await enterWith(wrong(code, by))).body.code)
    expect(codes).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_EXHAUSTED'])
    expect((await enterWith(code)).body.code).toBe('CODE_EXHAUSTED')
    product.clock.advance(1000)
    await product.browser().call('POST', '/invitations/code', { token })
    const second = await lastCode(product, company, THIRD_PARTY)
    expect((await enterWith(second)).body).toMatchObject({ kind: 'reading' })
    expect((await enterWith(second)).body.code).toBe('CODE_USED')
    product.clock.advance(1000)
    await product.browser().call('POST', '/invitations/code', { token })
    const third = await lastCode(product, company, THIRD_PARTY)
    product.clock.advance(10 * 60_000)
    expect((await enterWith(third)).body.code).toBe('CODE_EXPIRED')
    const { body } = await owner.call('GET', `/contracts3/${contractId}/activity`)
    expect(JSON.stringify(body)).toContain('Un code erroné a été saisi pour camille@exterieur.test')
  })

  test('guessed again and again in parallel is compared at most five times', async () => {
    await product.browser().call('POST', '/invitations/code', { token })
    const code = await lastCode(product, company, THIRD_PARTY)
    const answers = await Promise.all(
      Array.from({ length: PARALLEL_GUESSES }, (_, index) =>
        product
          .browser(addressOfGuess(index))
          .call('POST', '/invitations/session', { token, code: wrong(code, index + 1) }),
      ),
    )
    expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(4)
    expect((await enterWith(code)).body.code).toBe('CODE_EXHAUSTED')
  }, 600_000)

  test('of another share needs another code', async () => {
    await shareOutside(company, contractId, { emails: ['autre@exterieur.test'] })
    await product.browser().call('POST', '/invitations/code', { token })
    const mine = await lastCode(product, company, THIRD_PARTY)
    token = await lastLink(product, company, 'autre@exterieur.test')
    await product.browser().call('POST', '/invitations/code', { token })
    const theirs = await lastCode(product, company, 'autre@exterieur.test')
    expect((await enterWith(mine)).status).toBe(mine === theirs ? 200 : 422)
  })
})
