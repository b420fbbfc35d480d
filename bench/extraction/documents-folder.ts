import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where a file of that name lies in a folder or below; undefined without the file or the folder. */
export async function findInFolder(folder: string, name: string): Promise<string | undefined> {
  const paths = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = paths.find((path) => basename(path) === name)
  return found === undefined ? undefined : join(folder, found)
}
