import { PDF, PdfArray, PdfDict, PdfStream } from '@libpdf/core'
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../pdf/render-typst.ts'
import { sealPdf } from './seal-pdf.ts'
import {
  createOpensslSealAuthority,
  type OpensslSealAuthority,
} from './testing/openssl-seal-authority.ts'
import { hasOpenssl } from './testing/openssl-timestamp-authority.ts'
import { renderShownPdf } from './testing/sealing-sample.ts'
import { readCertificate } from './verification/certificate.ts'
import { checkRevocation } from './verification/check-revocation.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'

const shown = await renderShownPdf()
afterAll(stopTypst)

describe.runIf(hasOpenssl)('the revocation of a seal', () => {
  let authority: OpensslSealAuthority
  let at: Date
  beforeAll(async () => {
    authority = await createOpensslSealAuthority()
    // Its own clock is OpenSSL's: everything is judged a minute after the certificate begins.
    const [own] = authority.sealKey.chain
    at = new Date(new Date(new X509Certificate(own).validFrom).getTime() + 60_000)
  })
  afterAll(() => authority.remove())

  test('is not checked, and said so, where the file says nothing of it', async () => {
    expect(await found({})).toEqual([true, 'REVOCATION_NOT_CHECKED', 'TIME_NOT_ATTESTED'])
  })

  test('is checked by a list or an answer of the issuer', async () => {
    for (const info of [{ lists: [authority.list()] }, { answers: [authority.answer()] }])
      expect(await found(info)).toEqual([true, 'TIME_NOT_ATTESTED'])
  })

  test('is not checked by those of another issuer, by damaged ones or by outdated ones', async () => {
    const other = await createOpensslSealAuthority()
    const infos = [
      { lists: [other.list()], answers: [other.answer()] },
      { lists: [damaged(authority.list())], answers: [damaged(authority.answer())] },
      { lists: [Buffer.from('x')], answers: [Buffer.from('x')] },
    ]
    for (const info of infos)
      expect(await found(info)).toEqual([true, 'REVOCATION_NOT_CHECKED', 'TIME_NOT_ATTESTED'])
    other.remove()
    const later = new Date(at.getTime() + 11 * 24 * 3_600_000)
    const outdated = await found({ lists: [authority.list()] }, later)
    expect(outdated).toEqual([true, 'REVOCATION_NOT_CHECKED', 'TIME_NOT_ATTESTED'])
  })

  test('makes the seal invalid', async () => {
    authority.revoke()
    for (const info of [{ lists: [authority.list()] }, { answers: [authority.answer()] }])
      expect(await found(info)).toEqual([false, 'CERTIFICATE_REVOKED', 'TIME_NOT_ATTESTED'])
  })

  test('leaves a seal valid that a trusted timestamp proves to be older', () => {
    const chain = authority.sealKey.chain.map(readCertificate)
    const info = { lists: [authority.list()], answers: [] }
    const foundAt = (provenAt: Date) => checkRevocation(chain, { info, provenAt, sealedAt: at })
    // Its revocation may be of the same second as its beginning.
    const before = new Date(chain[0]!.validFrom.getTime() - 1000)
    expect(foundAt(before)).toMatchObject([
      { code: 'CERTIFICATE_REVOKED_SINCE', severity: 'notice' },
    ])
    expect(foundAt(chain[0]!.validUntil)).toMatchObject([{ code: 'CERTIFICATE_REVOKED' }])
  })

  /** Whether the seal is valid, and the codes of what was found. */
  async function found(info: Info, sealedAt = at): Promise<unknown[]> {
    const { root, sealKey } = authority
    const pdf = await withStore(shown.pdf, info)
    const sealed = await sealPdf({ pdf, attachments: [], sealKey, at: sealedAt, reason: 'Test' })
    const { valid, findings } = verifySealedPdf({
      pdf: sealed,
      trustedRoots: [root],
      now: sealedAt,
      expected: 'any',
    })
    return [valid, ...findings.map(({ code }) => code)]
  }
})

interface Info {
  lists?: Uint8Array[]
  answers?: Uint8Array[]
}

/** The same PDF with a document security store. */
async function withStore(pdf: Uint8Array, { lists = [], answers = [] }: Info): Promise<Uint8Array> {
  const document = await PDF.load(pdf)
  const streams = (contents: Uint8Array[]) =>
    PdfArray.of(
      ...contents.map((content) =>
        document.register(PdfStream.fromDict({}, new Uint8Array(content))),
      ),
    )
  const store = PdfDict.of({ CRLs: streams(lists), OCSPs: streams(answers) })
  document.getCatalog().set('DSS', store)
  return document.save({ incremental: true, compressStreams: false })
}

/** One bit of what its issuer signed. */
function damaged(der: Uint8Array): Uint8Array {
  const copy = Buffer.from(der)
  copy[100]! ^= 1
  return copy
}
