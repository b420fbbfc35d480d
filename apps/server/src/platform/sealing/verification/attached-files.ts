import { catalogOf, dictionaryOf, listOf, streamOf } from './pdf-file.ts'
import type { PdfFile } from './pdf-file.ts'
import { decodeStream } from './pdf-stream.ts'
import { PdfSyntaxError, isText } from './pdf-value.ts'
import type { PdfValue } from './pdf-value.ts'

/**
 * The files embedded in a PDF, by their names in the name tree.
 *
 * @throws PdfSyntaxError when two share a name: readers would show different ones.
 */
export function readAttachedFiles(file: PdfFile): ReadonlyMap<string, () => Uint8Array> {
  const files = new Map<string, () => Uint8Array>()
  const names = dictionaryOf(file, catalogOf(file).get('Names'))
  const readNode = (value: PdfValue | undefined, depth: number): void => {
    const node = dictionaryOf(file, value)
    if (!node || depth > 16) return
    const entries = listOf(file, node.get('Names'))
    for (let index = 0; index + 1 < entries.length; index += 2) {
      const key = entries[index]
      const name = isText(key) ? Buffer.from(key.bytes).toString('latin1') : ''
      if (files.has(name)) throw new PdfSyntaxError(`Two attached files ${name}`)
      files.set(name, () => readContent(file, entries[index + 1]))
    }
    for (const kid of listOf(file, node.get('Kids'))) readNode(kid, depth + 1)
  }
  readNode(names?.get('EmbeddedFiles'), 0)
  return files
}

function readContent(file: PdfFile, specification: PdfValue | undefined): Uint8Array {
  const embedded = dictionaryOf(file, dictionaryOf(file, specification)?.get('EF'))
  const stream = streamOf(file, embedded?.get('F'))
  if (!stream) throw new PdfSyntaxError('An attached file without content')
  return decodeStream(stream)
}
