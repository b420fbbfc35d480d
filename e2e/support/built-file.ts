import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DIST = join(import.meta.dirname, '../../apps/web/dist')

/** The built file of this entry source. */
export function builtFile(source: string): string {
  const text = readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string }>
  const found = Object.entries(manifest).find(([path]) => path.endsWith(`/${source}`))
  if (!found) throw new Error(`Nothing is built from ${source}.`)
  return found[1].file
}
