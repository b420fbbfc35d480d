import { zipSync } from 'fflate'
import { decodeXml } from '../xml/decode-xml.ts'
import { childrenNamed } from '../xml/xml-walk.ts'
import { openWordPackage, type WordPackage } from '../word/word-package.ts'
import { writtenRelationships } from './find-in-word.ts'
import { svgActs } from './svg-acts.ts'
import { activeFields } from './word-fields.ts'
import { kindOfRelationship } from './word-relationship.ts'

/** Parts that exist only for what is removed. */
const DROPPED_PART =
  /(?:^|\/)(?:vba(?:Project|ProjectSignature\w*|Data)\.(?:bin|xml)|_rels\/vba\w*\.\w+\.rels)$|(?:^|\/)(?:activeX|embeddings|webextensions)\//i
/** Elements that make no sense without their relationship. */
const DEPENDENT =
  'OLEObject|control|attachedTemplate|altChunk|subDoc|dataSource|headerSource|sourceFileName'

const EMPTY_IMAGE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

/**
 * A copy of a Word file without macros, controls, embedded files, and whatever reaches outside. Pictures of embedded
 * objects stay. The caller looks at the result again before it believes it.
 */
export function removeFromWord(bytes: Uint8Array): Uint8Array {
  const file = openWordPackage(bytes)
  const dropped = droppedRelationships(file)
  const entries: Record<string, Uint8Array> = {}
  for (const part of file.parts) {
    if (DROPPED_PART.test(part)) continue
    entries[part] = cleanedPart(file, part, dropped)
  }
  return zipSync(entries, { level: 6 })
}

/** The ids to drop, by the part that holds them. */
function droppedRelationships(file: WordPackage): Map<string, Set<string>> {
  const dropped = new Map<string, Set<string>>()
  for (const part of file.parts.filter((name) => /\.rels$/i.test(name))) {
    const ids = writtenRelationships(file, part)
      .filter(({ relationship }) => kindOfRelationship(relationship) !== undefined)
      .map(({ id }) => id)
    if (ids.length > 0) dropped.set(holderOf(part), new Set(ids))
  }
  return dropped
}

/** 'word/_rels/document.xml.rels' belongs to 'word/document.xml'. */
function holderOf(part: string): string {
  return part.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, '$1$2')
}

function cleanedPart(
  file: WordPackage,
  part: string,
  dropped: Map<string, Set<string>>,
): Uint8Array {
  const bytes = file.bytes(part) ?? new Uint8Array()
  if (/\.rels$/i.test(part)) return withoutRelationships(file, part, dropped.get(holderOf(part)))
  if (part === '[Content_Types].xml') return cleanedTypes(file)
  if (/\.svg$/i.test(part)) return svgActs(bytes) ? EMPTY_IMAGE : bytes
  if (!/\.xml$/i.test(part)) return bytes
  const text = decodeXml(bytes)
  const cleaned = withoutIds(withoutFields(text), dropped.get(part))
  return cleaned === text ? bytes : utf8(cleaned)
}

function withoutRelationships(
  file: WordPackage,
  part: string,
  dropped: ReadonlySet<string> | undefined,
): Uint8Array {
  if (!dropped) return file.bytes(part) ?? new Uint8Array()
  const kept = writtenRelationships(file, part).filter(({ id }) => !dropped.has(id))
  const lines = kept.map(({ id, relationship: { type, target, isExternal } }) =>
    element('Relationship', {
      Id: id,
      Type: type,
      Target: target,
      ...(isExternal && { TargetMode: 'External' }),
    }),
  )
  return xmlPart('package/2006/relationships', 'Relationships', lines)
}

/** Without the parts that are gone; a document with macros becomes one without. */
function cleanedTypes(file: WordPackage): Uint8Array {
  const types = file.xml('[Content_Types].xml')
  const defaults = childrenNamed(types, 'ct:Default').map(({ attributes }) =>
    element('Default', attributes),
  )
  const overrides = childrenNamed(types, 'ct:Override')
    .filter(({ attributes }) => !DROPPED_PART.test(attributes['PartName'] ?? ''))
    .map(({ attributes }) =>
      element('Override', {
        PartName: attributes['PartName'] ?? '',
        ContentType: plainType(attributes['ContentType'] ?? ''),
      }),
    )
  return xmlPart('package/2006/content-types', 'Types', [...defaults, ...overrides])
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

function plainType(type: string): string {
  if (/macroEnabled\.main\+xml$/i.test(type)) return `${WORD_TYPE}.document.main+xml`
  return /macroEnabledTemplate\.main\+xml$/i.test(type) ? `${WORD_TYPE}.template.main+xml` : type
}

/** The result of a field stays as the text that it is. */
function withoutFields(text: string): string {
  const ranges = activeFields(text).flatMap((field) => field.ranges)
  return ranges
    .toSorted(([a], [b]) => b - a)
    .reduce((kept, [start, end]) => kept.slice(0, start) + kept.slice(end), text)
}

function withoutIds(text: string, ids: ReadonlySet<string> | undefined): string {
  if (!ids) return text
  const named = [...ids].map((id) => id.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const attribute = String.raw`\s[\w.-]+:[\w.-]+\s*=\s*(?:"(?:${named})"|'(?:${named})')`
  const dependents = new RegExp(
    String.raw`<((?:\w+:)?(?:${DEPENDENT}))\b[^>]*?${attribute}[^>]*?(?:/>|>[\s\S]*?</\1\s*>)`,
    'g',
  )
  return text.replaceAll(dependents, '').replaceAll(new RegExp(attribute, 'g'), '')
}

function element(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}/>`
}

function xmlPart(namespace: string, root: string, lines: string[]): Uint8Array {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://schemas.openxmlformats.org/${namespace}">${lines.join('')}</${root}>`,
  )
}

function utf8(text: string): Uint8Array {
  return Buffer.from(
    text.replace(/^\uFEFF?(<\?xml[^>]*?)encoding\s*=\s*["'][^"']*["']/, '$1encoding="UTF-8"'),
  )
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
