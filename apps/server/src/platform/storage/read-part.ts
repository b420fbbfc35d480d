import { open } from 'node:fs/promises'

/** The bytes from `start` up to `end` (exclusive); fewer at the end of the file. */
export async function readPart(path: string, start: number, end: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const part = Buffer.alloc(Math.max(0, end - start))
    let length = 0
    while (length < part.length) {
      const { bytesRead } = await file.read(part, length, part.length - length, start + length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return part.subarray(0, length)
  } finally {
    await file.close()
  }
}
