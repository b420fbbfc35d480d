import { openWordPackage } from '../word/word-package.ts'
import { createKindCounter } from './count-kinds.ts'
import { VBA_PROJECT, writtenRelationships } from './find-in-word.ts'
import type { FoundContent } from './found-content.ts'
import { svgActs } from './svg-acts.ts'
import { kindOfRelationship } from './word-relationship.ts'

/** Sheets of the macro language that is older than VBA. */
const MACRO_SHEET = /^xl\/macrosheets\/[^/]+\.xml$/i
const CONNECTIONS = /^xl\/connections\.xml$/i

/**
 * What an Excel workbook holds besides its cells.
 * @throws Refused as `openWordPackage` and `parseXml` do
 */
export function findInWorkbook(bytes: Uint8Array): FoundContent {
  const file = openWordPackage(bytes, 'xlsx')
  const kinds = createKindCounter()
  for (const part of file.parts) {
    if (VBA_PROJECT.test(part) || MACRO_SHEET.test(part)) kinds.add('macros')
    else if (CONNECTIONS.test(part)) kinds.add('externalContent')
    else if (/\.svg$/i.test(part) && svgActs(file.bytes(part) ?? new Uint8Array()))
      kinds.add('scripts')
    else if (/\.rels$/i.test(part))
      for (const { relationship } of writtenRelationships(file, part)) {
        const kind = kindOfRelationship(relationship)
        if (kind && kind !== 'macros') kinds.add(kind)
      }
  }
  const isSigned = file.parts.some((part) => part.startsWith('_xmlsignatures/'))
  return { found: kinds.list(), isSigned }
}
