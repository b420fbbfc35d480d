import { failed } from './finding.ts'
import type { Finding } from './finding.ts'
import { asText } from './pdf-cursor.ts'
import { catalogOf, dictionaryOf, listOf, objectOf } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { isStream } from './pdf-stream.ts'
import { isDictionary, isText, nameOf } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

/** The position of a file's only signature, and the range it covers. */
export interface SealPlace {
  signature: PdfDictionary
  signedParts: [before: Uint8Array, after: Uint8Array]
  /** What is between them: the signature with its padding. */
  contents: Uint8Array
  /** Whether the gap uses lower-case digits, as our seals do. */
  isLowerCase: boolean
}

/**
 * Finds a file's only signature and checks that it covers everything but itself: from the first byte to the last, and
 * nothing but its own digits in the gap.
 */
export function findSeal(file: PdfFile): { seal?: SealPlace; findings: Finding[] } {
  const signatures = findSignatures(file)
  const [signature, ...others] = signatures
  if (!signature) return { findings: [failed('NO_SIGNATURE')] }
  if (others.length > 0) {
    return { findings: [failed('SEVERAL_SIGNATURES', { count: signatures.length })] }
  }
  const findings = isReachable(file, signature) ? [] : [failed('SIGNATURE_NOT_REACHABLE')]
  const range = readByteRange(signature)
  if (!range) return { findings: [...findings, failed('BYTE_RANGE_MALFORMED')] }
  const { before, after, end } = range
  const size = file.bytes.length
  if (end > size) findings.push(failed('FILE_TRUNCATED', { missing: end - size }))
  if (end < size) findings.push(failed('LATER_REVISION', { added: size - end }))

  const contents = signature.get('Contents')
  const isWholeGap = isText(contents) && contents.start === before && contents.end === after
  const gap = asText(file.bytes.subarray(before, after))
  if (!isWholeGap || !isOneSpelling(gap)) {
    return { findings: [...findings, failed('GAP_NOT_THE_SIGNATURE')] }
  }
  const signedParts: SealPlace['signedParts'] = [
    file.bytes.subarray(0, before),
    file.bytes.subarray(after, end),
  ]
  const digits = Buffer.from(gap.slice(1, -1), 'hex')
  const isLowerCase = gap === gap.toLowerCase()
  return { seal: { signature, signedParts, contents: digits, isLowerCase }, findings }
}

/** Every dictionary that claims to be a signature or names a byte range, wherever it hides. */
function findSignatures(file: PdfFile): PdfDictionary[] {
  const found = new Set<PdfDictionary>()
  const search = (value: PdfValue): void => {
    if (Array.isArray(value)) value.forEach(search)
    if (!isDictionary(value)) return
    const isSignature = ['Sig', 'DocTimeStamp'].includes(nameOf(value.get('Type')) ?? '')
    // A field of a form bears /FT /Sig, and a reference to its signature in /V.
    if (value.has('ByteRange') || (isSignature && !value.has('FT'))) found.add(value)
    for (const inner of value.values()) search(inner)
  }
  for (const number of file.places.keys()) {
    const value = objectOf(file, number)
    search(isStream(value) ? value.dictionary : value)
  }
  return [...found]
}

/** Whether a form field references the signature, as a PDF reader would find it. */
function isReachable(file: PdfFile, signature: PdfDictionary): boolean {
  const form = dictionaryOf(file, catalogOf(file).get('AcroForm'))
  const search = (reference: PdfValue, depth: number): boolean => {
    const field = dictionaryOf(file, reference)
    if (!field || depth > 16) return false
    if (nameOf(field.get('FT')) === 'Sig' && dictionaryOf(file, field.get('V')) === signature) {
      return true
    }
    return listOf(file, field.get('Kids')).some((kid) => search(kid, depth + 1))
  }
  return listOf(file, form?.get('Fields')).some((field) => search(field, 0))
}

/** From the first byte to a gap, and from after it to an end. */
function readByteRange(signature: PdfDictionary) {
  const range = signature.get('ByteRange')
  if (!Array.isArray(range) || range.length !== 4 || !range.every(Number.isSafeInteger)) {
    return undefined
  }
  const [start, before, after, length] = range.map(Number)
  if (start !== 0 || !before || !after || !length || after <= before || length < 0) return undefined
  return { before, after, end: after + length }
}

/** Digits of one case only: a changed case would be a changed byte that nothing else detects. */
function isOneSpelling(gap: string): boolean {
  return gap.length % 2 === 0 && /^<(?:[0-9a-f]*|[0-9A-F]*)>$/.test(gap)
}
