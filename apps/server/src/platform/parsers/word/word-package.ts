import { isOle, oleRefusal } from '../file-kind.ts'
import { fileRefused } from '../parser-refusal.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { childrenNamed } from '../xml/xml-walk.ts'
import { unpackEntry } from '../zip/unpack-entry.ts'
import { readZipDirectory, type ZipEntry, type ZipLimits } from '../zip/zip-directory.ts'
import { WORD_NAMESPACES } from './word-namespaces.ts'

export interface Relationship {
  type: string
  /** Name of a part of this file; undefined when the target is external. */
  part: string | undefined
  /** The address of an external target, never opened. */
  address: string | undefined
}

/** The parts of a Word file. Nothing outside the file can be reached through it. */
export interface WordPackage {
  mainPart: string
  xml(part: string): XmlElement | undefined
  bytes(part: string): Uint8Array | undefined
  relationships(part: string): Map<string, Relationship>
  /** The part that the main document relates to by this kind, such as 'styles'. */
  related(kind: string): XmlElement | undefined
  /** The same with what that part relates to. */
  relatedPart(kind: string): {
    root: XmlElement | undefined
    relationships: Map<string, Relationship>
  }
  /** The names of all parts. */
  parts: string[]
}

const LIMITS: ZipLimits = {
  entries: 3000,
  totalBytes: 400 * 1024 * 1024,
  ratio: 150,
  ratioFromBytes: 2 * 1024 * 1024,
}

/** What the content type of the main part says that a package is. */
const MAIN_TYPES = { docx: /ms-word|wordprocessingml/, xlsx: /ms-excel|spreadsheetml/ }

/**
 * Opens a .docx, or an .xlsx: checks the whole zip, then finds the main document.
 * @throws Refused FILE_TYPE_NOT_ALLOWED when it is a zip but not such a document, and the zip's refusals
 */
export function openWordPackage(
  file: Uint8Array,
  kind: keyof typeof MAIN_TYPES = 'docx',
): WordPackage {
  if (isOle(file)) throw oleRefusal(file)
  if (file[0] !== 0x50 || file[1] !== 0x4b) {
    throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: kind })
  }
  const entries = new Map(readZipDirectory(file, LIMITS).map((entry) => [entry.name, entry]))
  const mainPart = findMainPart(file, entries, kind)

  function bytes(part: string): Uint8Array | undefined {
    const entry = entries.get(part)
    return entry && !entry.isFolder ? unpackEntry(file, entry) : undefined
  }
  function xml(part: string): XmlElement | undefined {
    const found = bytes(part)
    return found && parseXml(found, WORD_NAMESPACES)
  }
  const relationships = (part: string) => readRelationships(xml(relationshipsPart(part)), part)
  const ofMain = relationships(mainPart)
  const partRelated = (relation: string) =>
    [...ofMain.values()].find(({ type }) => type.endsWith(`/${relation}`))?.part
  return {
    mainPart,
    xml,
    bytes,
    relationships,
    related(relation) {
      const part = partRelated(relation)
      return part === undefined ? undefined : xml(part)
    },
    relatedPart(relation) {
      const part = partRelated(relation)
      return part === undefined
        ? { root: undefined, relationships: new Map() }
        : { root: xml(part), relationships: relationships(part) }
    },
    parts: [...entries.values()].filter(({ isFolder }) => !isFolder).map(({ name }) => name),
  }
}

function findMainPart(
  file: Uint8Array,
  entries: Map<string, ZipEntry>,
  kind: keyof typeof MAIN_TYPES,
): string {
  const types = entries.get('[Content_Types].xml')
  const roots = entries.get('_rels/.rels')
  if (!types || !roots) throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: kind })
  const relations = readRelationships(parseXml(unpackEntry(file, roots), WORD_NAMESPACES), '')
  const main = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))?.part
  const contentTypes = parseXml(unpackEntry(file, types), WORD_NAMESPACES)
  const isOfKind = childrenNamed(contentTypes, 'ct:Override').some(
    ({ attributes }) =>
      attributes['PartName']?.replace(/^\//, '') === main &&
      MAIN_TYPES[kind].test(attributes['ContentType'] ?? ''),
  )
  if (!main || !entries.has(main) || !isOfKind) {
    throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: kind })
  }
  return main
}

function readRelationships(root: XmlElement | undefined, from: string): Map<string, Relationship> {
  const relationships = new Map<string, Relationship>()
  for (const { attributes } of childrenNamed(root, 'rel:Relationship')) {
    const { Id, Type, Target, TargetMode } = attributes
    if (!Id || Target === undefined) continue
    const isOutside = TargetMode === 'External' || /^[a-z][a-z0-9+.-]*:/i.test(Target)
    relationships.set(Id, {
      type: Type ?? '',
      part: isOutside ? undefined : resolvePart(from, Target),
      address: isOutside ? Target : undefined,
    })
  }
  return relationships
}

/** A target is relative to the folder of the part that names it; it only ever names a part. */
function resolvePart(from: string, target: string): string {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

function relationshipsPart(part: string): string {
  const folders = part.split('/')
  const name = folders.pop()
  return [...folders, '_rels', `${name}.rels`].join('/')
}
