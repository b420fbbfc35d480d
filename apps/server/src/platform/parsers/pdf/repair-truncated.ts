/**
 * A truncated PDF has lost its cross-reference table, which is at the end, and often the page tree; the pages
 * themselves are still there. Searches for them and writes a new page tree and trailer. Only objects outside object
 * streams can be recovered this way; undefined when there are none.
 */
export function repairTruncated(bytes: Uint8Array): Uint8Array | undefined {
  // One character per byte, so that positions in the text are positions in the file.
  const text = Buffer.from(bytes).toString('latin1')
  const objects = objectsOf(text)
  const last = Math.max(0, ...objects.map(({ id }) => id))
  const catalog = objects.find(({ head }) => /\/Type\s*\/Catalog\b/.test(head))
  const hasPageTree = objects.some(({ head }) => /\/Type\s*\/Pages\b/.test(head))
  if (catalog && hasPageTree) return withTrailer(bytes, '', catalog.id, last + 1)
  const pages = objects.filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
  if (pages.length === 0) return undefined
  const kids = pages.map(({ id }) => `${id} 0 R`).join(' ')
  const list =
    `${last + 1} 0 obj\n<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 612 792]>>\nendobj\n` +
    `${last + 2} 0 obj\n<</Type/Catalog/Pages ${last + 1} 0 R>>\nendobj\n`
  return withTrailer(bytes, list, last + 2, last + 3)
}

interface FoundObject {
  id: number
  /** The beginning of the object's text, which includes its type. */
  head: string
}

const MAX_OBJECTS = 200_000
const HEAD_CHARS = 2000

function objectsOf(text: string): FoundObject[] {
  const objects = new Map<number, FoundObject>()
  for (const found of text.matchAll(/(?:^|[\r\n\s])(\d{1,7})\s+\d{1,5}\s+obj\b/g)) {
    const id = Number(found[1])
    const start = found.index + found[0].length
    const end = text.indexOf('endobj', start)
    // A later object with the same number replaces the earlier one; a truncated object is ignored.
    if (end < 0) break
    objects.set(id, { id, head: text.slice(start, Math.min(end, start + HEAD_CHARS)) })
    if (objects.size > MAX_OBJECTS) break
  }
  return [...objects.values()]
}

function withTrailer(bytes: Uint8Array, objects: string, root: number, size: number): Uint8Array {
  const end = `\nendstream\nendobj\n${objects}trailer\n<</Root ${root} 0 R/Size ${size}>>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(end, 'latin1')])
}
