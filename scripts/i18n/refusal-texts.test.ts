import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATUS_OF_REFUSAL } from '@tacite/domain/refusal.ts'
import { expect, test } from 'vitest'
import { readCatalogues } from './read-catalogues.ts'
import { stemOf } from './text-parameters.ts'

const root = join(import.meta.dirname, '../..')

/** Codes that end in a log or inside a process; nobody reads them as a sentence. */
const unread = new Set(['PDF_TEMPLATE_FAILED', 'PDF_TIME_LIMIT', 'NOT_FOUND'])

/** Where a code is written: thrown as a refusal, or returned as one. */
const written = /(?:Refused\(|\bcode:\s)[^\n]*(?:\n[^\n]*'[A-Z_0-9]+'[^\n]*)?/g

test('every refusal code in the sources has its text', () => {
  const codes = refusalCodesWithText()
  const missing = sources().flatMap(({ path, text }) =>
    [...text.matchAll(written)]
      .flatMap(([statement]) => [...statement.matchAll(/'([A-Z]+(?:_[A-Z0-9]+)+)'/g)])
      .map(([, code = '']) => code)
      .filter((code) => !(code in STATUS_OF_REFUSAL) && !unread.has(code))
      .filter((code) => !codes.includes(code))
      .map((code) => `${code} (${path})`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('a refusal code has one text', () => {
  const codes = refusalCodesWithText()
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

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
