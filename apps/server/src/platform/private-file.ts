import { randomBytes } from 'node:crypto'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a small private file whole or not at all; it is on disk when this returns. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeDraft(path, text), path)
  await syncDirectory(dirname(path))
}

/**
 * The same, unless the file is there: of processes that start together, the first wins and the others read its file.
 */
export async function placePrivateFile(path: string, text: string): Promise<void> {
  const draft = await writeDraft(path, text)
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await syncDirectory(dirname(path))
}

/** Written completely and synced under another name first: a crash leaves no partial file behind. */
async function writeDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

/** Whether other accounts of the machine may read the file. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const { mode } = await stat(path)
  return (mode & 0o077) !== 0
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
