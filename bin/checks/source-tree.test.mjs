import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSourceTree } from './source-tree.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-tree-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('knows nothing of a folder that is not a clone', () => {
  expect(readSourceTree(folder)).toBeNull()
})

test('reads what git does not ignore: committed, changed and new, without removed files', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  put('.gitignore', 'built')
  put('committed é.ts', 'one')
  put('removed.ts', 'two')
  git('add', '.')
  put('committed é.ts', 'changed')
  put('new.ts', 'three')
  put('built', 'four')
  rmSync(join(folder, 'removed.ts'))
  symlinkSync('new.ts', join(folder, 'link.ts'))
  mkdirSync(join(folder, 'inner'))
  execFileSync('git', ['init', '--quiet'], { cwd: join(folder, 'inner') })
  const { files } = readSourceTree(folder)
  expect([...files.keys()]).toEqual(['.gitignore', 'committed é.ts', 'link.ts', 'new.ts'])
  expect(files.get('committed é.ts').text()).toBe('changed')
})

test('its hash changes exactly with a text, a name or an additional file', () => {
  const hashes = [() => {}, () => put('new.ts', 'four'), () => put('more.ts', '')].map((change) => {
    change()
    return readSourceTree(folder).hash
  })
  put('built', 'five')
  expect(new Set(hashes).size).toBe(3)
  expect(readSourceTree(folder).hash).toBe(hashes.at(-1))
})

function put(name, text) {
  writeFileSync(join(folder, name), text)
}

function git(...args) {
  execFileSync('git', args, { cwd: folder })
}
