import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACTS } from './fields.ts'
import {
  checkText,
  openLabelled,
  parseLabel,
  readLabels,
  statedValue,
  type Label,
} from './label.ts'
import { sha256, textSha256 } from './read-text.ts'

const TEXT = 'Contrat de maintenance, conclu pour trois ans.'

function labelWith(values: Record<string, unknown>): string {
  const nothing = Object.fromEntries(FACTS.map((field) => [field, []]))
  const file = { file: 'a.txt', sha256: sha256(TEXT), textSha256: textSha256([TEXT]) }
  return JSON.stringify({ ...file, language: 'fr', values: { ...nothing, ...values } })
}

const duration = (value: unknown, end = 45) => ({ duration: [{ value, page: 0, start: 36, end }] })

test('accepts a label in its normal form', () => {
  const label = parseLabel(labelWith(duration({ count: 3, unit: 'years' })))
  expect(() => checkText(label, [TEXT])).not.toThrow()
})

test.each([
  ['another unit', duration({ count: 3, unit: 'year' })],
  ['an empty place', duration('indefinite', 36)],
  ['an unknown field', { term: [] }],
  ['a missing field', { notice: undefined }],
  ['a day that does not exist', { endDate: [{ value: '2026-02-30', page: 0, start: 0, end: 7 }] }],
  ['double spaces', { party: [{ value: 'Alpha  SA', page: 0, start: 0, end: 7 }] }],
])('refuses %s', (_, values) => {
  expect(() => parseLabel(labelWith(values))).toThrow('label of a.txt')
})

test('a name may be left to the words of the text, a duration may not', () => {
  const place = { page: 0, start: 0, end: 22 }
  const label = parseLabel(labelWith({ title: [place] }))
  expect(statedValue(label.values.title[0]!, ['Contrat\nde maintenance, conclu'])).toBe(
    'Contrat de maintenance',
  )
  expect(() => parseLabel(labelWith({ duration: [place] }))).toThrow('duration')
})

test('refuses a text that is read differently, and offsets beyond it', () => {
  const label = parseLabel(labelWith(duration('indefinite', TEXT.length + 1)))
  expect(() => checkText(label, [`${TEXT} `])).toThrow('read differently')
  expect(() => checkText(label, [TEXT])).toThrow('offsets')
})

test('opens a document anywhere in the folder, and says when it is not there or another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tacite-label-'))
  const label = parseLabel(labelWith({}))
  expect(await openLabelled(label, folder)).toBeUndefined()
  await mkdir(join(folder, 'contracts'))
  await writeFile(join(folder, 'contracts', 'a.txt'), TEXT)
  expect(await openLabelled(label, folder)).toEqual([TEXT])
  await writeFile(join(folder, 'contracts', 'a.txt'), 'other')
  await expect(openLabelled(label, folder)).rejects.toThrow('another file')
  await rm(folder, { recursive: true })
})

test('all labels are well formed and in their half', async () => {
  const labels: Label[] = [...(await readLabels('tune')), ...(await readLabels('test'))]
  expect(new Set(labels.map(({ file }) => file)).size).toBe(labels.length)
})
