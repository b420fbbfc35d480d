import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../../platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../../../platform/parsers/testing/build-pdf.ts'
import { buildScan } from '../../../../platform/parsers/testing/build-scan.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { doJobs } from '../../../../testing/jobs.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../../testing/start-product.ts'
import { multipart } from '../../../../testing/uploads.ts'
import { forgetReadings } from './forget-readings.job.ts'
import { giveUpProof, RECOGNISE_PROOF, recogniseProof } from './recognise-proof.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let noticeId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => {
  closeParsers()
  return product.stop()
})
beforeEach(async () => {
  product.clock.set('2026-09-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  await company.administrator.call('PUT', at('lifecycle'), YEARLY_TERMS)
  await signOnPaper(product, company, contractId)
  const given = { kind: 'nonRenewal', sentOn: '2026-09-01', givenBy: 'us' }
  const { body } = await call('POST', 'notices', { mode: 'registeredLetter', ...given })
  ;({ noticeId } = body.notice)
})

const at = (path: string) => `/contracts3/${contractId}/${path}`
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, at(path), body)
const progress = async (readingId: string) =>
  (await call('GET', `notices/${noticeId}/proof-readings/${readingId}`)).body

function upload(bytes: Uint8Array, name = 'AR.pdf') {
  const { payload, headers } = multipart(name, bytes)
  const path = at(`notices/${noticeId}/proof-readings`)
  return company.administrator.call('POST', path, payload, headers)
}

const RECEIPT = ['Avis de reception', 'Presente le 02/09/2026', 'Distribue le 03/09/2026 a 9 h 10']
const receipt = () => buildPdf([{ lines: setLines(RECEIPT) }])

describe('the file of a proof', () => {
  test('is read, and records nothing before a person confirms a day', async () => {
    const { status, body } = await upload(receipt())
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'AR.pdf', state: 'read', leftOut: 0 })
    expect(body.days).toMatchObject([
      { kind: 'presentation', day: '2026-09-02', time: null },
      { kind: 'receipt', day: '2026-09-03', time: '09:10', isAmbiguous: false },
    ])
    const [notice] = (await call('GET', 'notices')).body.value
    expect(notice.proofs).toMatchObject([{ kind: 'deposit' }])
  })

  test('is kept with the confirmed day, once', async () => {
    const { _id: readingId } = (await upload(receipt())).body
    const proof = { kind: 'receipt', day: '2026-09-03', readingId }
    const { status, body } = await call('POST', `notices/${noticeId}/proofs`, proof)
    expect(status).toBe(201)
    const kept = body.value[0].proofs.find(({ kind }: { kind: string }) => kind === 'receipt')
    expect(kept).toMatchObject({ day: '2026-09-03', file: { name: 'AR.pdf' } })
    const file = await call('GET', `notices/${noticeId}/proofs/${kept._id}/file`)
    expect(file.status).toBe(200)
    const again = await call('POST', `notices/${noticeId}/proofs`, proof)
    expect([again.status, again.body.code]).toEqual([404, 'PROOF_READING_NOT_FOUND'])
  })

  test('is kept once when its button is clicked twice', async () => {
    const { _id: readingId } = (await upload(receipt())).body
    const proof = { kind: 'receipt', day: '2026-09-03', readingId }
    const prove = () => call('POST', `notices/${noticeId}/proofs`, proof)
    const answers = await Promise.all([prove(), prove(), prove(), prove()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'PROOF_READING_NOT_FOUND')).toHaveLength(3)
    const [notice] = (await call('GET', 'notices')).body.value
    expect(notice.proofs).toMatchObject([{ kind: 'deposit' }, { kind: 'receipt' }])
  })

  test('stays waiting when the day is refused', async () => {
    const { _id: readingId } = (await upload(receipt())).body
    const wrong = { kind: 'receipt', day: '2026-08-03', readingId }
    const refused = await call('POST', `notices/${noticeId}/proofs`, wrong)
    expect(refused.body.code).toBe('NOTICE_DAYS_OUT_OF_ORDER')
    expect((await progress(readingId)).state).toBe('read')
  })

  test('says when it is not a PDF, and when it has no day', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect((await upload(png, 'AR.png')).body).toMatchObject({ state: 'notRead', days: [] })
    const words = buildPdf([{ lines: setLines(['Aucune date ici']) }])
    expect((await upload(words)).body).toMatchObject({ state: 'read', days: [] })
  })

  test('is read as far as a page can be printed: what a page hides behind is left out', async () => {
    const line = `Recu le 02/09/2026 ${'x'.repeat(30_000)} Depose le 01/09/2026`
    const { body } = await upload(buildPdf([{ lines: setLines([line]) }]))
    expect(body.days.map(({ kind }: { kind: string }) => kind)).toEqual(['receipt'])
  })

  test('belongs to whoever uploaded it', async () => {
    const { _id: readingId } = (await upload(receipt())).body
    const { browser: other } = await company.join('administrator')
    const seen = await other.call('GET', at(`notices/${noticeId}/proof-readings/${readingId}`))
    expect([seen.status, seen.body.code]).toEqual([404, 'PROOF_READING_NOT_FOUND'])
  })

  test('is forgotten after a week', async () => {
    const { _id: readingId } = (await upload(receipt())).body
    const { platform } = product.product
    await forgetReadings(platform, company.companyId)
    expect((await progress(readingId)).state).toBe('read')
    const later = { now: () => new Date('2026-09-28T09:00:00Z') }
    await forgetReadings({ ...platform, clock: later }, company.companyId)
    expect((await progress(readingId)).code).toBe('PROOF_READING_NOT_FOUND')
  })
})

describe('a scan', () => {
  test('is being read until its page is recognised, then its days are proposed', async () => {
    const scan = await buildScan([
      { lines: ['AVIS DE RECEPTION', 'Présenté le 02/09/2026', 'Distribué le 03/09/2026'] },
    ])
    const { body } = await upload(scan)
    expect(body).toMatchObject({ state: 'reading', days: [] })
    await doJobs(product, RECOGNISE_PROOF, (job) => recogniseProof(product.product.platform, job))
    expect(await progress(body._id)).toMatchObject({
      state: 'read',
      days: [
        { kind: 'presentation', day: '2026-09-02' },
        { kind: 'receipt', day: '2026-09-03' },
      ],
    })
  }, 60_000)

  test('that no run could read says so', async () => {
    const { _id: readingId } = (await upload(await buildScan([{ lines: ['Déposé'] }]))).body
    const { platform } = product.product
    await giveUpProof(platform, { companyId: company.companyId, readingId })
    expect(await progress(readingId)).toMatchObject({ state: 'notRead', leftOut: 1 })
  })
})
