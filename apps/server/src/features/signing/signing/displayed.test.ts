import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifySealedPdf } from '../../../platform/sealing/verify-sealed-pdf.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  display,
  enter,
  lastCode,
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
} from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { readPdfText } from '../../../platform/pdf/testing/read-pdf-text.ts'
import { authorityCertificate } from './authority-certificate.query.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let guest: Browser
let path: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  contractId = await signableContract(company)
  await sendOut(company, contractId, [OUTSIDER])
  ;({ guest, path } = await enter(product, company))
})

const documentShown = async () => (await guest.call('GET', path)).body.document
const signatory = async () => {
  const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/signature`)
  return body.current.signatories[0]
}
const trail = async () => {
  const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
  return JSON.stringify(body)
}

/** Consents and signs; returns the signer of the sealed evidence, and the text of its certificate. */
async function signAndRead() {
  const { sha256: documentSha256 } = await documentShown()
  product.clock.advance(1000)
  await guest.call('POST', `${path}/code`, { consent: true, documentSha256 })
  product.clock.advance(1000)
  const code = await lastCode(product, company)
  const signature = { kind: 'typed', text: OUTSIDER.name }
  const body = { documentSha256, code, signature }
  expect((await guest.call('POST', `${path}/signature`, body)).status).toBe(200)
  await sealNow(product, company, contractId)
  const pdf = (await company.administrator.call('GET', `/contracts3/${contractId}/signed`)).bytes
  const root = await product.product.platform.inCompany(company.companyId, authorityCertificate)
  const { evidence } = verifySealedPdf({
    pdf,
    trustedRoots: root ? [root] : [],
    now: product.clock.now(),
  })
  const certificate = (await readPdfText(pdf)).join(' ').replaceAll(/\s+/g, ' ')
  return { events: evidence!.signers[0]!.events, certificate }
}

describe('a signature without a display of the document', () => {
  test('has no such line in the evidence, whatever was fetched', async () => {
    await guest.call('GET', `${path}/document.pdf`)
    await documentShown()
    expect(await signatory()).toMatchObject({ state: 'invited', viewedAt: null })
    const { events, certificate } = await signAndRead()
    expect(events.map(({ action }) => action)).toEqual([
      'invited',
      'codeSent',
      'codeVerified',
      'consented',
      'codeSent',
      'codeVerified',
      'signed',
    ])
    expect(certificate).toContain('Affichage du document aucun relevé')
    expect(certificate).not.toContain('Document affiché')
    expect(await trail()).not.toContain('a ouvert le document')
  })

  test('gets none from a display that comes after it', async () => {
    const { sha256, pageCount } = await documentShown()
    await signAndRead()
    const late = await guest.call('PUT', `${path}/display`, {
      documentSha256: sha256,
      pages: pageCount,
    })
    expect(late.status).toBe(204)
    expect((await signatory()).viewedAt).toBeNull()
  })
})

describe('a display of the document', () => {
  test('is recorded once, with its hash and its pages, before consent and signature', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await display(guest, path)).status).toBe(204)
      product.clock.advance(1000)
    }
    const { sha256, pageCount } = await documentShown()
    expect(await signatory()).toMatchObject({ state: 'viewed' })
    expect(await trail()).toContain('a ouvert le document')
    const { events, certificate } = await signAndRead()
    const displayed = events.filter(({ action }) => action === 'displayed')
    expect(displayed).toMatchObject([{ documentSha256: sha256, pages: pageCount }])
    const [shown, consented, signed] = (['displayed', 'consented', 'signed'] as const).map(
      (action) => events.find((event) => event.action === action)!.at,
    )
    expect([shown! < consented!, consented! < signed!]).toEqual([true, true])
    expect(certificate).toContain('Document affiché')
    expect(certificate).not.toContain('aucun relevé')
  })

  test('is refused for another document, and for pages that it does not have', async () => {
    const { sha256, pageCount } = await documentShown()
    const report = (documentSha256: string, pages: number) =>
      guest.call('PUT', `${path}/display`, { documentSha256, pages })
    const other = await report('a'.repeat(64), pageCount)
    expect([other.status, other.body.code]).toEqual([409, 'SIGNATURE_OTHER_DOCUMENT'])
    expect((await report(sha256, pageCount + 1)).status).toBe(409)
    expect((await report(sha256, 0)).status).toBe(400)
    expect(await signatory()).toMatchObject({ state: 'invited', viewedAt: null })
  })

  test('is reported by a signatory of the company too', async () => {
    const mine = await signableContract(company)
    const { administrator, administratorId } = company
    await sendOut(company, mine, [{ kind: 'internal', personId: administratorId }])
    const signaturePath = `/contracts3/${mine}/signature`
    await administrator.call('GET', `${signaturePath}/document`)
    const state = async () =>
      (await administrator.call('GET', signaturePath)).body.current.signatories[0].state
    expect(await state()).toBe('invited')
    expect((await display(administrator, `${signaturePath}/document`)).status).toBe(204)
    expect(await state()).toBe('viewed')
  })
})
