import { expect, test } from 'vitest'
import { readCatalogues } from './read-catalogues.ts'
import { stemOf } from './text-parameters.ts'

test('a refusal code has one text', () => {
  const codes = refusalCodesWithText()
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

/** The refusals may be split into parts (`refusals-files.json`): together they are one list. */
function refusalCodesWithText(): string[] {
  return [...readCatalogues().fr]
    .filter(([area]) => area === 'refusals' || area.startsWith('refusals-'))
    .flatMap(([area, texts]) => [
      ...new Set([...texts.keys()].map((key) => stemOf(key.slice(area.length + 1)))),
    ])
}
