import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Moves a complete file into place durably: its bytes, its name and the folders created for it are on disk when this
 * returns. Replaces an existing file.
 */
export async function moveDurably(from: string, to: string, modifiedAt: Date): Promise<void> {
  const file = await open(from, 'r+')
  try {
    await file.utimes(modifiedAt, modifiedAt)
    await file.sync()
  } finally {
    await file.close()
  }
  const folder = dirname(to)
  const topmost = await mkdir(folder, { recursive: true })
  await rename(from, to)
  for (const each of foldersTo(topmost, folder)) await syncFolder(each)
}

/** The folder itself, and each one above with a new entry: up to the parent of the topmost created one. */
function foldersTo(topmost: string | undefined, folder: string): string[] {
  const folders = [folder]
  if (topmost === undefined) return folders
  for (let each = folder; each.length >= topmost.length; each = dirname(each))
    folders.push(dirname(each))
  return folders
}

/** A name is durable only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
