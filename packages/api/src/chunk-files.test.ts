import { expect, test } from 'vitest'
import { chunkFiles } from './chunk-files.ts'

const MANIFEST = {
  'page.tsx': { file: 'page.js', imports: ['_shared.js', '_circle.js'] },
  'other.tsx': { file: 'other.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  '_circle.js': { file: 'circle.js', imports: ['page.tsx', '_circle.js'] },
}

test('a source needs its own file and those of its imports, each once', () => {
  expect([...chunkFiles(MANIFEST, ['page.tsx'])]).toEqual([
    'page.js',
    'shared.js',
    'deep.js',
    'circle.js',
  ])
  expect([...chunkFiles(MANIFEST, ['other.tsx', 'page.tsx'])]).toHaveLength(5)
})

test('a source that is not built has no file', () => {
  expect(chunkFiles(MANIFEST, ['gone.tsx'])).toEqual(new Set())
})
