import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../../platform/parsers/run-parser.ts'
import { stopTypst } from '../../../../platform/pdf/render-typst.ts'
import { verifySealedPdf } from '../../../../platform/sealing/verify-sealed-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { doJobs } from '../../../../testing/jobs.ts'
import { mailsOf } from '../../../../testing/mails.ts'
import { sha256, signLetter } from '../../../../testing/signatures.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../../testing/start-product.ts'
import { multipart } from '../../../../testing/uploads.ts'
import { authorityCertificate } from '../authority-certificate.query.ts'
import { SEAL_CONTRACT } from '../pending-seal.ts'
import { sealSignedContract } from '../seal-contract.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let noticeId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => {
  stopTypst()
  closeParsers()
  return product.stop()
})
beforeEach(async () => {
  product.clock.set('2026-09-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  await company.administrator.call('PUT', at('lifecycle'), YEARLY_TERMS)
  await signOnPaper(product, company, contractId)
  const { letter } = (await call('GET', 'notice-letters/draft')).body
  const choices = { kind: 'nonRenewal', mode: 'registeredLetter', locale: 'fr' }
  const recipient = { name: 'Nordet', lines: '' }
  const written = await call('POST', 'notice-letters', {
    ...choices,
    letter: { ...letter, recipient },
  })
  noticeId = written.body.value[0]._id
})

const at = (path: string) => `/contracts3/${contractId}/${path}`
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  company.administrator.call(method, at(path), body)
const notice = async () => (await call('GET', 'notices')).body.value[0]
const signature = async () => (await notice()).letter.signature
const ask = (personId = company.administratorId) =>
  call('POST', `notices/${noticeId}/letter/signature`, { personId })
const openTasks = async (browser: Browser) =>
  (await browser.call('GET', '/tasks?skip=0&status=todo')).body.result.value.map(
    ({ kind }: { kind: string }) => kind,
  )
const news = async (browser: Browser) =>
  (await browser.call('GET', '/notification')).body.value.map(({ type }: { type: string }) => type)
const refuse = (browser: Browser, reason: string) =>
  browser.call('POST', at(`notices/${noticeId}/letter/signature/refusal`), { reason })

async function signAsAdministrator() {
  const { email } = (await company.administrator.call('GET', '/me')).body
  const me = { browser: company.administrator, email }
  return { email, answer: await signLetter(product, company, { contractId, noticeId }, me) }
}

const seal = () =>
  doJobs(product, SEAL_CONTRACT, (job) => sealSignedContract(product.product.platform, job))

describe('a letter signed by its writer', () => {
  test('is sealed with the evidence, and changes nothing of the contract', async () => {
    expect((await ask()).status).toBe(204)
    expect(await signature()).toMatchObject({ state: 'asked', isMine: true })
    expect(await openTasks(company.administrator)).toContain('signLetter')
    const { email, answer } = await signAsAdministrator()
    expect([answer.status, answer.body.state]).toEqual([200, 'sealing'])
    await seal()
    const { letter } = await notice()
    expect(letter.signature).toMatchObject({ state: 'sealed', refused: null })
    expect(await openTasks(company.administrator)).not.toContain('signLetter')

    const { bytes } = await call('GET', `notices/${noticeId}/letter/signed`)
    expect(sha256(bytes)).toBe(letter.signature.sealedSha256)
    const root = await product.product.platform.inCompany(company.companyId, authorityCertificate)
    const { valid, evidence } = verifySealedPdf({
      pdf: bytes,
      trustedRoots: [root!],
      now: product.clock.now(),
    })
    expect(valid).toBe(true)
    expect(evidence?.document.sha256).toBe(letter.sha256)
    expect(sha256(bytes.subarray(0, evidence?.document.byteLength))).toBe(letter.sha256)
    expect(evidence?.contract.title).toMatch(/^Dénonciation/)
    expect(evidence?.signers).toMatchObject([{ relation: 'inside', email }])
    const copies = await mailsOf(product, company, email)
    expect(copies.at(-1)?.subject).toMatch(/^Votre copie signée de «\sDénonciation/)

    const contract = (await call('GET', 'signature')).body
    expect([contract.current, contract.earlier]).toEqual([null, []])
    const { payload, headers } = multipart('lettre.pdf', bytes)
    const checked = await company.administrator.call('POST', at('verification'), payload, headers)
    expect(checked.body).toMatchObject({ isValid: true, isThisCopy: true })
  }, 60_000)

  test('can no longer be asked for, withdrawn or refused', async () => {
    await ask()
    expect((await ask()).body.code).toBe('LETTER_ALREADY_ASKED')
    const early = await call('GET', `notices/${noticeId}/letter/signed`)
    expect([early.status, early.body.code]).toEqual([404, 'LETTER_NOT_SEALED'])
    await signAsAdministrator()
    expect((await ask()).body.code).toBe('LETTER_ALREADY_SIGNED')
    const withdrawn = await call('DELETE', `notices/${noticeId}/letter/signature`)
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'SIGNATURE_COMPLETE'])
    expect((await refuse(company.administrator, 'Non')).body.code).toBe('SIGNATURE_ALREADY_SIGNED')
  }, 60_000)
})

test('a letter whose seal is delayed is named as a letter, to whoever signed it and whoever asked', async () => {
  const colleague = await company.join('contributor', 'Léa')
  await ask(colleague.personId)
  await signLetter(product, company, { contractId, noticeId }, colleague)
  const { platform } = product.product
  const broken = {
    ...platform,
    files: { ...platform.files, open: () => Promise.reject(new Error('no disk')) },
  }
  const rows = await inDatabase(product, 'select id from signature_request where notice_id = $1', [
    noticeId,
  ])
  const job = { companyId: company.companyId, requestId: rows[0]!['id'] as string }
  for (let attempt = 0; attempt < 6; attempt += 1)
    await expect(sealSignedContract(broken, job)).rejects.toThrow('no disk')
  for (const browser of [company.administrator, colleague.browser]) {
    const { value } = (await browser.call('GET', '/notification?$top=50&$skip=0')).body
    const said = value.filter(({ type }: { type: string }) => /sealDelayed/i.test(type))
    expect(said).toMatchObject([{ type: 'letterSealDelayed' }])
    expect(said[0].template).toMatch(/^La lettre de préavis du contrat/)
  }
  const mails = await mailsOf(product, company, colleague.email)
  expect(mails.at(-1)?.subject).toMatch(/^Lettre signée, scellement en retard/)
  const { value } = (await call('GET', 'activity')).body
  expect(value[0].text).toMatch(/^Le scellement de la lettre/)
}, 60_000)

describe('a colleague who is asked to sign', () => {
  test('gets a task and a notification, reads the letter, and signs it', async () => {
    const colleague = await company.join('contributor', 'Léa')
    expect((await ask(colleague.personId)).status).toBe(204)
    expect(await openTasks(colleague.browser)).toContain('signLetter')
    expect(await news(colleague.browser)).toContain('letterToSign')
    const { value } = (await colleague.browser.call('GET', '/notification')).body
    const asking = value.find(({ type }: { type: string }) => type === 'letterToSign')
    expect(asking.decision).toEqual({ kind: 'letter', noticeId })
    const mine = { contractId, noticeId }
    const { status } = await signLetter(product, company, mine, colleague)
    expect(status).toBe(200)
    expect(await openTasks(colleague.browser)).not.toContain('signLetter')
    expect(await news(company.administrator)).toContain('letterSigned')
  }, 60_000)

  test('refuses with a reason, which is in the register; another one can be asked', async () => {
    const colleague = await company.join('contributor', 'Léa')
    await ask(colleague.personId)
    const without = await refuse(colleague.browser, ' ')
    expect(without.status).toBe(400)
    expect((await refuse(company.administrator, 'Non')).body.code).toBe('NOT_A_SIGNATORY')
    expect((await refuse(colleague.browser, 'Le motif est faux')).status).toBe(204)
    expect(await signature()).toMatchObject({
      state: 'refused',
      refused: { reason: 'Le motif est faux' },
    })
    expect(await openTasks(colleague.browser)).not.toContain('signLetter')
    expect(await news(company.administrator)).toContain('letterRefused')
    expect((await ask()).status).toBe(204)
    expect(await signature()).toMatchObject({ state: 'asked', isMine: true })
  }, 60_000)

  test('has nothing to sign once the request is withdrawn, or the notice cancelled', async () => {
    const colleague = await company.join('contributor', 'Léa')
    await ask(colleague.personId)
    await call('DELETE', `notices/${noticeId}/letter/signature`)
    expect(await signature()).toBeNull()
    await ask(colleague.personId)
    await call('DELETE', `notices/${noticeId}`, { reason: 'Renégocié' })
    expect(await openTasks(colleague.browser)).not.toContain('signLetter')
    const gone = await colleague.browser.call(
      'GET',
      at(`notices/${noticeId}/letter/signature/document`),
    )
    expect([gone.status, gone.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
    expect((await ask()).body.code).toBe('NOTICE_IS_CANCELLED')
  })

  test('sees the contract no longer than the request stands, and is told', async () => {
    const colleague = await company.join('contributor', 'Léa')
    const read = async () =>
      (await colleague.browser.call('GET', `/contracts3/${contractId}`)).status
    await ask(colleague.personId)
    expect(await read()).toBe(200)
    await call('DELETE', `notices/${noticeId}/letter/signature`)
    expect(await read()).toBe(404)
    const { value } = (await colleague.browser.call('GET', '/notification?$top=10&$skip=0')).body
    expect(value[0]).toMatchObject({ type: 'letterAccessEnded', contractId: null })
    expect(value[0].template).toMatch(/contrat «.+vous n’y avez plus accès/u)
    const { value: said } = (await call('GET', 'activity')).body
    expect(said[0].text).toMatch(/Léa Test.*met fin à son accès/u)
  })

  test('keeps what they had otherwise: a share, or another letter to sign', async () => {
    const colleague = await company.join('contributor', 'Léa')
    const read = async () =>
      (await colleague.browser.call('GET', `/contracts3/${contractId}`)).status
    await call('POST', 'shares', { personIds: [colleague.personId], level: 'reader' })
    await ask(colleague.personId)
    await call('DELETE', `notices/${noticeId}/letter/signature`)
    expect(await read()).toBe(200)
    expect(await news(colleague.browser)).toContain('letterWithdrawn')
    const { value: said } = (await call('GET', 'activity')).body
    expect(said[0].text).not.toContain('accès')

    const signing = await company.join('contributor', 'Marc')
    await ask(signing.personId)
    await signLetter(product, company, { contractId, noticeId }, signing)
    const { letter } = (await call('GET', 'notice-letters/draft')).body
    const second = await call('POST', 'notice-letters', {
      kind: 'priceRevision',
      mode: 'registeredLetter',
      locale: 'fr',
      appliesFrom: '2027-01-01',
      letter: { ...letter, recipient: { name: 'Nordet', lines: '' } },
    })
    const other = second.body.value.find((each: { _id: string }) => each._id !== noticeId)
    const place = `notices/${other._id}/letter/signature`
    expect((await call('POST', place, { personId: signing.personId })).status).toBe(204)
    expect((await call('DELETE', place)).status).toBe(204)
    expect((await signing.browser.call('GET', `/contracts3/${contractId}`)).status).toBe(200)
  }, 60_000)

  test('is a person of the company who can open contracts', async () => {
    const other = await signUpCompany(product, 'Autre')
    const { status, body } = await ask(other.administratorId)
    expect([status, body.errors?.[0]?.code ?? body.code]).toEqual([422, 'SIGNATORY_NOT_INSIDE'])
  })
})

test('a request that was withdrawn keeps the contract from being deleted, and says that it is about a letter', async () => {
  await signOnPaper(product, company, contractId, '2025-12-15', 'imported')
  await ask()
  await call('DELETE', `notices/${noticeId}/letter/signature`)
  const { status, body } = await company.administrator.call('DELETE', `/contracts3/${contractId}`)
  expect([status, body.code]).toEqual([409, 'CONTRACT_DELETE_LETTER'])
})

test('a letter that left as it was is not signed here', async () => {
  await call('POST', `notices/${noticeId}/proofs`, { kind: 'deposit', day: '2026-09-19' })
  expect((await ask()).body.code).toBe('LETTER_ALREADY_SENT')
})

test('a letter that left while its signature was asked for is not signed here any more', async () => {
  const colleague = await company.join('contributor', 'Léa')
  await ask(colleague.personId)
  await call('POST', `notices/${noticeId}/proofs`, { kind: 'deposit', day: '2026-09-19' })
  expect(await signature()).toBeNull()
  expect(await openTasks(colleague.browser)).not.toContain('signLetter')
  const document = at(`notices/${noticeId}/letter/signature/document`)
  const { status, body } = await colleague.browser.call('GET', document)
  expect([status, body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
})
