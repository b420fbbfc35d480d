import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256, textSha256 } from '../extraction/read-text.ts'
import {
  checkClauseText,
  openClauseLabelled,
  parseClauseLabel,
  readClauseLabels,
  type ClauseLabel,
} from './label.ts'

const TEXT = 'Article 1 Prix\nCent euros.\nArticle 2 Secret\nRien ne sort.'
const PRICE = { kind: 'payment', page: 0, start: 0, end: 26 }
const SECRET = { kind: 'confidentiality', page: 0, start: 27, end: 57 }

function labelWith(clauses: unknown, other: Record<string, unknown> = {}): string {
  const file = { file: 'a.txt', sha256: sha256(TEXT), textSha256: textSha256([TEXT]) }
  return JSON.stringify({ ...file, language: 'fr', clauses, ...other })
}

test('accepts clauses in the order of the text, also of two kinds in one place', () => {
  const label = parseClauseLabel(labelWith([PRICE, SECRET, { ...SECRET, kind: 'liability' }]))
  expect(() => checkClauseText(label, [TEXT])).not.toThrow()
})

test('accepts a document without clauses of these kinds', () => {
  expect(parseClauseLabel(labelWith([])).clauses).toEqual([])
})

test.each([
  ['an unknown kind', [{ ...PRICE, kind: 'price' }]],
  ['an empty place', [{ ...PRICE, end: 0 }]],
  ['half a unit', [{ ...PRICE, start: 0.5 }]],
  ['a sentence of the document', [{ ...PRICE, text: 'Cent euros.' }]],
  ['a missing page', [{ kind: 'payment', start: 0, end: 26 }]],
  ['another order', [SECRET, PRICE]],
  ['one clause twice', [PRICE, { ...PRICE, start: 10 }]],
  ['no clauses', undefined],
])('refuses %s', (_, clauses) => {
  expect(() => parseClauseLabel(labelWith(clauses))).toThrow('label of a.txt')
})

test.each([
  ['another language', { language: 'es' }],
  ['a short hash', { sha256: 'abc' }],
])('refuses %s', (_, other) => {
  expect(() => parseClauseLabel(labelWith([PRICE], other))).toThrow('label of a.txt')
})

test('refuses a text that is read differently, and offsets beyond it', () => {
  const label = parseClauseLabel(labelWith([{ ...PRICE, end: TEXT.length + 1 }]))
  expect(() => checkClauseText(label, [`${TEXT} `])).toThrow('read differently')
  expect(() => checkClauseText(label, [TEXT])).toThrow('payment: offsets')
})

test('opens a document of the folder, and says when it is not there or another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tacite-clause-label-'))
  const label = parseClauseLabel(labelWith([PRICE]))
  expect(await openClauseLabelled(label, folder)).toBeUndefined()
  await writeFile(join(folder, 'a.txt'), TEXT)
  expect(await openClauseLabelled(label, folder)).toEqual([TEXT])
  await writeFile(join(folder, 'a.txt'), 'other')
  await expect(openClauseLabelled(label, folder)).rejects.toThrow('another file')
  await rm(folder, { recursive: true })
})

test('all labels are well formed and in their half', async () => {
  const labels: ClauseLabel[] = [
    ...(await readClauseLabels('tune')),
    ...(await readClauseLabels('test')),
  ]
  expect(labels.length).toBeGreaterThan(0)
  expect(new Set(labels.map(({ file }) => file)).size).toBe(labels.length)
})
