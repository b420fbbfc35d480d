import { parserRefusalCode } from '../parser-refusal.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { childrenNamed } from '../xml/xml-walk.ts'
import { openWordPackage, type WordPackage } from '../word/word-package.ts'
import { createKindCounter } from './count-kinds.ts'
import type { FoundContent } from './found-content.ts'
import { svgActs } from './svg-acts.ts'
import { activeFields } from './word-fields.ts'
import { kindOfRelationship, type WrittenRelationship } from './word-relationship.ts'

export const VBA_PROJECT = /(?:^|\/)vbaProject\.bin$/i

/**
 * A part in an encoding of its own, such as data of another program, is unchecked: the text may be read without it.
 * @throws Refused as `openWordPackage` and `parseXml` do
 */
export function findInWord(bytes: Uint8Array): FoundContent {
  const file = openWordPackage(bytes)
  const kinds = createKindCounter()
  for (const part of file.parts) {
    if (VBA_PROJECT.test(part)) kinds.add('macros')
    else if (/\.rels$/i.test(part)) {
      for (const { relationship } of writtenRelationships(file, part)) {
        const kind = kindOfRelationship(relationship)
        // The project itself is counted by its part: a forged relationship must not hide it.
        if (kind && kind !== 'macros') kinds.add(kind)
      }
    } else if (/\.svg$/i.test(part)) {
      if (svgActs(bytesOf(file, part))) kinds.add('scripts')
    } else if (/\.xml$/i.test(part)) {
      const text = readable(bytesOf(file, part))
      if (text === null) kinds.add('unchecked')
      else for (const field of activeFields(text)) kinds.add(field.kind)
    }
  }
  return {
    found: kinds.list(),
    isSigned: file.parts.some((part) => part.startsWith('_xmlsignatures/')),
  }
}

/** The relationships of a `.rels` part with their ids. */
export function writtenRelationships(
  file: WordPackage,
  part: string,
): { id: string; relationship: WrittenRelationship }[] {
  return childrenNamed(file.xml(part), 'rel:Relationship').map(({ attributes }) => {
    const target = attributes['Target'] ?? ''
    const isExternal =
      attributes['TargetMode'] === 'External' || /^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(target)
    return {
      id: attributes['Id'] ?? '',
      relationship: { type: attributes['Type'] ?? '', target, isExternal },
    }
  })
}

function readable(bytes: Uint8Array): string | null {
  try {
    return decodeXml(bytes)
  } catch (error) {
    if (parserRefusalCode(error) === 'FILE_UNREADABLE') return null
    throw error
  }
}

function bytesOf(file: WordPackage, part: string): Uint8Array {
  return file.bytes(part) ?? new Uint8Array()
}
