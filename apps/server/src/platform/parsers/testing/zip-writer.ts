import { Zip, ZipDeflate } from 'fflate'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export interface ZipWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Resolves with its size in bytes. */
  close(): Promise<number>
}

/** Writes a zip of any size entry by entry, each deflated fast. */
export function openZip(path: string): ZipWriter {
  const out = createWriteStream(path)
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    out.write(chunk)
  })
  return {
    add: async (name, bytes) => {
      const entry = new ZipDeflate(name, { level: 1 })
      zip.add(entry)
      entry.push(bytes, true)
      if (out.writableNeedDrain) await once(out, 'drain')
    },
    close: async () => {
      zip.end()
      out.end()
      await once(out, 'finish')
      return out.bytesWritten
    },
  }
}
