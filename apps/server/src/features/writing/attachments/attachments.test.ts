import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { pdfWith } from '../../../platform/parsers/active/testing/active-pdfs.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { attach, pdfOf, workbook } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  owner = company.administrator
  contractId = (await createContract(owner))._id
})

const at = (path = '') => `/contracts3/${contractId}/attachments${path}`
const list = async (browser = owner) => (await browser.call('GET', at())).body
const names = async () => (await list()).value.map(({ name }: { name: string }) => name)
const add = async (name: string, bytes: Uint8Array = pdfOf(name), kind = 'annex') => {
  const { status, body } = await attach(owner, contractId, name, bytes, { kind })
  if (status !== 201) throw new Error(`attaching answered ${status}: ${JSON.stringify(body)}`)
  return body
}
const details = ({ name, kind, signatureDate }: Record<string, unknown>) => ({
  name,
  kind,
  signatureDate,
})
const change = (attachment: { _id: string }, wanted: object, browser = owner) =>
  browser.call('PUT', at(`/${attachment._id}`), {
    ...details(attachment),
    ...wanted,
    replaces: details(attachment),
  })

describe('a file is attached', () => {
  test('by what it holds, not by what it is called', async () => {
    const files = [
      ['plan.docx', pdfOf('Plan'), 'plan.docx.pdf', 'pages', null],
      ['offre.pdf', wordFile([{ text: 'Offre' }]), 'offre.pdf.docx', null, 'kind'],
      ['tarifs.xlsx', workbook(), 'tarifs.xlsx', null, 'kind'],
      ['lignes.csv', Buffer.from('a;b\n1;é\n'), 'lignes.csv', null, 'kind'],
      ['page.html', Buffer.from('<script>1</script>'), 'page.html.txt', null, 'kind'],
      ['logo.PNG', Buffer.from(drawSignature()), 'logo.PNG', 'image', null],
    ] as const
    for (const [name, bytes, fileName, preview, printObstacle] of files) {
      const { versions, ...added } = await add(name, bytes)
      expect([name, versions[0].fileName, versions[0].preview, added.printObstacle]).toEqual([
        name,
        fileName,
        preview,
        printObstacle,
      ])
    }
    const { value } = await list()
    expect(value.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('and refused by itself, with its reason, leaving nothing behind', async () => {
    await add('plan.pdf')
    for (const [name, bytes, fault] of [
      ['vide.pdf', Buffer.alloc(0), [422, 'FILE_EMPTY']],
      ['outil.exe', Buffer.from('MZ\0\0binaire'), [415, 'FILE_TYPE_NOT_ALLOWED']],
      ['ancien.doc', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), [415, 'FILE_LEGACY_WORD']],
      ['abîmé.pdf', Buffer.from('%PDF-1.7 rien'), [422, 'FILE_UNREADABLE']],
      ['archive.zip', Buffer.from('PK\u0003\u0004rien'), [422, 'FILE_UNREADABLE']],
    ] as const) {
      const { status, body } = await attach(owner, contractId, name, bytes)
      expect([name, status, body.code]).toEqual([name, ...fault])
    }
    expect(await names()).toEqual(['plan'])
    const staged = await readdir(product.dataDirectory, { recursive: true })
    expect(staged.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('with its active content, as the company says', async () => {
    const macros = workbook({ 'xl/vbaProject.bin': Buffer.from('macro') })
    const kept = await add('calcul.xlsm', macros)
    expect(kept.versions[0].active).toEqual({
      found: [{ kind: 'macros', count: 1 }],
      outcome: 'kept',
    })
    const script = pdfWith('/OpenAction<</S/JavaScript/JS(1)>>')
    await owner.call('PUT', '/company/received-files', { activeContent: 'remove' })
    const { versions } = await add('notice.pdf', script)
    expect(versions[0].active.outcome).toBe('removed')
    const file = (query: string) => owner.call('GET', at(`/${idOf('notice')}/file${query}`))
    const idOf = (name: string) => ids[name]!
    const ids = Object.fromEntries(
      (await list()).value.map((each: { name: string; _id: string }) => [each.name, each._id]),
    )
    expect((await file('')).bytes.includes('JavaScript')).toBe(false)
    expect((await file('?version=received')).bytes.equals(script)).toBe(true)
    await owner.call('PUT', '/company/received-files', { activeContent: 'refuse' })
    const refused = await attach(owner, contractId, 'calcul.xlsm', macros)
    expect([refused.status, refused.body.code]).toEqual([422, 'ACTIVE_CONTENT_REFUSED'])
  })

  test('up to a hundred', async () => {
    await add('plan.pdf')
    await product.product.platform.inCompany(company.companyId, async (db) => {
      const row = {
        contract_id: contractId,
        kind: 'annex' as const,
        name: 'x',
        position: 1,
        created_by: company.administratorId,
        created_at: product.clock.now(),
      }
      const rows = Array.from({ length: 99 }, () => ({ ...row, id: crypto.randomUUID() }))
      await db.insert('attachment', rows).execute()
    })
    const { payload, headers } = multipart('une.pdf', pdfOf('Une'))
    expect(await faultOf(await owner.call('POST', at(), payload, headers))).toEqual([
      422,
      '',
      'ATTACHMENTS_TOO_MANY',
    ])
  })
})

describe('an attachment', () => {
  test('is renamed, dated and given another kind, unless somebody did so meanwhile', async () => {
    const plan = await add('plan.pdf')
    const dated = await change(plan, { name: 'Plan de masse', signatureDate: '2026-11-03' })
    expect(dated.body).toMatchObject({ name: 'Plan de masse', signatureDate: '2026-11-03' })
    expect((await change(plan, { name: 'Autre' })).status).toBe(412)
    expect(await faultOf(await change(dated.body, { name: ' ' }))).toEqual([
      422,
      'name',
      'ATTACHMENT_NAME_REQUIRED',
    ])
    const page = await change(dated.body, { kind: 'signaturePage' })
    expect(page.body).toMatchObject({ kind: 'signaturePage', number: null })
  })

  test('is moved to any place', async () => {
    const ids: string[] = []
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push((await add(name))._id)
    const { body } = await owner.call('POST', at(`/${ids[2]}/place`), { position: 0 })
    expect(body.value.map(({ name }: { name: string }) => name)).toEqual(['c', 'a', 'b'])
    await owner.call('POST', at(`/${ids[2]}/place`), { position: 9 })
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  test('has versions, each with its hash and its file', async () => {
    const plan = await add('plan.pdf', pdfOf('Premier'))
    const { payload, headers } = multipart('plan-2.pdf', pdfOf('Second', 'Suite'))
    const { body } = await owner.call('POST', at(`/${plan._id}/versions`), payload, headers)
    expect(body.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect(body.versions[0].sha256).not.toBe(plan.versions[0].sha256)
    const file = (query: string) => owner.call('GET', at(`/${plan._id}/file${query}`))
    expect((await file('')).bytes.equals(Buffer.from(pdfOf('Second', 'Suite')))).toBe(true)
    expect((await file('?number=1')).bytes.equals(Buffer.from(pdfOf('Premier')))).toBe(true)
    expect(await faultOf(await file('?number=3'))).toEqual([404, '', 'ATTACHMENT_NOT_FOUND'])
    expect(await faultOf(await file('?version=received'))).toEqual([
      404,
      '',
      'ATTACHMENT_NOT_FOUND',
    ])
  })

  test('is shown page by page, or as the image that it is', async () => {
    const plan = await add('plan.pdf', pdfOf('Une', 'Deux'))
    const image = await add('logo.png', Buffer.from(drawSignature()))
    const table = await add('tarifs.xlsx', workbook())
    const page = (id: string, number: number) => owner.call('GET', at(`/${id}/pages/${number}`))
    expect((await page(plan._id, 2)).headers['content-type']).toBe('image/png')
    expect(await faultOf(await page(plan._id, 3))).toEqual([404, '', 'FILE_PAGE_MISSING'])
    expect((await page(image._id, 1)).bytes.equals(Buffer.from(drawSignature()))).toBe(true)
    expect((await page(table._id, 1)).status).toBe(404)
  })

  test('is deleted, and restored with its versions to its place', async () => {
    const first = await add('a.pdf')
    await add('b.pdf')
    const { body } = await owner.call('DELETE', at(`/${first._id}`))
    expect(await names()).toEqual(['b'])
    const restored = await owner.call('POST', `/removed-objects/${body.removalId}/restored`, {})
    expect(restored.status).toBe(204)
    const { value } = await list()
    expect(value[0]).toEqual(first)
    const activity = await owner.call('GET', `/contracts3/${contractId}/activity`)
    const texts = JSON.stringify(activity.body)
    for (const words of ['a ajouté l’annexe', 'a supprimé la pièce jointe', 'a rétabli la pièce'])
      expect(texts).toContain(words)
  })
})

describe('somebody else', () => {
  test('reads them with the contract, and changes nothing without the level', async () => {
    const plan = await add('plan.pdf')
    const { browser, personId } = await company.join('contractManager', 'Ana')
    expect((await browser.call('GET', at())).status).toBe(404)
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    const seen = await list(browser)
    expect(seen.value).toHaveLength(1)
    expect([seen.changingAnnexes.code, seen.deletingAnnexes.code, seen.downloading]).toEqual([
      'LEVEL_TOO_LOW_EDITOR',
      'LEVEL_TOO_LOW_EDITOR',
      null,
    ])
    expect((await attach(browser, contractId, 'x.pdf', pdfOf('x'))).body.code).toBe(
      'LEVEL_TOO_LOW_EDITOR',
    )
    expect((await browser.call('DELETE', at(`/${plan._id}`))).status).toBe(403)
    expect((await change(plan, { name: 'y' }, browser)).status).toBe(403)
  })

  test('is refused before any of the file is taken, and learns of no attachment', async () => {
    const plan = await add('plan.pdf')
    const { browser, personId } = await company.join('contractManager', 'Ana')
    const stranger = (await signUpCompany(product, 'Ailleurs')).administrator
    const { headers } = multipart('x.pdf', pdfOf('x'))
    // Without a file: whoever may attach one is told that it is missing.
    const send = (by: Browser, path: string) => by.call('POST', at(path), Buffer.alloc(0), headers)
    const codes = async (by: Browser) => {
      const paths = ['', `/${plan._id}/versions`, `/${crypto.randomUUID()}/versions`]
      return Promise.all(paths.map(async (path) => (await send(by, path)).body.code))
    }
    expect(await codes(stranger)).toEqual(Array(3).fill('CONTRACT_NOT_FOUND'))
    expect(await codes(browser)).toEqual(Array(3).fill('CONTRACT_NOT_FOUND'))
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    expect(await codes(browser)).toEqual(Array(3).fill('LEVEL_TOO_LOW_EDITOR'))
    expect(await codes(owner)).toEqual(['FILE_EMPTY', 'FILE_EMPTY', 'ATTACHMENT_NOT_FOUND'])
  })

  test('of another company, or with another contract, finds nothing', async () => {
    const plan = await add('plan.pdf')
    const stranger = await signUpCompany(product, 'Ailleurs')
    expect((await stranger.administrator.call('GET', at(`/${plan._id}/file`))).status).toBe(404)
    const other = (await createContract(owner))._id
    const path = `/contracts3/${other}/attachments/${plan._id}`
    for (const [method, rest] of [
      ['GET', '/file'],
      ['GET', '/pages/1'],
      ['DELETE', ''],
    ] as const)
      expect((await owner.call(method, `${path}${rest}`)).status).toBe(404)
  })
})
