/** A PDF value as encoded in a file (ISO 32000-1, 7.3). */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfText
  | PdfReference
  | PdfValue[]
  | PdfDictionary

export interface PdfName {
  name: string
}

export interface PdfText {
  bytes: Uint8Array
  /** Its position, delimiters included. */
  start: number
  end: number
}

export interface PdfReference {
  object: number
  generation: number
}

export type PdfDictionary = Map<string, PdfValue>

/** A file that the strict reader rejects. Nothing is repaired or guessed. */
export class PdfSyntaxError extends Error {}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'object' in value
}

export function isText(value: PdfValue | undefined): value is PdfText {
  return typeof value === 'object' && value !== null && 'bytes' in value
}

/** The name if the value is one; undefined for any other value. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined
}
