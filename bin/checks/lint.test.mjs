import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cleanKeys, describeLint, lintArguments, planLint } from './lint.mjs'
import { readSourceTree } from './source-tree.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SOURCES = {
  '.oxlintrc.json': JSON.stringify({
    plugins: ['typescript', 'import'],
    options: { typeAware: true },
    rules: { 'typescript/no-floating-promises': 'error', 'import/no-cycle': 'error' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'NodeNext',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    },
  }),
  'package.json': JSON.stringify({ type: 'module' }),
  'save.ts': 'export function save(): void {}',
  'draft.ts': `import { save } from './save.ts'\nexport const keep = () => save()`,
  'page.ts': `import { keep } from './draft.ts'\nkeep()`,
  'other.ts': 'export const other: number = 1',
}

let known = {}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(SOURCES)) put(path, text)
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  known = plan().keys
})

test('finds nothing in correct files, and lints all of them the first time', () => {
  known = {}
  expect(lint()).toMatchObject({ code: 0, files: 'all files' })
  expect(plan().changed).toEqual([])
})

test('finds a fault in an unchanged file after a change two imports away', () => {
  put('save.ts', 'export async function save(): Promise<void> {}')
  const { code, output, files } = lint()
  expect(output).toMatch(/no-floating-promises\)[^]*page\.ts:2/)
  expect({ code, files }).toEqual({ code: 1, files: '3 of 4 files' })
})

test('finds a cycle closed by a change elsewhere', () => {
  put('save.ts', `import './page.ts'\nexport function save(): void {}`)
  const { code, output } = lint()
  expect(output).toMatch(/no-cycle\)[^]*draft\.ts/)
  expect(code).toBe(1)
})

test('reports the same fault until it is fixed, and lints only there', () => {
  put('save.ts', 'export async function save(): Promise<void> {}')
  expect(lint()).toMatchObject({ code: 1, files: '3 of 4 files' })
  expect(lint()).toMatchObject({ code: 1, files: '1 of 4 files' })
  put('page.ts', `import { keep } from './draft.ts'\nawait keep()`)
  expect(lint()).toMatchObject({ code: 0, files: '1 of 4 files' })
})

test.each([
  ['says what it found in one of them', `${placed('page.ts')}\n${counted(1)}`, ['draft.ts']],
  ['says it in colors', `\u001b[31m${placed('page.ts')}\u001b[0m\n${counted(1)}`, ['draft.ts']],
  ['counted more than it showed', `${placed('page.ts')}\n${counted(2)}`, []],
  ['found a fault somewhere else', `${placed('gone.ts')}\n${counted(1)}`, []],
  ['died before it counted', placed('page.ts'), []],
  ['failed without a fault', counted(0), []],
])('when it %s, the files without a fault are remembered', (_, output, clean) => {
  const planned = { changed: ['draft.ts', 'page.ts'], keys: { 'draft.ts': 'd', 'page.ts': 'p' } }
  expect(Object.keys(cleanKeys(planned, output))).toEqual(clean)
})

test('finds a fault in a new file', () => {
  put('new.ts', `import { save } from './save.ts'\nPromise.resolve(save())`)
  expect(lint()).toMatchObject({ code: 1, files: '1 of 5 files' })
})

test.each([
  '.oxlintrc.json',
  'tsconfig.json',
  'package-lock.json',
  '.gitignore',
  'scripts/boundaries/zones.ts',
  'bin/check.mjs',
  'globals.d.ts',
])('a change of %s invalidates all files', (path) => {
  put(path, `${SOURCES[path] ?? ''} `)
  expect(plan().changed).toEqual(
    expect.arrayContaining(['draft.ts', 'other.ts', 'page.ts', 'save.ts']),
  )
})

test('so does a change of ambient types, and of what they import', () => {
  put('other.ts', `import type { save } from './save.ts'\ndeclare global { var kept: typeof save }`)
  known = plan().keys
  put('save.ts', 'export function save(): number { return 1 }')
  expect(plan().changed).toHaveLength(4)
})

test('another text that is not read as settings changes nothing', () => {
  put('README.md', '# Read me')
  expect(plan().changed).toEqual([])
})

test('all files are linted when no list of them is available', () => {
  const unknown = planLint(undefined, {})
  expect(lintArguments(unknown)).toHaveLength(1)
  expect(describeLint(unknown)).toBe('all files')
})

function placed(path) {
  return `  x import(no-cycle): Dependency cycle detected\n   ,-[${path}:2:1]\n 1 | import`
}

function counted(errors) {
  return `Found 0 warnings and ${errors} errors.\nFinished in 7ms on 2 files.`
}

function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function plan() {
  return planLint(readSourceTree(folder).files, known)
}

/** As `npm run check` does: what passed is remembered. */
function lint() {
  const planned = plan()
  const { status, stdout } = spawnSync(process.execPath, lintArguments(planned), {
    cwd: folder,
    encoding: 'utf8',
  })
  known = status === 0 ? planned.keys : { ...known, ...cleanKeys(planned, stdout) }
  // With `CI` set, the linter prints colours into a pipe, too.
  const output = stripVTControlCharacters(stdout)
  return { code: status, output, files: describeLint(planned) }
}
