import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absentParts, conditionalParts } from '../absent-parts.ts'
import { askedFields, fieldsAskedBy } from '../asked-fields.ts'
import { composeRichText } from '../compose-rich-text.ts'
import type { ContractDocument } from '../contract-document.ts'
import { emptyFields } from '../empty-fields.ts'
import type { FieldDefinition, FieldRow, FieldValues } from '../field-definition.ts'
import { plainText } from '../plain-text.ts'
import { resolveDocument } from '../resolve-fields.ts'
import { anyDocument, anyFieldValues, someDefinitions } from '../testing/arbitrary-document.ts'
import { nodesOf, usedVariables } from '../walk-document.ts'
import { expandRepeats } from './expand-repeats.ts'
import { repeatsIn, variablesOutside } from './repeats-in.ts'
import { cellOf, cellVariable, rowsName } from './rows.ts'

const definitions: FieldDefinition[] = [
  { id: '1', variable: 'place', label: 'Local', type: 'text' },
  { id: '2', variable: 'rent', label: 'Loyer', type: 'amount', required: true },
  { id: '3', variable: 'has_parking', label: 'Parking', type: 'yesNo' },
  { id: '4', variable: 'city', label: 'Ville', type: 'text' },
]

function documentOf(...sources: string[]): ContractDocument {
  const sections = sources.map((source, at) => ({
    id: `s${at}`,
    level: 1 as const,
    title: `Article ${at}`,
    audience: 'anyone' as const,
    content: composeRichText(source),
  }))
  const body = { id: 'b', kind: 'body' as const, name: 'Corps', description: '', sections }
  return { title: 'Bail', numbering: 'articles', blocks: [body] }
}

const contextOf = (values: FieldValues) => ({
  definitions,
  values,
  locale: 'fr' as const,
  currency: 'EUR' as const,
})
const rows = (...list: FieldRow[]): FieldValues => ({ [rowsName('premises')]: list })
const words = (document: ContractDocument, values: FieldValues) =>
  resolveDocument(document, contextOf(values))
    .blocks.flatMap(({ sections }) => sections)
    .map(({ content }) => plainText(content).replaceAll('\u202F', ' ').replaceAll('\u00A0', ' '))
    .join('\n')

const PREMISES = '[repeat premises Locaux]\nLocal {place}.\n[end]'

describe('a repeated passage', () => {
  test('stands once for each row, in their order, with the values of each', () => {
    const document = documentOf(`Avant.\n${PREMISES}\nAprès.`)
    const text = words(document, rows({ place: 'A' }, { place: 'C' }, { place: 'B' }))
    expect(text).toBe('Avant.\nLocal A.\nLocal C.\nLocal B.\nAprès.')
  })

  test('of a table is a row for each', () => {
    const document = documentOf('| Local | Loyer |\n|premises| {place} | {rent} |')
    const text = words(document, rows({ place: 'A', rent: 120000 }, { place: 'B', rent: 5 }))
    expect(text).toBe('Local\tLoyer\nA\t1 200,00 €\nB\t0,05 €')
    expect(words(document, {})).toBe('Local\tLoyer')
  })

  test('branches on what its own row says', () => {
    const parking = '[if has_parking eq true]\nAvec parking.\n[end]'
    const document = documentOf(`[repeat premises Locaux]\n{place}\n${parking}\n[end]`)
    const values = rows({ place: 'A', has_parking: true }, { place: 'B', has_parking: false })
    expect(words(document, { ...values, has_parking: true })).toBe('A\nAvec parking.\nB')
  })

  test('shows the contract’s own data in each row, and its fields where a row leaves them empty', () => {
    const document = documentOf('[repeat premises Locaux]\n{contract_title} : {place}\n[end]')
    const values = { ...rows({}), contract_title: 'Bail', place: 'ailleurs' }
    expect(words(document, values)).toBe('Bail : [place]')
  })

  test('without a row takes its article with it when there is nothing else', () => {
    const document = documentOf('Objet.', PREMISES, `Et aussi.\n${PREMISES}`)
    expect([...absentParts(document, {})]).toEqual(['s1'])
    expect([...absentParts(document, rows({ place: 'A' }))]).toEqual([])
    expect([...conditionalParts(document)]).toEqual(['s1'])
    const list = documentOf('Objet.', '| x | y |')
    const table = composeRichText('| h |\n|premises| {place} |').content[0]!
    list.blocks[0]!.sections[1]!.content = {
      type: 'doc',
      content: [{ ...table, content: [(table as { content: object[] }).content[1]] } as never],
    }
    expect([...absentParts(list, {})]).toEqual(['s1'])
  })

  test('asks its fields for each row, and no longer for the contract', () => {
    const document = documentOf(`À {city}.\n${PREMISES}`)
    expect(repeatsIn(document)).toEqual([
      { key: 'premises', name: 'Locaux', min: 0, max: 50, variables: ['place'] },
    ])
    expect(variablesOutside(document)).toEqual(['city'])
    const questions = definitions.map((field) => ({
      ...field,
      kind: 'custom' as const,
      isMetadata: false,
      folderIds: null,
      conditions: [],
    }))
    expect(askedFields(questions, { used: ['place'], folderIds: [], values: {} })).toHaveLength(1)
    expect(fieldsAskedBy(questions, document, {}).map(({ variable }) => variable)).toEqual(['city'])
  })

  test('names what a row lacks by its row', () => {
    const document = documentOf('| Local | Loyer |\n|premises| {place} | {rent} |')
    const values = rows({ place: 'A', rent: 1 }, { place: 'B' })
    const lacking = emptyFields(document, contextOf(values))
    expect(lacking.map(({ variable, label }) => [variable, label])).toEqual([
      ['premises.1.rent', 'Loyer, ligne 2'],
    ])
  })
})

test('a variable of a cell is read back, and no variable of a field is one', () => {
  fc.assert(
    fc.property(fc.nat(199), (row) => {
      const name = cellVariable('premises', row, 'rent')
      expect(cellOf(name)).toEqual({ key: 'premises', row, variable: 'rent' })
    }),
  )
  expect(cellOf('rent')).toBeNull()
})

test('a text without repeated passages is the same', () => {
  fc.assert(
    fc.property(anyDocument, anyFieldValues, (document, values) => {
      const context = { ...contextOf(values), definitions: someDefinitions }
      const written = expandRepeats(document, context)
      expect(written.document).toBe(document)
      expect(written.context).toBe(context)
    }),
  )
})

test('writing rows out keeps order, and adds and drops nothing else', () => {
  const place = fc.string({ minLength: 1, maxLength: 5 }).filter((text) => /^[a-z]+$/.test(text))
  fc.assert(
    fc.property(anyDocument, fc.array(place, { maxLength: 6 }), (around, places) => {
      const passage = composeRichText(PREMISES).content
      const blocks = around.blocks.map((block) => ({
        ...block,
        sections: block.sections.map((section) => ({
          ...section,
          content: { ...section.content, content: [...section.content.content, ...passage] },
        })),
      }))
      const values = rows(...places.map((each) => ({ place: each })))
      const written = expandRepeats({ ...around, blocks }, contextOf(values)).document
      const sections = written.blocks.flatMap((block) => block.sections)
      const before = around.blocks.flatMap((block) => block.sections)
      sections.forEach((section, at) => {
        const kept = before[at]!.content.content
        expect(section.content.content.slice(0, kept.length)).toEqual(kept)
        const added = section.content.content.slice(kept.length)
        const named = added.flatMap((node) => [...nodesOf({ type: 'doc', content: [node] })])
        expect(named.flatMap((node) => (node.type === 'field' ? node.attrs.variable : []))).toEqual(
          places.map((_, row) => cellVariable('premises', row, 'place')),
        )
      })
      expect(usedVariables(written).filter((variable) => variable === 'place')).toEqual([])
    }),
    { numRuns: 40 },
  )
})
