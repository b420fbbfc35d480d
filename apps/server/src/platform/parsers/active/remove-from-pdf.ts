import { PDF, PdfArray, PdfDict, PdfName, PdfStream, PdfString, type PdfObject } from '@libpdf/core'
import { HARMLESS_ADDRESS, KIND_OF_NAME } from './find-in-pdf.ts'

/** Entries that only lead to what is removed. */
const DROPPED_KEYS = [
  'JS',
  'JavaScript',
  'XFA',
  'EF',
  'EmbeddedFiles',
  'AF',
  'RichMediaContent',
  'RichMediaSettings',
]

/**
 * A copy of an unsigned PDF without scripts, actions, attached files and dynamic forms; its pages stay. The whole
 * file is written anew, so that no earlier revision remains inside. The caller looks at the result again.
 */
export async function removeFromPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes)
  const { registry } = pdf.context
  const catalog = pdf.context.catalog.getDict()
  // A file in which nothing changed is given back byte for byte, with what is around it.
  catalog.set('Type', PdfName.of('Catalog'))
  const seen = new Set<PdfObject>()
  const waiting: PdfObject[] = [catalog]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const object = next.type === 'ref' ? registry.resolve(next) : next
    if (!object || seen.has(object)) continue
    seen.add(object)
    if (object instanceof PdfDict) cleanDict(object)
    if (object instanceof PdfDict) for (const [, value] of object) waiting.push(value)
    else if (object instanceof PdfArray) for (const value of object) waiting.push(value)
  }
  return pdf.save({ useXRefStream: false })
}

function cleanDict(dict: PdfDict): void {
  for (const key of DROPPED_KEYS) dict.delete(key)
  if (dict instanceof PdfStream && dict.getName('Type')?.value === 'EmbeddedFile') {
    emptyDict(dict)
    dict.setData(new Uint8Array())
  } else if (acts(dict)) emptyDict(dict)
  else if (isActiveAnnotation(dict)) dict.set('Subtype', PdfName.of('Square'))
}

/** An action of a kind that is removed, or one that opens a file: an empty action does nothing. */
function acts(dict: PdfDict): boolean {
  const kind = dict.getName('S')?.value ?? ''
  if (kind in KIND_OF_NAME) return true
  const address = dict.get('URI')
  return address instanceof PdfString && !HARMLESS_ADDRESS.test(address.asString())
}

function isActiveAnnotation(dict: PdfDict): boolean {
  return (dict.getName('Subtype')?.value ?? '') in KIND_OF_NAME
}

function emptyDict(dict: PdfDict): void {
  for (const key of dict.keys()) dict.delete(key)
}
