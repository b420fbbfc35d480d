import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  enter,
  lastLink,
  OUTSIDER,
  sealNow,
  sendOut,
  sha256,
  signableContract,
  signInside,
  signOutside,
} from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { mailCopies } from './mail-copies.ts'
import { readSignature } from './signature-repository.ts'

const LIMIT_BYTES = 10 * 1024 * 1024

let product: TestProduct
let company: TestCompany
let contractId: string
let sealed: { requestId: string; sha256: string }
let insideEmail: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contractId = await signableContract(company)
  await sendOut(company, contractId)
  await signOutside(product, company)
  insideEmail = (await company.administrator.call('GET', '/me')).body.email
  const me = { browser: company.administrator, email: insideEmail }
  await signInside(product, company, contractId, me)
  await sealNow(product, company, contractId)
  const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/signature`)
  sealed = { requestId: body.current._id, sha256: body.current.seal.sha256 }
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})

/** The mails sent for a sealed file of this size, one per recipient. */
async function copiesOf(bytes: number) {
  const { platform } = product.product
  const before = (await mailsOf(product, company)).length
  await platform.inCompany(company.companyId, async (db) =>
    mailCopies(platform, db, await readSignature(db, sealed.requestId), {
      pdf: new Uint8Array(bytes),
      sha256: sealed.sha256,
    }),
  )
  return (await mailsOf(product, company)).slice(before)
}

test('a copy of 10 MB is attached for everyone', async () => {
  const mails = await copiesOf(LIMIT_BYTES)
  expect(mails.map(({ recipient }) => recipient)).toEqual([OUTSIDER.email, insideEmail])
  for (const { attachments, text } of mails) {
    expect(attachments).toEqual([
      { name: '20260001.pdf', sha256: sealed.sha256, mediaType: 'application/pdf' },
    ])
    expect(text).not.toContain('http')
  }
})

test('a larger one is linked: the contract for internal people, an invitation of their own for external ones', async () => {
  const mails = await copiesOf(LIMIT_BYTES + 1)
  expect(mails.map(({ recipient }) => recipient)).toEqual([OUTSIDER.email, insideEmail])
  const [outside, inside] = mails
  for (const { attachments, text } of mails) {
    expect(attachments).toEqual([])
    expect(text).toContain('Le fichier est trop lourd pour un message')
  }
  expect(inside!.text).toContain(`/contractList/contract/${contractId}/edit`)
  expect(outside!.text).toMatch(/\/invitation\/#[\w-]{43}/)
})

test('that link leads to the sealed file itself, and is stored nowhere in clear', async () => {
  await copiesOf(LIMIT_BYTES + 1)
  const token = await lastLink(product, company)
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db.select('mail').select(['text_body', 'html_body', 'secret_body']).execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const { guest, path } = await enter(product, company)
  const { status, bytes } = await guest.call('GET', `${path}/signed`)
  expect([status, sha256(bytes)]).toEqual([200, sealed.sha256])
})
