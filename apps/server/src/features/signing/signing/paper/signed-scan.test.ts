import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../../testing/at-once.ts'
import { pdfWith } from '../../../../platform/parsers/active/testing/active-pdfs.ts'
import { writePdf } from '../../../../platform/parsers/testing/build-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { grantLevel } from '../../../../testing/contract-state.ts'
import { mailsOf } from '../../../../testing/mails.ts'
import {
  fileScan,
  markSigned,
  printContract,
  scanFile,
  SIGNED_BY,
  uploadScan,
} from '../../../../testing/scans.ts'
import { OUTSIDER, sendOut, sha256, signableContract } from '../../../../testing/signatures.ts'
import { readNow } from '../../../../testing/signed-pages.ts'
import { startProduct, type Answer, type TestProduct } from '../../../../testing/start-product.ts'
import { forgetScans } from './forget-scans.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
})

const call = (...of: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...of)
const at = (path = '') => `/contracts3/${contractId}${path}`
const print = () => printContract(company.administrator, contractId)
const upload = (bytes?: Uint8Array, name?: string) =>
  uploadScan(company.administrator, contractId, bytes, name)
const file = (scanId: string, statement?: object | null) =>
  fileScan(company.administrator, contractId, scanId, statement)
const outcome = ({ status, body }: Answer) => [status, body.code]

const bytesOf = async (path: string) => (await call('GET', at(path))).bytes

describe('a contract to be signed by hand', () => {
  test('is frozen with its PDF, and nobody is written to', async () => {
    const before = (await mailsOf(product, company)).length
    const { status, body } = await print()
    expect([status, body.current.provider, body.current.state]).toEqual([201, 'scan', 'out'])
    expect((await call('GET', at())).body).toMatchObject({
      status: 'SIGNATURE',
      isFrozen: true,
      isLocked: false,
      step: { kind: 'signature' },
      editing: { code: 'CONTRACT_FROZEN' },
    })
    expect(sha256(await bytesOf('/signature/document.pdf'))).toBe(body.current.documentSha256)
    expect((await call('GET', at('/signature/paper'))).body.signatories).toEqual(SIGNED_BY)
    expect(await mailsOf(product, company)).toHaveLength(before)
    const { value } = (
      await call('GET', '/contracts3?payloadType=contracts&$top=10&$skip=0&provider=scan')
    ).body
    expect(value).toHaveLength(1)
  })

  test('can be taken back, and starts over with the same names', async () => {
    const { body: first } = await print()
    const { body: again } = await call('POST', at('/signature/reset'))
    expect([again.current.provider, again.current._id === first.current._id]).toEqual([
      'scan',
      false,
    ])
    expect((await call('GET', at('/signature/paper'))).body.signatories).toEqual(SIGNED_BY)
    await call('DELETE', at('/signature'))
    expect((await call('GET', at())).body).toMatchObject({ status: 'DRAFT', isFrozen: false })
    expect((await call('GET', at('/signature/paper'))).body.signatories).toEqual([])
    expect(outcome(await upload())).toEqual([409, 'SCAN_NOT_AT_SIGNING'])
  })

  test('names its signatories', async () => {
    const { status, body } = await printContract(company.administrator, contractId, [])
    expect([status, body.code]).toEqual([422, 'STATED_SIGNATORY_REQUIRED'])
  })
})

describe('a signed scan', () => {
  test('is looked at, then filed: the contract is signed, locked and searchable', async () => {
    await print()
    const bytes = scanFile(['Le présent contrat porte deux signatures manuscrites'])
    const { status, body: scan } = await upload(bytes)
    expect([status, scan]).toMatchObject([
      201,
      { name: 'contrat-signe.pdf', pages: 1, hasText: true, active: { found: [], outcome: null } },
    ])
    const page = await call('GET', at(`/signature/scans/${scan._id}/pages/1`))
    expect([page.status, page.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await call('GET', at())).body.status).toBe('SIGNATURE')

    const filed = await file(scan._id)
    expect([filed.status, filed.body.current.state]).toEqual([201, 'scanned'])
    expect((await call('GET', at())).body).toMatchObject({
      status: 'SIGNED',
      signatureDate: '2026-05-01',
      isLocked: true,
      isFrozen: false,
      signedDocument: 'scan',
      step: { kind: 'followUp' },
    })
    expect(sha256(await bytesOf('/signed'))).toBe(sha256(bytes))
    await readNow(product, company, contractId)
    const found = (await call('GET', '/contracts3/search?q=manuscrites')).body
    expect(found.value).toMatchObject([{ _id: contractId, page: 1 }])
    expect((await call('GET', at('/pages/1/hits?q='))).status).toBe(200)
    expect((await call('GET', at('/signature/paper'))).body).toMatchObject({
      document: { origin: 'scan', sha256: sha256(bytes), state: 'read' },
      scan: { name: 'contrat-signe.pdf', filedBy: { name: 'Anne Martin' }, isCopy: false },
    })
    expect(outcome(await call('DELETE', at('/signature')))).toEqual([409, 'SIGNATURE_COMPLETE'])
    expect(outcome(await upload())).toEqual([409, 'SCAN_ALREADY_FILED'])
  })

  test('without text says that it has none', async () => {
    await print()
    const { body: scan } = await upload(scanFile([]))
    expect(scan.hasText).toBe(false)
    await file(scan._id)
    await readNow(product, company, contractId)
    expect((await call('GET', at('/signature/paper'))).body.document.state).toBe('empty')
    const { withoutText } = (await call('GET', '/contracts3/search?q=contrat')).body
    expect(withoutText.value).toMatchObject([{ _id: contractId, state: 'empty' }])
  })

  test('is added later to a contract that was marked as signed', async () => {
    await markSigned(company.administrator, contractId)
    const { body: scan } = await upload()
    expect(outcome(await file(scan._id))).toEqual([409, 'SCAN_STATEMENT_GIVEN'])
    expect((await file(scan._id, null)).status).toBe(201)
    expect((await call('GET', at('/signature/paper'))).body).toMatchObject({
      signatureDate: '2026-05-01',
      signatories: SIGNED_BY,
      marked: { by: { name: 'Anne Martin' } },
      document: { origin: 'scan' },
    })
    expect((await call('GET', at('/signed'))).status).toBe(200)
  })

  test('filed twice at once is filed once', async () => {
    await print()
    const [first, second] = [await upload(), await upload(scanFile(['Une autre page']))]
    const answers = await atOnce(product, [() => file(first.body._id), () => file(second.body._id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ])
    expect(answers.map(({ body }) => body.code)).toContain('SCAN_ALREADY_FILED')
    const { document } = (await call('GET', at('/signature/paper'))).body
    expect(sha256(await bytesOf('/signed'))).toBe(document.sha256)
  })

  test('that nobody files is forgotten after a month', async () => {
    await print()
    const { body: scan } = await upload()
    const { platform } = product.product
    const now = () => new Date(product.clock.now().getTime() + 31 * 24 * 60 * 60 * 1000)
    await forgetScans({ ...platform, clock: { now } }, company.companyId)
    expect(outcome(await file(scan._id))).toEqual([404, 'SCAN_NOT_FOUND'])
  })
})

describe('a signed scan is refused', () => {
  test('when it is no PDF, protected, damaged or empty', async () => {
    await print()
    const encrypted = writePdf(
      [
        [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
        [2, Buffer.from('<</Type/Pages/Count 0/Kids[]>>')],
        [
          3,
          Buffer.from(
            `<</Filter/Standard/V 1/R 2/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -4>>`,
          ),
        ],
      ],
      '/Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]',
    )
    expect(outcome(await upload(Buffer.from('bonjour')))).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
    expect(outcome(await upload(encrypted))).toEqual([422, 'FILE_ENCRYPTED'])
    expect(outcome(await upload(Buffer.from('%PDF-1.7\n')))).toEqual([422, 'FILE_UNREADABLE'])
    expect(outcome(await upload(Buffer.alloc(0)))).toEqual([422, 'FILE_EMPTY'])
  })

  test('by the company’s rule on active content, or its copy is kept beside it', async () => {
    await print()
    const scripted = pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')
    await call('PUT', '/company/received-files', { activeContent: 'refuse' })
    expect(outcome(await upload(scripted))).toEqual([422, 'ACTIVE_CONTENT_REFUSED'])
    await call('PUT', '/company/received-files', { activeContent: 'remove' })
    const { body: scan } = await upload(scripted)
    expect(scan.active).toEqual({ found: [{ kind: 'scripts', count: 1 }], outcome: 'removed' })
    await file(scan._id)
    expect((await bytesOf('/signed')).includes('JavaScript')).toBe(false)
    expect(sha256(await bytesOf('/signature/scan'))).toBe(sha256(scripted))
  })

  test('before the signing step, and when it is signed by another means', async () => {
    expect(outcome(await upload())).toEqual([409, 'SCAN_NOT_AT_SIGNING'])
    await sendOut(company, contractId, [OUTSIDER])
    expect(outcome(await upload())).toEqual([409, 'SCAN_PROVIDER_REQUIRED'])
  })

  test('without the day and the names, and on a day to come', async () => {
    await print()
    const { body: scan } = await upload()
    expect(outcome(await file(scan._id, null))).toEqual([422, 'SCAN_STATEMENT_REQUIRED'])
    const later = await file(scan._id, { signatureDate: '2999-01-01', signatories: SIGNED_BY })
    expect(outcome(later)).toEqual([422, 'SIGNED_DAY_IN_FUTURE'])
    expect((await call('GET', at())).body.status).toBe('SIGNATURE')
  })

  test('to whoever may not modify the contract, and to anyone but its uploader', async () => {
    await print()
    const { body: scan } = await upload()
    const reader = await company.join('reader')
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'editor' })
    expect(outcome(await uploadScan(reader.browser, contractId))).toEqual([
      403,
      'NOT_ALLOWED_CONTRACTS3_UPDATE',
    ])
    const manager = await company.join('contractManager')
    await grantLevel(product, company, { contractId, personId: manager.personId, level: 'editor' })
    expect(outcome(await fileScan(manager.browser, contractId, scan._id))).toEqual([
      404,
      'SCAN_NOT_FOUND',
    ])
  })
})
