import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { findCircle } from '@tacite/document/condition-rules.ts'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The lint rule detects cycles of files; folders can form one without any file doing so. */
test.each([
  // Features are in the folders of their areas.
  ['apps/server/src/features', 2],
  ['apps/server/src/platform', 1],
  ['apps/web/src/features', 2],
  ['packages/domain/src', 1],
  ['packages/document/src', 1],
])('no folders of %s depend on each other', (place, depth) => {
  const folders = foldersWithNeeds(join(ROOT, place), depth)
  expect(folders.length).toBeGreaterThan(1)
  const circles = folders.flatMap(({ name }) => findCircle(folders, name)?.join(' → ') ?? [])
  expect(circles).toEqual([])
})

function foldersWithNeeds(place: string, depth: number): { name: string; dependsOn: string[] }[] {
  return foldersIn(place, depth).map((name) => ({ name, dependsOn: neededBy(place, name, depth) }))
}

function foldersIn(place: string, depth: number): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      depth === 1
        ? name
        : foldersIn(join(place, name), depth - 1).map((below) => `${name}/${below}`),
    )
}

/** Tests and generated files create no dependency. */
function neededBy(place: string, folder: string, depth: number): string[] {
  const files = readdirSync(join(place, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing|generated/.test(file),
  )
  const needed = files.flatMap((file) => {
    const path = join(place, folder, file)
    return [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, to]) =>
        relative(place, join(dirname(path), to!))
          .split(sep)
          .slice(0, depth)
          .join('/'),
    )
  })
  return [...new Set(needed)].filter((name) => name !== folder && !name.startsWith('..'))
}
