import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { staleFiles } from './stale-files.ts'

const root = mkdtempSync(join(tmpdir(), 'stale-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = [
  { path: 'fresh.txt', render: () => 'as rendered' },
  { path: 'stale.txt', render: async () => 'new' },
  { path: 'missing.txt', render: () => 'new' },
]

test('names the files that are stale or missing, then updates them', async () => {
  writeFileSync(join(root, 'fresh.txt'), 'as rendered')
  writeFileSync(join(root, 'stale.txt'), 'old')
  expect(await staleFiles(root, files, { writes: false })).toEqual(['stale.txt', 'missing.txt'])
  expect(readFileSync(join(root, 'stale.txt'), 'utf8')).toBe('old')

  expect(await staleFiles(root, files, { writes: true })).toEqual(['stale.txt', 'missing.txt'])
  expect(await staleFiles(root, files, { writes: false })).toEqual([])
})
