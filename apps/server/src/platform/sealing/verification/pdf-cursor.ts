import { PdfSyntaxError } from './pdf-value.ts'

/** A position in a file that advances as values are read. */
export interface Cursor {
  readonly bytes: Uint8Array
  position: number
}

/** -1 past the end. */
export function byteAt(cursor: Cursor, offset = 0): number {
  return cursor.bytes[cursor.position + offset] ?? -1
}

export function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

export function fault(cursor: Cursor, what: string): PdfSyntaxError {
  return new PdfSyntaxError(`${what} at ${cursor.position}`)
}
