import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Server and scripts only: the files of one language, sorted by name, whatever their folder. */
export function catalogueFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map((file) => join(folder, file))
}

/** The key prefix of a file: `…/fr/people/groups.json` holds `groups.…`. */
export function catalogueName(file: string): string {
  return basename(file, '.json')
}
