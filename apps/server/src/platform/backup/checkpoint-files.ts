import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePart } from './part-files.ts'

/** The signed heads of the audit trails (`data/checkpoints`) as one JSON object: text by file name. */
export async function readCheckpointFiles(dataDirectory: string): Promise<Buffer> {
  const folder = join(dataDirectory, 'checkpoints')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const texts = await Promise.all(
    names.sort().map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
  )
  return Buffer.from(`${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`)
}

export async function writeCheckpointFiles(dataDirectory: string, json: string): Promise<void> {
  const folder = join(dataDirectory, 'checkpoints')
  await mkdir(folder, { mode: 0o700 })
  for (const [name, text] of Object.entries(JSON.parse(json) as Record<string, string>)) {
    if (!/^[0-9a-f-]{36}\.jsonl$/.test(name)) throw new Error(`${name} is not a checkpoint file`)
    await writePart(join(folder, name), [Buffer.from(text)])
  }
}
