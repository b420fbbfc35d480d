import { PdfArray, PdfDict, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import type { PDF } from '@libpdf/core'

/** Any PDF object; the library exports its members but not their union. */
export type PdfObject = NonNullable<ReturnType<PdfDict['get']>>

export interface ObjectCopier {
  /** The copied object in the target, with everything it refers to. */
  copy(value: PdfObject): PdfObject
  /** Makes references to a source object point to an object the target already has. */
  replace(source: PdfRef, target: PdfRef): void
}

/**
 * Copies objects and whatever they reference from one document into another, each once.
 *
 * @param identifierPrefix put before the identifiers of structure elements, so that the tables of both documents keep
 * finding their own header cells.
 */
export function createObjectCopier(
  source: PDF,
  target: PDF,
  identifierPrefix: string,
): ObjectCopier {
  const copied = new Map<string, PdfRef>()

  const copy = (value: PdfObject): PdfObject => {
    if (value instanceof PdfRef) return copyReferenced(value)
    if (value instanceof PdfStream) return fill(new PdfStream([], value.data), value)
    if (value instanceof PdfDict) return fill(new PdfDict(), value)
    if (value instanceof PdfArray) return PdfArray.of(...value.toArray().map(copy))
    return value
  }

  const copyReferenced = (reference: PdfRef): PdfRef => {
    const known = copied.get(reference.toString())
    if (known) return known
    const value = source.getObject(reference)
    if (!(value instanceof PdfDict)) return remember(reference, value ? copy(value) : new PdfDict())
    // Registered before it is filled: page trees and structure trees refer back to their parents.
    const empty = value instanceof PdfStream ? new PdfStream([], value.data) : new PdfDict()
    const place = remember(reference, empty)
    fill(empty, value)
    return place
  }

  const remember = (reference: PdfRef, value: PdfObject): PdfRef => {
    const place = target.register(value)
    copied.set(reference.toString(), place)
    return place
  }

  const fill = <T extends PdfDict>(copyOfDict: T, dict: PdfDict): T => {
    for (const [key, value] of dict) {
      const isIdentifier = key.value === 'Headers' || (key.value === 'ID' && dict.has('S'))
      copyOfDict.set(key, isIdentifier ? prefixIdentifiers(value, identifierPrefix) : copy(value))
    }
    return copyOfDict
  }

  return {
    copy,
    replace: (from, to) => void copied.set(from.toString(), to),
  }
}

function prefixIdentifiers(value: PdfObject, prefix: string): PdfObject {
  if (value instanceof PdfString) {
    return new PdfString(Buffer.concat([Buffer.from(prefix, 'latin1'), value.bytes]))
  }
  if (!(value instanceof PdfArray)) return value
  return PdfArray.of(...value.toArray().map((item) => prefixIdentifiers(item, prefix)))
}
