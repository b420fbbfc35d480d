import { PDF, PdfDict, PdfName } from '@libpdf/core'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { translate } from '@tacite/i18n/server-texts.ts'
import { stopTypst } from '../pdf/render-typst.ts'
import type { Attachment } from './attach-files.ts'
import { encodeEvidence } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import { sealContract } from './seal-contract.ts'
import { sealPdf } from './seal-pdf.ts'
import {
  appendRevision,
  partsOf,
  signAgain,
  withSignature,
  wrapSignature,
} from './testing/forge.ts'
import { createSealSample, evidenceOf, renderShownPdf } from './testing/sealing-sample.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'
import type { VerificationRequest } from './verify-sealed-pdf.ts'

const shown = await renderShownPdf()
const evidence = evidenceOf(shown)
const { sealKey, root } = await createSealSample()
const other = await createSealSample()
const sealed = (await sealContract({ shownPdf: shown.pdf, evidence, sealKey })).pdf
const at = new Date(evidence.sealedAt)
afterAll(stopTypst)

function verify(pdf: Uint8Array, options: Partial<VerificationRequest> = {}) {
  return verifySealedPdf({ pdf, trustedRoots: [root], now: at, ...options })
}

/** The error codes; none: accepted. */
function errorsOf(pdf: Uint8Array, options: Partial<VerificationRequest> = {}): string[] {
  const { valid, findings } = verify(pdf, options)
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  expect(valid).toBe(errors.length === 0)
  return errors
}

test('accepts what it should', () => {
  expect(errorsOf(sealed)).toEqual([])
})

describe('a changed byte', () => {
  const { bytes, gapStart, gapEnd, signatureLength } = partsOf(sealed)
  const change = (offset: number, byte: number): string[] => {
    const forged = Buffer.from(bytes)
    forged[offset] = byte
    return errorsOf(forged)
  }

  test('anywhere is rejected', () => {
    const anywhere = fc.integer({ min: 0, max: bytes.length - 1 })
    const property = fc.property(
      anywhere,
      fc.integer({ min: 1, max: 255 }),
      (offset, difference) => {
        expect(change(offset, ((bytes[offset] ?? 0) + difference) & 0xff)).not.toEqual([])
      },
    )
    fc.assert(property, { numRuns: 150 })
  })

  test('in the signature is rejected, even where no signature covers it', () => {
    const digits = Buffer.from('0123456789abcdefABCDEF ')
    const inSignature = fc.integer({ min: gapStart + 1, max: gapStart + signatureLength })
    const property = fc.property(inSignature, fc.constantFrom(...digits), (offset, digit) => {
      fc.pre(bytes[offset] !== digit)
      expect(change(offset, digit)).not.toEqual([])
    })
    fc.assert(property, { numRuns: 150 })
  })

  test.each([
    ['in the padding', gapEnd - 10, '1'],
    ['at the end of the padding', gapEnd - 2, '1'],
    ['instead of the bracket', gapEnd - 1, '0'],
    ['at the end of the file', bytes.length - 1, ' '],
    ['in the first line', 5, '2'],
  ])('%s is rejected', (_, offset, character) => {
    expect(change(offset, character.charCodeAt(0))).not.toEqual([])
  })
})

describe('forgeries', () => {
  test('a later update', async () => {
    expect(errorsOf(await appendRevision(sealed))).toContain('LATER_REVISION')
  })

  test('bytes after the end', () => {
    expect(errorsOf(Buffer.concat([sealed, Buffer.from('\n')]))).toContain('LATER_REVISION')
    expect(errorsOf(Buffer.concat([sealed, Buffer.from('%PDF')]))).toEqual(['PDF_UNREADABLE'])
  })

  test('a second signature', async () => {
    expect(errorsOf(await signAgain(sealed, sealKey, at))).toEqual(['SEVERAL_SIGNATURES'])
    expect(errorsOf(await signAgain(sealed, other.sealKey, at))).toEqual(['SEVERAL_SIGNATURES'])
  })

  test('a truncated file', () => {
    expect(errorsOf(sealed.subarray(0, sealed.length - 700))).toEqual(['PDF_UNREADABLE'])
    expect(errorsOf(sealed.subarray(0, shown.pdf.length))).toEqual(['NO_SIGNATURE'])
    expect(errorsOf(new Uint8Array())).toEqual(['PDF_UNREADABLE'])
  })

  test('an authority that nobody trusts', () => {
    expect(errorsOf(sealed, { trustedRoots: [other.root] })).toEqual(['CERTIFICATE_UNTRUSTED'])
    expect(errorsOf(sealed, { trustedRoots: [] })).toEqual(['CERTIFICATE_UNTRUSTED'])
  })

  test('a wrapped signature with a correct digest', () => {
    const wrapped = wrapSignature(sealed)
    expect(errorsOf(wrapped)).toEqual(['GAP_NOT_THE_SIGNATURE'])
  })

  test('a signature of another sealed file', async () => {
    const twin = { ...evidence, contract: { ...evidence.contract, reference: '20260043' } }
    const stolen = (await sealContract({ shownPdf: shown.pdf, evidence: twin, sealKey })).pdf
    const { bytes, gapStart, gapEnd } = partsOf(stolen)
    const forged = withSignature(sealed, bytes.toString('latin1', gapStart + 1, gapEnd - 1))
    expect(errorsOf(forged)).toEqual(['DIGEST_MISMATCH'])
  })

  test('no signature in its place', () => {
    expect(errorsOf(withSignature(sealed, ''))).toContain('SIGNATURE_MALFORMED')
  })

  test('upper-case digits, which mean the same', () => {
    const { bytes, gapStart, gapEnd, signatureLength } = partsOf(sealed)
    const hex = bytes.toString('latin1', gapStart + 1, gapEnd - 1)
    expect(errorsOf(withSignature(sealed, hex.toUpperCase()))).toEqual(['GAP_NOT_THE_SIGNATURE'])
    const half = hex.slice(0, signatureLength / 2).toUpperCase() + hex.slice(signatureLength / 2)
    expect(errorsOf(withSignature(sealed, half))).toEqual(['GAP_NOT_THE_SIGNATURE'])
  })
})

describe('seals that say less than ours', () => {
  test('another tool’s signature is accepted as any seal, not as ours', async () => {
    const signed = await signAgain(shown.pdf, sealKey, at)
    expect(errorsOf(signed)).toEqual(['GAP_NOT_THE_SIGNATURE', 'NOT_CERTIFIED', 'EVIDENCE_MISSING'])
    expect(errorsOf(signed, { expected: 'any' })).toEqual([])
    expect(errorsOf(await appendRevision(signed), { expected: 'any' })).toEqual(['LATER_REVISION'])
  })

  test('a signature that no field references', async () => {
    const signed = await signAgain(shown.pdf, sealKey, at)
    const text = Buffer.from(signed)
      .toString('latin1')
      .replace(/\/FT \/Sig\b/, '/FT /Btn')
    expect(errorsOf(Buffer.from(text, 'latin1'), { expected: 'any' })).toContain(
      'SIGNATURE_NOT_REACHABLE',
    )
  })

  test('a seal without evidence, or with another’s', async () => {
    expect(errorsOf(await sealWith([]))).toEqual(['EVIDENCE_MISSING'])
    const original = attachment('original.pdf', shown.pdf)
    const broken = attachment('evidence.json', Buffer.from('{}'))
    expect(errorsOf(await sealWith([original, broken]))).toEqual(['EVIDENCE_UNREADABLE'])
    const own = attachment('evidence.json', encodeEvidence(evidence))
    expect(errorsOf(await sealWith([own]))).toEqual(['ORIGINAL_MISSING'])
    const foreign = attachment('original.pdf', Buffer.concat([shown.pdf, Buffer.from('\n')]))
    expect(errorsOf(await sealWith([foreign, own]))).toEqual(['ORIGINAL_HASH_MISMATCH'])
  })

  test('evidence whose code was bound to another document', async () => {
    const [first, ...rest] = evidence.signers
    if (!first) throw new Error('No signer')
    const code = { ...first.code, documentSha256: '0'.repeat(64) }
    const doubtful = { ...evidence, signers: [{ ...first, code }, ...rest] }
    expect(errorsOf(await sealWithEvidence(shown.pdf, doubtful))).toEqual([
      'CODE_OF_OTHER_DOCUMENT',
    ])
  })

  test('pages changed between showing and sealing', async () => {
    const changed = await appendRevision(shown.pdf)
    expect(errorsOf(await sealWithEvidence(changed, evidence))).toEqual(['ORIGINAL_NOT_PRESERVED'])
  })

  test('a document that runs something when opened', async () => {
    const document = await PDF.load(shown.pdf)
    const action = PdfDict.of({ S: PdfName.of('JavaScript') })
    document.getCatalog().set('OpenAction', action)
    const changed = await document.save({ incremental: true })
    expect(errorsOf(await sealWithEvidence(changed, evidence))).toEqual(['ORIGINAL_NOT_PRESERVED'])
  })

  const sealWith = (attachments: Attachment[], pdf = shown.pdf) =>
    sealPdf({ pdf, attachments, sealKey, at, reason: 'Test' })
  const sealWithEvidence = (pdf: Uint8Array, said: Evidence) =>
    sealWith(
      [attachment('original.pdf', shown.pdf), attachment('evidence.json', encodeEvidence(said))],
      pdf,
    )
})

describe('time', () => {
  test('a seal from the future', () => {
    const now = new Date(at.getTime() - 11 * 60_000)
    expect(errorsOf(sealed, { now })).toEqual(['SIGNING_TIME_IN_FUTURE'])
  })

  test('a seal whose certificate has expired since is valid, and reported as such', () => {
    const { valid, findings } = verify(sealed, { now: new Date('2040-01-01') })
    expect(valid).toBe(true)
    expect(findings.map(({ code }) => code)).toContain('CERTIFICATE_EXPIRED_SINCE')
  })

  test('a seal made before or after its certificate was valid', async () => {
    for (const when of ['2014-12-31', '2035-01-03']) {
      const early = await sealPdf({
        pdf: shown.pdf,
        attachments: [],
        sealKey,
        at: new Date(when),
        reason: 'Test',
      })
      expect(errorsOf(early, { expected: 'any', now: new Date('2050-01-01') })).toEqual([
        'CERTIFICATE_OUTSIDE_VALIDITY',
      ])
    }
  })
})

test('each finding has its text', () => {
  expect(translate('fr', 'evidence.finding.LATER_REVISION', { added: 1285 })).toContain(
    '1 285'.replace(' ', '\u202f'),
  )
})

function attachment(fileName: string, content: Uint8Array): Attachment {
  return { fileName, content, description: fileName, mediaType: 'text/plain', relationship: 'Data' }
}
