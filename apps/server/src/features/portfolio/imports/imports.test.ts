import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { buildZip, type TestEntry } from '../../../platform/parsers/testing/build-zip.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  announce,
  beginImport,
  entryFates,
  readImportOf,
  readWaitingImports,
  sendPart,
  sentImport,
} from '../../../testing/imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { wordFile } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let admin: Browser

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  admin = company.administrator
})
afterAll(() => product.stop())

const pdf = (...lines: string[]) => buildPdf([{ lines: setLines(lines) }])
const LEASE = pdf('Bail commercial', 'Le present contrat est conclu pour une duree de trois ans')
const zipOf = (entries: TestEntry[]) => ({ path: 'contrats.zip', bytes: buildZip(entries) })

const page = async (importId: string, browser = admin) =>
  (await browser.call('GET', `/imports/${importId}`)).body
const entries = async (importId: string, query = '') =>
  (await admin.call('GET', `/imports/${importId}/entries${query}`)).body.value

test('reads every document of a zip, and says of each other file why it was left', async () => {
  const importId = await readImportOf(product, admin, [
    zipOf([
      { name: 'Baux/bail.pdf', bytes: LEASE, method: 0 },
      { name: 'Baux/', bytes: '' },
      { name: 'Baux/copie du bail.pdf', bytes: LEASE },
      { name: 'avenant.docx', bytes: wordFile([{ text: 'Avenant au contrat pour les locaux' }]) },
      { name: 'index.csv', bytes: 'fichier;montant\nbail.pdf;1200' },
      { name: '../../etc/passwd', bytes: 'root' },
      { name: 'lien', bytes: '/etc/passwd', mode: 0o120777 },
      { name: 'vieux.zip', bytes: 'PK' },
      { name: 'deguise.pdf', bytes: buildZip([{ name: 'a' }]) },
      { name: 'secret.pdf', bytes: 'x', flags: 1 },
      { name: 'casse.pdf', bytes: LEASE, crc: 1 },
      { name: 'menteur.pdf', bytes: LEASE, declaredBytes: 10 },
      { name: 'illisible.pdf', bytes: '%PDF-1.7 rien' },
      { name: 'programme.exe', bytes: Buffer.from([0x4d, 0x5a, 0, 1, 2]) },
      { name: 'vide.pdf', bytes: '' },
      { name: '__MACOSX/._bail.pdf', bytes: 'x' },
      { name: '.DS_Store', bytes: 'x' },
    ]),
  ])
  expect(await entryFates(admin, importId)).toEqual({
    'Baux/bail.pdf': 'kept',
    'Baux/copie du bail.pdf': 'kept',
    'avenant.docx': 'kept',
    'index.csv': 'kept',
    '../../etc/passwd': 'left IMPORT_ENTRY_PATH',
    lien: 'left IMPORT_ENTRY_LINK',
    'vieux.zip': 'left IMPORT_ENTRY_NESTED',
    'deguise.pdf': 'left IMPORT_ENTRY_NESTED',
    'secret.pdf': 'left IMPORT_ENTRY_ENCRYPTED',
    'casse.pdf': 'left IMPORT_ENTRY_DAMAGED',
    'menteur.pdf': 'left IMPORT_ENTRY_LIES',
    'illisible.pdf': 'left FILE_UNREADABLE',
    'programme.exe': 'left FILE_TYPE_NOT_ALLOWED',
    'vide.pdf': 'left FILE_EMPTY',
    '__MACOSX/._bail.pdf': 'nothing IMPORT_ENTRY_HIDDEN',
    '.DS_Store': 'nothing IMPORT_ENTRY_HIDDEN',
  })
  expect(await page(importId)).toMatchObject({
    state: 'toMap',
    entries: { waiting: 0, kept: 4, left: 10, nothing: 2 },
  })
  const [lease, copy, amendment, index] = await entries(importId, '?state=kept')
  expect(lease).toMatchObject({
    kind: 'pdf',
    pages: 1,
    textState: 'read',
    locale: 'fr',
    sameAs: null,
  })
  expect(copy.sameAs).toEqual({ position: lease.position, path: lease.path })
  expect([amendment.kind, index.kind]).toEqual(['word', 'spreadsheet'])
})

test('says by the rules what each file is, before anybody has changed one', async () => {
  const importId = await readImportOf(product, admin, [
    zipOf([
      { name: 'Baux/bail.pdf', bytes: LEASE },
      { name: 'Baux/annexe 1.pdf', bytes: pdf('Plan des lieux') },
      { name: 'index.csv', bytes: 'fichier;montant' },
    ]),
  ])
  const { value } = (await admin.call('GET', `/imports/${importId}/files`)).body
  expect(value.map(({ role }: { role: string }) => role)).toEqual([
    'contract',
    'attachment',
    'ignored',
  ])
})

test('keeps the text of the pages, for the mapping and the search', async () => {
  const two = buildPdf([{ lines: setLines(['Premiere page']) }, { lines: [], scan: true }])
  const importId = await readImportOf(product, admin, [{ path: 'a.pdf', bytes: two, kind: 'file' }])
  const [entry] = await entries(importId)
  expect(entry).toMatchObject({ state: 'kept', pages: 2, textState: 'partial' })
  const texts = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('import_page')
      .where('import_page.import_id', '=', importId)
      .select(['import_page.page', 'import_page.body'])
      .execute(),
  )
  expect(texts).toEqual([{ page: 1, body: 'Premiere page' }])
})

describe('an upload', () => {
  const bytes = Buffer.from('%PDF-1.7 un fichier en plusieurs parties')

  test('goes on where it stopped, and the same file again is the same upload', async () => {
    const importId = await beginImport(admin)
    const file = { path: 'Baux/bail.pdf', bytes, kind: 'file' as const }
    const { body, status, headers } = await announce(admin, importId, file)
    expect([status, headers['upload-offset'], headers['tus-resumable']]).toEqual([
      201,
      '0',
      '1.0.0',
    ])
    const place = { importId, sourceId: body._id as string }
    expect(headers['location']).toBe(`/api/v1/imports/${importId}/uploads/${place.sourceId}`)
    const first = await sendPart(admin, place, { bytes: bytes.subarray(0, 10), offset: 0 })
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '10'])
    const again = await announce(admin, importId, file)
    expect([again.body._id, again.headers['upload-offset']]).toEqual([place.sourceId, '10'])
    const head = await admin.call(
      'HEAD',
      `/imports/${importId}/uploads/${place.sourceId}`,
      undefined,
      { 'tus-resumable': '1.0.0' },
    )
    expect([head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      '10',
      String(bytes.length),
    ])
    const wrong = await sendPart(admin, place, { bytes, offset: 0 })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'IMPORT_UPLOAD_OFFSET'])
    const early = await admin.call('POST', `/imports/${importId}/received`)
    expect([early.status, early.body.code]).toEqual([409, 'IMPORT_UNFINISHED'])
    await sendPart(admin, place, { bytes: bytes.subarray(10), offset: 10 })
    expect(await page(importId)).toMatchObject({
      sources: { sources: 1, complete: 1, bytes: bytes.length, received: bytes.length },
    })
  })

  test('takes a part only as it was sent', async () => {
    const importId = await beginImport(admin)
    const { body } = await announce(admin, importId, { path: 'a.pdf', bytes, kind: 'file' })
    const place = { importId, sourceId: body._id as string }
    const checksum = { 'upload-checksum': `sha256 ${Buffer.alloc(32).toString('base64')}` }
    const altered = await sendPart(admin, place, { bytes, offset: 0, headers: checksum })
    expect([altered.status, altered.body.code]).toEqual([412, 'IMPORT_UPLOAD_CHECKSUM'])
    const long = Buffer.concat([bytes, bytes])
    expect((await sendPart(admin, place, { bytes: long, offset: 0 })).status).toBe(400)
    expect((await page(importId)).sources.received).toBe(0)
    const withoutVersion = { 'tus-resumable': '0.2.2' }
    expect(
      (await sendPart(admin, place, { bytes, offset: 0, headers: withoutVersion })).status,
    ).toBe(412)
  })

  test('is refused before its first byte when it exceeds 2 GB, or names a place elsewhere', async () => {
    const importId = await beginImport(admin)
    const large = { length: 2 * 1024 ** 3 + 1 } as Uint8Array
    const refused = await announce(admin, importId, { path: 'a.zip', bytes: large })
    expect([refused.status, refused.body.code]).toEqual([413, 'IMPORT_SOURCE_TOO_LARGE'])
    expect(refused.body.message).toMatch(/^Le fichier dépasse 2\sGo/)
    for (const path of ['../a.zip', '/a.zip', String.raw`C:\a.zip`, ''])
      expect((await announce(admin, importId, { path, bytes })).status).toBe(400)
  })
})

describe('an import', () => {
  test('is not there for colleagues, except for those who see every contract', async () => {
    const { browser: manager } = await company.join('contractManager')
    const { browser: reader } = await company.join('reader')
    const own = await beginImport(manager, 'Mes contrats')
    const others = await beginImport(admin)
    expect((await page(own)).name).toBe('Mes contrats')
    const hidden = await manager.call('GET', `/imports/${others}`)
    expect([hidden.status, hidden.body.code]).toEqual([404, 'IMPORT_NOT_FOUND'])
    expect((await manager.call('GET', '/imports')).body.count).toBe(1)
    const refused = await reader.call('POST', '/imports', { name: 'x' })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Vous n’êtes pas autorisé à importer des contrats',
    ])
  })

  test('is paused, resumed and cancelled', async () => {
    const importId = await sentImport(admin, [zipOf([{ name: 'bail.pdf', bytes: LEASE }])])
    const act = async (verb: string) => {
      const { status, body } = await admin.call('POST', `/imports/${importId}/${verb}`)
      return [status, body.code ?? body.state]
    }
    expect(await act('resumed')).toEqual([409, 'IMPORT_NOT_PAUSED'])
    expect(await act('paused')).toEqual([200, 'received'])
    expect(await act('paused')).toEqual([409, 'IMPORT_PAUSED'])
    await readWaitingImports(product)
    expect((await page(importId)).state).toBe('received')
    expect(await act('resumed')).toEqual([200, 'received'])
    await readWaitingImports(product)
    expect((await page(importId)).state).toBe('toMap')
    expect(await act('paused')).toEqual([409, 'IMPORT_NOT_WORKING'])
    expect(await act('cancelled')).toEqual([200, 'cancelled'])
    expect(await entries(importId)).toEqual([])
    expect(await act('cancelled')).toEqual([409, 'IMPORT_OVER'])
  })

  test('says that an empty file is empty, whichever way it comes', async () => {
    const empty = new Uint8Array()
    const importId = await readImportOf(product, admin, [
      { path: 'vide.pdf', bytes: empty, kind: 'file' },
      { path: 'vide.zip', bytes: empty },
      { path: 'bail.pdf', bytes: LEASE, kind: 'file' },
    ])
    expect(await entryFates(admin, importId)).toEqual({
      'bail.pdf': 'kept',
      'vide.pdf': 'left FILE_EMPTY',
    })
    const { body } = await admin.call('GET', `/imports/${importId}/sources`)
    expect(
      body.value.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code),
    ).toEqual([undefined, undefined, 'IMPORT_NO_ZIP'])
  })

  test('fails with its reason when nothing of it can be read', async () => {
    const importId = await readImportOf(product, admin, [
      { path: 'contrats.zip', bytes: Buffer.from('pas un zip') },
    ])
    expect(await page(importId)).toMatchObject({
      state: 'failed',
      failure: { code: 'IMPORT_NO_ZIP' },
      can: { cancel: { code: 'IMPORT_OVER' } },
    })
  })

  test('reads again what was left, but not what its zip excludes', async () => {
    const importId = await readImportOf(product, admin, [
      zipOf([
        { name: 'bail.pdf', bytes: LEASE },
        { name: 'casse.pdf', bytes: LEASE, crc: 1 },
        { name: '/absolu.pdf', bytes: LEASE },
      ]),
    ])
    const { status, body } = await admin.call('POST', `/imports/${importId}/retried`)
    expect([status, body.state, body.steps.total]).toEqual([200, 'reading', 1])
    await readWaitingImports(product)
    expect(await entryFates(admin, importId)).toMatchObject({
      'casse.pdf': 'left IMPORT_ENTRY_DAMAGED',
    })
  })

  test('has a log as CSV, in the reader’s language', async () => {
    const importId = await readImportOf(product, admin, [
      zipOf([
        { name: 'bail.pdf', bytes: LEASE },
        { name: '=2+3.pdf', bytes: '', crc: 0 },
      ]),
    ])
    const { bytes, headers } = await admin.call('GET', `/imports/${importId}/log`)
    expect(headers['content-type']).toMatch('text/csv')
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines[0]).toMatch('Fichier;État;Motif')
    expect(lines[1]).toMatch('bail.pdf;Gardé;;PDF;')
    expect(lines[2]).toMatch("'=2+3.pdf;Écarté;Ce fichier est vide.")
  })
})
