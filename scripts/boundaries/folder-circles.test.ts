import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { findCircle } from '@tacite/document/condition-rules.ts'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The lint rule sees circles of files; folders can stand in one without any file doing so. */
test.each([
  'apps/server/src/features',
  'apps/server/src/platform',
  'apps/web/src/features',
  'packages/domain/src',
  'packages/document/src',
])('no folders of %s need each other', (place) => {
  const folders = foldersWithNeeds(join(ROOT, place))
  expect(folders.length).toBeGreaterThan(1)
  const circles = folders.flatMap(({ name }) => findCircle(folders, name)?.join(' → ') ?? [])
  expect(circles).toEqual([])
})

function foldersWithNeeds(place: string): { name: string; dependsOn: string[] }[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, dependsOn: neededBy(place, name) }))
}

/** What stands for tests and what is generated ties nothing together. */
function neededBy(place: string, folder: string): string[] {
  const files = readdirSync(join(place, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing|generated/.test(file),
  )
  const needed = files.flatMap((file) => {
    const path = join(place, folder, file)
    return [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, to]) => relative(place, join(dirname(path), to!)).split(sep)[0]!,
    )
  })
  return [...new Set(needed)].filter((name) => name !== folder && name !== '..')
}
