import { element, xmlPart, type Xml } from './xml.ts'

/** What one part of the file refers to. */
export interface Relationships {
  /** A part of the file, by its name relative to this one. Returns the id. */
  toPart(kind: string, target: string): string
  /** An address outside the file. */
  toAddress(kind: string, address: string): string
  xml(): Xml
}

const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The same target has the same id, however often it is asked for. */
export function createRelationships(): Relationships {
  const ids = new Map<string, string>()
  const written: Xml[] = []
  const add = (kind: string, target: string, mode: 'External' | undefined): string => {
    const key = `${kind} ${target}`
    const known = ids.get(key)
    if (known) return known
    const id = `rId${ids.size + 1}`
    ids.set(key, id)
    const type = kind.includes('/') ? kind : `${KINDS}/${kind}`
    written.push(element('Relationship', { Id: id, Type: type, Target: target, TargetMode: mode }))
    return id
  }
  return {
    toPart: (kind, target) => add(kind, target, undefined),
    toAddress: (kind, address) => add(kind, address, 'External'),
    xml: () => xmlPart('Relationships', { xmlns: PACKAGE }, ...written),
  }
}
