import type { ParserOutput } from '../serve-operations.ts'
import { findInPdf } from './find-in-pdf.ts'
import { findInWord } from './find-in-word.ts'
import { findInWorkbook } from './find-in-workbook.ts'
import type { FoundContent } from './found-content.ts'
import { removeFromPdf } from './remove-from-pdf.ts'
import { removeFromWord } from './remove-from-word.ts'

export interface InspectParams {
  kind: 'pdf' | 'docx' | 'xlsx'
  /** Whether to make a copy without what is found, if that is possible. */
  remove: boolean
}

const FINDERS = { pdf: findInPdf, docx: findInWord, xlsx: findInWorkbook }

/** What a file holds; the copy without it, where asked for, as a part. */
export async function inspectActiveContent(
  input: Uint8Array,
  { kind, remove }: InspectParams,
): Promise<ParserOutput<FoundContent>> {
  const find = FINDERS[kind]
  const value = find(input)
  const isKnown = value.found.every((content) => content.kind !== 'unchecked')
  // A workbook without its macros computes other figures: it is never rewritten.
  if (kind === 'xlsx') return { value }
  if (!remove || value.found.length === 0 || value.isSigned || !isKnown) return { value }
  const copy = await copyWithout(input, kind)
  // Whatever the copy still holds was not removed: it is no copy without active content.
  return copy && find(copy).found.length === 0 ? { value, parts: [copy] } : { value }
}

/** Null for a file that the library which rewrites it cannot follow, although a reader may. */
async function copyWithout(input: Uint8Array, kind: 'pdf' | 'docx'): Promise<Uint8Array | null> {
  try {
    return await (kind === 'pdf' ? removeFromPdf : removeFromWord)(input)
  } catch {
    return null
  }
}
