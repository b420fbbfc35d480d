import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRichText } from './check-rich-text.ts'
import { contractSchema } from './schema.ts'
import {
  currentContent,
  currentDocument,
  SCHEMA_VERSION,
  type SchemaStep,
} from './schema-version.ts'

const samplePath = (version: number) =>
  join(import.meta.dirname, `testing/samples/schema-${version}.json`)
const sample = (version: number) => JSON.parse(readFileSync(samplePath(version), 'utf8')) as object

const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1)

test.each(versions)('a stored content of version %i is converted to today’s', (version) => {
  expect(existsSync(samplePath(version))).toBe(true)
  const content = currentContent(sample(version), version)
  expect(checkRichText(content)).toEqual({ content })
})

test('the current sample contains every kind of node and mark', () => {
  const kept = JSON.stringify(sample(SCHEMA_VERSION))
  const { nodes, marks } = contractSchema
  const names = [...Object.keys(nodes), ...Object.keys(marks)]
  expect(names.filter((name) => !kept.includes(`"type":"${name}"`))).toEqual([])
})

test('a current content is left unchanged', () => {
  expect(currentContent(sample(SCHEMA_VERSION), SCHEMA_VERSION)).toEqual(sample(SCHEMA_VERSION))
})

const marked =
  (mark: string): SchemaStep =>
  (content) => ({ ...content, content: [...content.content, mark] })

test('an older content goes through every later step, in order', () => {
  const steps = [marked('second'), marked('third')]
  const stored = { type: 'doc', content: [] }
  expect(currentContent(stored, 1, steps).content).toEqual(['second', 'third'])
  expect(currentContent(stored, 2, steps).content).toEqual(['third'])
  expect(currentContent(stored, 3, steps).content).toEqual([])
})

test('every section of a document is converted', () => {
  const section = { id: 's', level: 1, title: '', audience: 'anyone' }
  const content = { type: 'doc', content: [] }
  const block = { id: 'b', kind: 'body', name: '', description: '' }
  const sections = [
    { ...section, content },
    { ...section, content },
  ]
  const stored = { title: 't', numbering: 'none', blocks: [{ ...block, sections }] }
  const { blocks } = currentDocument(stored, 1, [marked('second')])
  expect(blocks[0]!.sections.map((one) => one.content.content)).toEqual([['second'], ['second']])
})

test.each([0, SCHEMA_VERSION + 1, 1.5, Number.NaN])(
  'an unknown version (%d) is refused',
  (version) => {
    expect(() => currentContent({ type: 'doc', content: [] }, version)).toThrow('no version')
  },
)

// A schema change without a new version leaves stored contents that nothing converts.
test('the schema matches its version', () => {
  const { nodes, marks } = contractSchema
  const shape = [
    ...Object.values(nodes).map(({ name, spec }) => [
      name,
      spec.content ?? '',
      spec.group ?? '',
      Object.keys(spec.attrs ?? {}),
    ]),
    ...Object.values(marks).map(({ name, spec }) => [name, Object.keys(spec.attrs ?? {})]),
  ]
  const hash = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)
  expect({ version: SCHEMA_VERSION, hash }).toMatchInlineSnapshot(`
    {
      "hash": "ee81de503cc94b73",
      "version": 4,
    }
  `)
})
