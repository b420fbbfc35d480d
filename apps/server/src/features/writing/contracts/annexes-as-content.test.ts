import { unzipSync } from 'fflate'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { readPdfText } from '../../../platform/pdf/testing/read-pdf-text.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { attach, pdfOf, workbook } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import {
  enter,
  sendOut,
  sha256,
  signAndSeal,
  signableContract,
} from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { bindTo, contentHash, isBoundContent } from './content-binding.ts'
import { readContractContent } from './contract-content.query.ts'

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
  contractId = await signableContract(company)
})

const at = (path = '') => `/contracts3/${contractId}${path}`
const add = async (name: string, bytes: Uint8Array = pdfOf(name), kind = 'annex') => {
  const { status, body } = await attach(owner, contractId, name, bytes, { kind })
  if (status !== 201) throw new Error(`attaching answered ${status}: ${JSON.stringify(body)}`)
  return body
}
const content = () =>
  product.product.platform.inCompany(company.companyId, (db) => readContractContent(db, contractId))
const hash = async () => contentHash(await content(), 2)
const validation = async () => (await owner.call('GET', at('/validation'))).body

const pathOf = (fileHash: string) =>
  join(product.dataDirectory, 'files', company.companyId, fileHash.slice(0, 2), fileHash)

async function whileAltered<Result>(fileHash: string, act: () => Promise<Result>): Promise<Result> {
  const bytes = await readFile(pathOf(fileHash))
  await writeFile(pathOf(fileHash), Buffer.concat([bytes, Buffer.from('x')]))
  try {
    return await act()
  } finally {
    await writeFile(pathOf(fileHash), bytes)
  }
}

describe('the content of a contract', () => {
  test('changes with each change of an annex, and is back when it is undone', async () => {
    const bare = await content()
    const seen = new Set([await hash()])
    const isNew = async () => {
      const now = await hash()
      const isFirst = !seen.has(now)
      seen.add(now)
      return isFirst
    }
    const plan = await add('plan.pdf')
    expect(await isNew()).toBe(true)
    await add('devis.pdf')
    expect(await isNew()).toBe(true)
    await owner.call('POST', at(`/attachments/${plan._id}/place`), { position: 1 })
    expect(await isNew()).toBe(true)
    const before = { name: 'plan', kind: 'annex', signatureDate: null }
    const path = at(`/attachments/${plan._id}`)
    await owner.call('PUT', path, { ...before, name: 'Plan', replaces: before })
    expect(await isNew()).toBe(true)
    const named = { ...before, name: 'Plan' }
    await owner.call('PUT', path, { ...named, signatureDate: '2026-11-02', replaces: named })
    expect(await isNew()).toBe(true)
    const { payload, headers } = multipart('plan.pdf', pdfOf('Autre plan'))
    await owner.call('POST', `${path}/versions`, payload, headers)
    expect(await isNew()).toBe(true)
    const bound = bindTo(await content())
    const { body } = await owner.call('DELETE', path)
    expect(await isNew()).toBe(true)
    expect(isBoundContent(await content(), bound)).toBe(false)
    await owner.call('POST', `/removed-objects/${body.removalId}/restored`, {})
    expect(isBoundContent(await content(), bound)).toBe(true)
    // What was bound before annexes existed knows none.
    expect(isBoundContent(bare, { format: 1, hash: contentHash(bare, 1), leftOut: [] })).toBe(true)
    const inFormat1 = { format: 1, hash: contentHash(bare, 1), leftOut: [] } as const
    expect(isBoundContent(await content(), inFormat1)).toBe(false)
  })

  test('stays the same with a signature page', async () => {
    const before = await hash()
    await add('paraphe.pdf', pdfOf('Paraphe'), 'signaturePage')
    expect(await hash()).toBe(before)
  })
})

test('a validation is suspended by an annex, after the person was asked', async () => {
  const steps = [{ name: 'Avis', rule: 'all', validatorIds: [company.administratorId] }]
  await owner.call('POST', at('/validation'), { steps })
  const asked = await attach(owner, contractId, 'plan.pdf', pdfOf('Plan'))
  expect([asked.status, asked.body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])
  expect((await owner.call('GET', at('/attachments'))).body.value).toEqual([])
  await add('paraphe.pdf', pdfOf('Paraphe'), 'signaturePage')
  expect((await validation()).current.state).toBe('running')
  const headers = { 'tacite-confirmation': asked.body.details.confirmation }
  const { status, body } = await attach(owner, contractId, 'plan.pdf', pdfOf('Plan'), { headers })
  expect(status).toBe(201)
  expect((await validation()).current.state).toBe('suspended')
  await confirming(owner).call('DELETE', at(`/attachments/${body._id}`))
  expect((await validation()).current.state).toBe('running')
})

describe('a contract sent for signature', () => {
  test('ends with its annexes, and its seal covers them', async () => {
    const form = pdfOf('Plan de masse', 'Coupe')
    await add('plan.pdf', form)
    await add('logo.png', Buffer.from(drawSignature()))
    const table = await add('tarifs.xlsx', workbook())
    await signAndSeal(product, company, contractId)
    const { bytes } = await owner.call('GET', at('/signed'))
    const pages = await readPdfText(bytes)
    const whole = pages.join('\n')
    for (const words of ['Pièces jointes au contrat', table.versions[0].sha256, 'Plan de masse'])
      expect(whole).toContain(words)
    // The pages of the annex stand before the certificate.
    const last = pages.findIndex((page) => page.includes('Coupe'))
    expect([last > 0, last < pages.length - 1]).toEqual([true, true])
    const { body } = await owner.call('GET', at('/signature'))
    const shown = bytes.subarray(0, Number(/head -c (\d+)/.exec(whole.replaceAll(/\s+/g, ' '))![1]))
    expect(sha256(shown)).toBe(body.current.documentSha256)
    const { payload, headers } = multipart('copie.pdf', bytes)
    const verified = await owner.call('POST', at('/verification'), payload, headers)
    expect(verified.body).toMatchObject({ isValid: true, isThisCopy: true })
    // Nobody knows whether a file that came from outside is PDF/A.
    expect(bytes.includes('pdfaid:part')).toBe(false)
  })

  test('keeps its claim to be PDF/A with images and with what is only listed', async () => {
    await add('logo.png', Buffer.from(drawSignature()))
    await add('tarifs.xlsx', workbook())
    await signAndSeal(product, company, contractId)
    const { bytes } = await owner.call('GET', at('/signed'))
    expect(bytes.includes('pdfaid:part')).toBe(true)
  })

  test('keeps its annexes as they were, and takes signature pages', async () => {
    const plan = await add('plan.pdf')
    const { _id: pageId } = await add('a.pdf', pdfOf('a'), 'signaturePage')
    await sendOut(company, contractId)
    const attempts = async () => {
      const codes = []
      const { payload, headers } = multipart('x.pdf', pdfOf('x'))
      const place = at(`/attachments/${plan._id}`)
      const values = { name: 'plan', kind: 'annex', signatureDate: null }
      for (const answer of [
        await attach(owner, contractId, 'x.pdf', pdfOf('x')),
        await owner.call('POST', `${place}/versions`, payload, headers),
        await owner.call('PUT', place, { ...values, kind: 'signaturePage', replaces: values }),
        await owner.call('POST', `${place}/place`, { position: 1 }),
        await owner.call('DELETE', place),
      ])
        codes.push(`${answer.status} ${answer.body.code}`)
      return [...new Set(codes)]
    }
    expect(await attempts()).toEqual(['409 CONTRACT_FROZEN'])
    await add('b.pdf', pdfOf('b'), 'signaturePage')
    await owner.call('DELETE', at('/signature'))
    await signAndSeal(product, company, contractId)
    expect(await attempts()).toEqual(['409 ANNEX_NEEDS_AMENDMENT'])
    const { payload, headers } = multipart('x.pdf', pdfOf('x'))
    expect(await faultOf(await owner.call('POST', at('/attachments'), payload, headers))).toEqual([
      409,
      '',
      'ANNEX_NEEDS_AMENDMENT',
    ])
    await add('c.pdf', pdfOf('c'), 'signaturePage')
    expect((await owner.call('DELETE', at(`/attachments/${pageId}`))).status).toBe(200)
    const together = await owner.call('GET', at('/with-attachments?format=pdf'))
    expect(together.bytes.equals((await owner.call('GET', at('/signed'))).bytes)).toBe(true)
  })

  test('brings back no annex that was deleted before', async () => {
    const plan = await add('plan.pdf')
    const { body } = await owner.call('DELETE', at(`/attachments/${plan._id}`))
    await signAndSeal(product, company, contractId)
    const restored = await owner.call('POST', `/removed-objects/${body.removalId}/restored`, {})
    expect(await faultOf(restored)).toEqual([409, '', 'ANNEX_NEEDS_AMENDMENT'])
    expect((await owner.call('GET', at('/attachments'))).body.value).toEqual([])
  })
})

test('signatories and third parties read the annexes, and nothing else that is attached', async () => {
  const plan = await add('plan.pdf', pdfOf('Plan de masse'))
  const page = await add('paraphe.pdf', pdfOf('Paraphe'), 'signaturePage')
  await shareOutside(company, contractId)
  await sendOut(company, contractId)
  const reader = await enterToRead(product, company)
  const signer = await enter(product, company)
  for (const { guest, path, read } of [
    { ...reader, read: reader.path },
    { ...signer, read: signer.path },
    { guest: owner, path: at('/signature'), read: at('/signature/document') },
  ]) {
    const { body } = await guest.call('GET', read)
    const annexes = body.annexes ?? body.document.annexes
    expect(annexes).toMatchObject([{ _id: plan._id, number: 1, name: 'plan', printObstacle: null }])
    const file = await guest.call('GET', `${path}/attachments/${plan._id}`)
    expect(file.bytes.equals(Buffer.from(pdfOf('Plan de masse')))).toBe(true)
    const other = await guest.call('GET', `${path}/attachments/${page._id}`)
    expect([other.status, other.body.code]).toEqual([404, 'ATTACHMENT_NOT_FOUND'])
  }
})

describe('with the contract', () => {
  test('attachments are downloaded as a zip, or as one PDF', async () => {
    await add('plan.pdf', pdfOf('Plan de masse'))
    await add('tarifs.xlsx', workbook())
    await add('paraphe.pdf', pdfOf('Paraphe'), 'signaturePage')
    const together = (format: string) => owner.call('GET', at(`/with-attachments?format=${format}`))
    const zip = unzipSync((await together('zip')).bytes)
    const [contract, ...rest] = Object.keys(zip)
    expect(contract).toMatch(/^Contrat \d+\.pdf$/)
    expect(rest).toEqual([
      '01 - 1 - plan.pdf',
      '02 - 2 - tarifs.xlsx',
      '03 - Page de signature - paraphe.pdf',
    ])
    expect(Buffer.from(zip['01 - 1 - plan.pdf']!).equals(pdfOf('Plan de masse'))).toBe(true)
    const pages = await readPdfText((await together('pdf')).bytes)
    expect(pages.at(-1)).toContain('Plan de masse')
    expect(pages.join(' ')).toMatch(/Non reproduite\s: ce type de fichier n’a pas de pages\./)
    expect(pages.join(' ')).not.toContain('Paraphe')
  })

  test('altered ones are refused, by name', async () => {
    const plan = await add('plan.pdf')
    await add('tarifs.xlsx', workbook())
    await whileAltered(plan.versions[0].sha256, async () => {
      for (const format of ['zip', 'pdf']) {
        const path = at(`/with-attachments?format=${format}`)
        const answer = await owner.call('GET', path)
        expect(answer.body.message).toMatch(/ne peuvent pas être téléchargés .* \(plan\)\.$/)
        expect(await faultOf(answer)).toEqual([409, '', 'ATTACHMENTS_ALTERED'])
      }
      const alone = await owner.call('GET', at(`/attachments/${plan._id}/file`))
      expect([alone.status, alone.body.code]).toEqual([409, 'FILE_DAMAGED'])
    })
  })
})
