import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATUS_OF_REFUSAL } from '@tacite/domain/refusal.ts'
import { expect, test } from 'vitest'
import { readCatalogues } from './read-catalogues.ts'
import { stemOf } from './text-parameters.ts'

const root = join(import.meta.dirname, '../..')

/** Where a code is written: thrown as a refusal (on one line or two), or returned as one by a rule. */
const thrown = /[Rr]efused\([^\n]*(?:\n[^\n]*'[A-Z_0-9]+'[^\n]*)?/g
const returned = /\bcode:\s[^\n]*/g

test('every refusal code in the sources has its text', () => {
  const codes = refusalCodesWithText()
  const missing = sources().flatMap(({ path, text }) =>
    [...text.matchAll(thrown), ...(isPlatform(path) ? [] : text.matchAll(returned))]
      .flatMap(([statement]) => [...statement.matchAll(/'([A-Z]+(?:_[A-Z0-9]+)+)'/g)])
      .map(([, code = '']) => code)
      .filter((code) => !(code in STATUS_OF_REFUSAL))
      .filter((code) => !codes.includes(code))
      .map((code) => `${code} (${path})`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('a refusal code has one text', () => {
  const codes = refusalCodesWithText()
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

/** The platform has codes of its own, findings of a verification for one, which are not refusals. */
function isPlatform(path: string): boolean {
  return path.startsWith('apps/server/src/platform/')
}

/** The refusals may be split in parts (`refusals-files.json`): together they are one list. */
function refusalCodesWithText(): string[] {
  return [...readCatalogues().fr]
    .filter(([area]) => area === 'refusals' || area.startsWith('refusals-'))
    .flatMap(([area, texts]) => [...texts.keys()].map((key) => stemOf(key.slice(area.length + 1))))
    .filter((code, index, all) => all.indexOf(code) === index || all[index - 1] !== code)
}

function sources(): { path: string; text: string }[] {
  return ['packages/domain/src', 'packages/api/src', 'packages/document/src', 'apps/server/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/generated\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
