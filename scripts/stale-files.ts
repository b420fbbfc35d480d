import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from './generated-file.ts'

/** The files that differ from what their program renders, by path; `writes` updates them. */
export async function staleFiles(
  root: string,
  files: readonly GeneratedFile[],
  { writes }: { writes: boolean },
): Promise<string[]> {
  const stale = await Promise.all(
    files.map(async ({ path, render }) => {
      const rendered = await render()
      if (rendered === readIfThere(join(root, path))) return []
      if (writes) writeFileSync(join(root, path), rendered)
      return [path]
    }),
  )
  return stale.flat()
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
