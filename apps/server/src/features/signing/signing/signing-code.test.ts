import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { PARALLEL_GUESSES } from '../../../testing/parallel-guesses.ts'
import {
  enter,
  lastCode,
  OUTSIDER,
  sendOut,
  signableContract,
  wrong,
} from '../../../testing/signatures.ts'
import {
  openProduct,
  startProduct,
  type Browser,
  type TestProduct,
} from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let guest: Browser
let path: string
let documentSha256: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  contractId = await signableContract(company)
  await sendOut(company, contractId, [OUTSIDER])
  ;({ guest, path } = await enter(product, company))
  documentSha256 = (await guest.call('GET', path)).body.document.sha256
})

const askCode = (sha = documentSha256) =>
  guest.call('POST', `${path}/code`, { consent: true, documentSha256: sha })
const signature = { kind: 'typed', text: 'Élodie Müller' }
const signWith = (code: string, sha = documentSha256) =>
  guest.call('POST', `${path}/signature`, { documentSha256: sha, code, signature })
const state = async () => (await guest.call('GET', path)).body.signatory.state
const evaluated = async () =>
  product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('signing_code')
      .where('signing_code.purpose', '=', 'sign')
      .where('signing_code.signatory_id', '=', path.split('/').at(-1)!)
      .select('signing_code.tries')
      .executeTakeFirstOrThrow(),
  )

describe('the signing code', () => {
  test('is requested with the consent, and differs from the one that opened the page', async () => {
    const opening = await lastCode(product, company)
    const before = await signWith(opening)
    expect([before.status, before.body.code]).toEqual([422, 'SIGNATURE_CONSENT_REQUIRED'])
    const silent = await guest.call('POST', `${path}/code`, { consent: false, documentSha256 })
    expect(silent.status).toBe(400)
    const asked = await askCode()
    expect(asked.body).toEqual({
      sentTo: 'e••••@exterieur.test',
      expiresAt: '2026-11-20T09:10:00.000Z',
    })
    const code = await lastCode(product, company)
    if (opening !== code) expect((await signWith(opening)).body.code).toBe('CODE_WRONG')
    expect((await signWith(code)).status).toBe(200)
  })

  test('is bound to the document shown', async () => {
    const other = 'a'.repeat(64)
    expect((await askCode(other)).body.code).toBe('SIGNATURE_OTHER_DOCUMENT')
    await askCode()
    const code = await lastCode(product, company)
    const { status, body } = await signWith(code, other)
    expect([status, body.code]).toEqual([409, 'SIGNATURE_OTHER_DOCUMENT'])
    expect((await evaluated()).tries).toBe(0)
  })

  test('of another signature does not fit', async () => {
    await askCode()
    const mine = await lastCode(product, company)
    const other = await signableContract(company)
    await sendOut(company, other, [{ ...OUTSIDER, email: 'autre@exterieur.test' }])
    const second = await enter(product, company, 'autre@exterieur.test')
    const sha = (await second.guest.call('GET', second.path)).body.document.sha256
    await second.guest.call('POST', `${second.path}/code`, { consent: true, documentSha256: sha })
    const theirs = await lastCode(product, company, 'autre@exterieur.test')
    if (mine === theirs) return
    const { body } = await second.guest.call('POST', `${second.path}/signature`, {
      documentSha256: sha,
      code: mine,
      signature,
    })
    expect(body.code).toBe('CODE_WRONG')
  })

  test('is locked after five wrong attempts, even for the right code; a new one works', async () => {
    await askCode()
    const code = await lastCode(product, company)
    const messages: string[] = []
    for (let by = 1; by <= 5; by += 1) messages.push((await signWith(wrong(code, by))).body.message)
    expect(messages[0]).toBe('Ce code n’est pas le bon\u202F: il reste 4 essais.')
    const sixth = await signWith(code)
    expect([sixth.status, sixth.body.code, await state()]).toEqual([
      422,
      'CODE_EXHAUSTED',
      'invited',
    ])
    product.clock.advance(1000)
    await askCode()
    expect((await signWith(await lastCode(product, company))).status).toBe(200)
  })

  test('guessed again and again in parallel is compared at most five times', async () => {
    await askCode()
    const code = await lastCode(product, company)
    const answers = await Promise.all(
      Array.from({ length: PARALLEL_GUESSES }, (_, index) => signWith(wrong(code, index + 1))),
    )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((found) => found === 'CODE_WRONG')).toHaveLength(4)
    // Thousands at once exceed what one company may keep busy.
    const refusals = ['CODE_WRONG', 'CODE_EXHAUSTED', 'COMPANY_BUSY']
    expect(codes.filter((found) => !refusals.includes(found))).toEqual([])
    expect((await evaluated()).tries).toBe(5)
    expect((await signWith(code)).body.code).toBe('CODE_EXHAUSTED')
  }, 600_000)

  test('keeps its count of attempts over a restart', async () => {
    await askCode()
    const code = await lastCode(product, company)
    for (const by of [1, 2, 3]) await signWith(wrong(code, by))
    const restarted = await openProduct(product, product.dataDirectory)
    onTestFinished(() => restarted.stop())
    restarted.clock.set(product.clock.now().toISOString())
    const device = restarted.browser()
    for (const [name, value] of guest.cookies) device.cookies.set(name, value)
    const tryAgain = (tried: string) =>
      device.call('POST', `${path}/signature`, { documentSha256, code: tried, signature })
    for (const by of [4, 5]) await tryAgain(wrong(code, by))
    expect((await tryAgain(code)).body.code).toBe('CODE_EXHAUSTED')
  })

  test('expires after ten minutes', async () => {
    await askCode()
    const code = await lastCode(product, company)
    product.clock.advance(10 * 60_000)
    expect((await signWith(code)).body.code).toBe('CODE_EXPIRED')
  })

  test('submitted twice concurrently signs once', async () => {
    await askCode()
    const code = await lastCode(product, company)
    const answers = await Promise.all([1, 2, 3, 4].map(() => signWith(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const trail = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.contract_id', '=', contractId)
        .where('audit_event.action', 'in', ['signature.signed', 'signature.completed'])
        .select('audit_event.action')
        .execute(),
    )
    expect(trail).toHaveLength(2)
  })

  test('may be pasted with spaces', async () => {
    await askCode()
    const code = await lastCode(product, company)
    expect((await signWith(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  test('never appears in an answer', async () => {
    const asked = await askCode()
    const code = await lastCode(product, company)
    const page = await guest.call('GET', path)
    const panel = await company.administrator.call('GET', `/contracts3/${contractId}/signature`)
    for (const { body } of [asked, page, panel])
      expect(JSON.stringify(body).replaceAll(/[0-9a-f-]{36,}/g, '')).not.toContain(code)
  })
})

describe('the signature itself', () => {
  const send = async (given: object) => {
    await askCode()
    const code = await lastCode(product, company)
    return guest.call('POST', `${path}/signature`, { documentSha256, code, signature: given })
  }

  test.each([
    [{ kind: 'typed', text: '  ' }, 'SIGNATURE_TEXT_REQUIRED'],
    [{ kind: 'drawn', image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'SIGNATURE_IMAGE_NOT_PNG'],
  ])('%o is refused before the code is checked', async (given, refusal) => {
    const { status, body } = await send(given)
    expect([status, body.code]).toEqual([422, refusal])
    expect((await evaluated()).tries).toBe(0)
  })
})
