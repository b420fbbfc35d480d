import { strFromU8, unzipSync } from 'fflate'

/** A part of a Word file as XML, by its name: `document`, `header1`. */
export function wordPart(file: Uint8Array, name = 'document'): string {
  return strFromU8(unzipSync(file)[`word/${name}.xml`]!)
}
