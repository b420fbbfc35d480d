import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'
import type { PdfRef } from '@libpdf/core'
import { createHash } from 'node:crypto'
import { appendPages } from './append-pages.ts'
import { attachFiles } from './attach-files.ts'
import type { Attachment } from './attach-files.ts'
import type { SealKey } from './authority.ts'
import { pdfDate } from './pdf-date.ts'
import { placeStamps } from './place-stamps.ts'
import type { SignatureStamps } from './signature-stamps.ts'
import { signCms } from './sign-cms.ts'
import type { TimestampAuthority } from './timestamp-authority.ts'
import { updateMetadata } from './update-metadata.ts'

export interface SealRequest {
  /** The PDF people were shown and whose hash they confirmed. Its bytes begin the sealed file. */
  pdf: Uint8Array
  /** Pages to append: the certificate. */
  certificatePages?: Uint8Array
  /** Signatures to show in the places reserved for them. */
  signatures?: SignatureStamps
  attachments: readonly Attachment[]
  sealKey: SealKey
  at: Date
  /** Shown by PDF readers beside the seal. */
  reason: string
  location?: string
  /** When set, the seal carries its timestamp (B-T). When left out, it only states its own time (B-B). */
  timestampAuthority?: TimestampAuthority
}

export type SealErrorCode = 'PDF_ENCRYPTED' | 'PDF_DAMAGED' | 'PDF_SEALED_ALREADY' | 'SEAL_TOO_LONG'

/** A PDF that cannot be sealed: an internal fault, since the server makes what it seals. */
export class SealError extends Error {
  readonly code: SealErrorCode

  constructor(code: SealErrorCode) {
    super(code)
    this.name = 'SealError'
    this.code = code
  }
}

/**
 * Seals a PDF for its organisation (PAdES, ETSI EN 319 142-1): one certifying signature that covers the whole file
 * and allows no change after it. Everything is added in one incremental update after the bytes of the PDF, so its
 * pages are unchanged and its hash can be computed from the sealed file. Without a timestamp, the same request
 * produces the same bytes.
 *
 * @throws SealError for a PDF that cannot take a seal.
 * @throws TimestampError when the timestamp authority fails; nothing is sealed then.
 */
export async function sealPdf(request: SealRequest): Promise<Uint8Array> {
  const document = await openUnsealed(request.pdf)
  const appended = request.certificatePages
    ? appendPages(document, await PDF.load(request.certificatePages))
    : []
  if (request.signatures) {
    const { pictures, stamps } = request.signatures
    placeStamps(document, await PDF.load(pictures), stamps)
  }
  attachFiles(document, request.attachments, request.at)
  updateMetadata(document, request.at)
  addSealField(document, request, appended[0])
  const update = await document.save({ incremental: true, compressStreams: false })
  return sign(update, request)
}

async function openUnsealed(pdf: Uint8Array): Promise<PDF> {
  const document = await PDF.load(pdf)
  if (document.isEncrypted) throw new SealError('PDF_ENCRYPTED')
  // The library rewrites repaired or linearised files: their bytes would not be preserved.
  if (document.recoveredViaBruteForce || document.isLinearized) throw new SealError('PDF_DAMAGED')
  if (document.getCatalog().has('AcroForm')) throw new SealError('PDF_SEALED_ALREADY')
  return document
}

/** An invisible field: people see the seal on the certificate page, and the reader's panel checks it. */
function addSealField(document: PDF, request: SealRequest, certificatePage?: PdfRef): void {
  const signature = document.register(describeSeal(request))
  const page = certificatePage ?? document.getPage(0)?.ref
  if (!page) throw new SealError('PDF_DAMAGED')
  const field = document.register(
    PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Widget'),
      FT: PdfName.of('Sig'),
      T: PdfString.fromString('Seal'),
      F: PdfNumber.of(printed + locked),
      Rect: PdfArray.of(...[0, 0, 0, 0].map((edge) => PdfNumber.of(edge))),
      P: page,
      V: signature,
    }),
  )
  if (certificatePage) addAnnotation(document, certificatePage, field)
  const catalog = document.getCatalog()
  const flags = PdfNumber.of(signaturesExist + appendOnly)
  catalog.set('AcroForm', PdfDict.of({ Fields: PdfArray.of(field), SigFlags: flags }))
  catalog.set('Perms', PdfDict.of({ DocMDP: signature }))
}

function addAnnotation(document: PDF, page: PdfRef, field: PdfRef): void {
  const dict = document.getObject(page) as PdfDict
  const resolve = document.getObject.bind(document)
  const others = dict.getArray('Annots', resolve)?.toArray() ?? []
  dict.set('Annots', PdfArray.of(...others, field))
}

function describeSeal(request: SealRequest): PdfDict {
  const { at, reason, location } = request
  const noChanges = PdfDict.of({
    Type: PdfName.of('TransformParams'),
    P: PdfNumber.of(1),
    V: PdfName.of('1.2'),
  })
  const certification = PdfDict.of({
    Type: PdfName.of('SigRef'),
    TransformMethod: PdfName.of('DocMDP'),
    TransformParams: noChanges,
  })
  const entries: Record<string, PdfDict | PdfName | PdfString | PdfArray> = {
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: PdfArray.of(...rangePlaceholder.map((offset) => PdfNumber.of(offset))),
    Contents: new PdfString(new Uint8Array(contentsBytesOf(request)), 'hex'),
    M: pdfDate(at),
    Reason: PdfString.fromString(reason),
    Reference: PdfArray.of(certification),
  }
  if (location) entries['Location'] = PdfString.fromString(location)
  return PdfDict.of(entries)
}

/** Fills in the two placeholders: the byte range, then the signature of all the rest. */
async function sign(update: Uint8Array, request: SealRequest): Promise<Uint8Array> {
  const sealed = Buffer.from(update)
  if (!sealed.subarray(0, request.pdf.length).equals(request.pdf)) {
    throw new SealError('PDF_DAMAGED')
  }
  const contentsBytes = contentsBytesOf(request)
  const contents = findOnce(sealed, `<${'0'.repeat(2 * contentsBytes)}>`, request.pdf.length)
  const end = contents + 2 * contentsBytes + 2
  const range = `[0 ${contents} ${end} ${sealed.length - end}]`
  const placeholder = `[${rangePlaceholder.join(' ')}]`
  const rangeAt = findOnce(sealed, placeholder, request.pdf.length)
  sealed.write(range.padEnd(placeholder.length), rangeAt, 'latin1')

  const digest = createHash('sha256')
    .update(sealed.subarray(0, contents))
    .update(sealed.subarray(end))
    .digest()
  const cms = await signCms(digest, request.sealKey, request.timestampAuthority)
  if (cms.length > contentsBytes) throw new SealError('SEAL_TOO_LONG')
  sealed.write(Buffer.from(cms).toString('hex'), contents + 1, 'latin1')
  return sealed
}

function findOnce(bytes: Buffer, text: string, from: number): number {
  const found = bytes.indexOf(text, from, 'latin1')
  if (found < 0 || bytes.includes(text, found + 1, 'latin1')) throw new SealError('PDF_DAMAGED')
  return found
}

/** Two 3072-bit certificates and a signature take 3.2 KB; a timestamp with its chain up to 8 KB. */
function contentsBytesOf({ timestampAuthority }: SealRequest): number {
  return timestampAuthority ? 20_480 : 6144
}

const rangePlaceholder = [0, 9_999_999_999, 9_999_999_998, 9_999_999_997]

/** Annotation flags (ISO 32000-1, table 165) and signature flags (table 219). */
const printed = 4
const locked = 128
const signaturesExist = 1
const appendOnly = 2
