import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What both implementations shared, neither could find wrong. */
test('the second implementation takes nothing but types from the first', () => {
  const files = importedFrom('oracle.ts')
  expect(files).toContain('notice-limits.ts')
  const taken = files.flatMap((file) =>
    read(file)
      .split('\nimport ')
      .filter((line) => line.includes('/packages/') && !line.startsWith('type ')),
  )
  expect(taken).toEqual([])
})

/** The file and the files of this folder that it is made of. */
function importedFrom(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [...found]
  found.add(file)
  for (const [, name] of read(file).matchAll(/from '\.\/(.+)'/g))
    if (name !== undefined) importedFrom(name, found)
  return [...found]
}

/** As if something stood before the first import. */
function read(file: string): string {
  return `\n${readFileSync(join(import.meta.dirname, file), 'utf8')}`
}
