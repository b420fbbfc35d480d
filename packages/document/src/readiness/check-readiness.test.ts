import fc from 'fast-check'
import type { ConditionalNode, FootnoteNode, NoteInline, RepeatNode } from '../rich-text.ts'
import { describe, expect, test } from 'vitest'
import type { DocumentBlock } from '../contract-document.ts'
import type { FieldDefinition } from '../field-definition.ts'
import { anyDocument, anyFieldValues, someDefinitions } from '../testing/arbitrary-document.ts'
import {
  blockOf,
  documentOf,
  findingsOf,
  ready,
  section,
  written,
} from '../testing/ready-contract.ts'
import { checkReadiness } from './check-readiness.ts'
import type { CheckedContract } from './checked-contract.ts'
import {
  READINESS_KINDS,
  SEVERITIES,
  type ReadinessRules,
} from '@tacite/domain/readiness/readiness-kinds.ts'

const linesOf = (changed: Partial<CheckedContract>) =>
  findingsOf(changed).map(({ severity, refusal }) => `${severity} ${refusal.code}`)
const marksIn = (source: string) =>
  findingsOf(written(source)).flatMap(({ refusal }) => refusal.params?.['words'] ?? [])

test('a complete contract has no line', () => {
  expect(findingsOf({ signatoryCount: 2 })).toEqual([])
})

describe('fields without a value', () => {
  const field = (variable: string, required: boolean): FieldDefinition => ({
    id: variable,
    variable,
    label: variable,
    type: 'text',
    required,
  })
  const definitions = [field('rent', true), field('floor', false), field('purpose', true)]

  test('block when they are required, in the text or on the sheet, and warn otherwise', () => {
    const document = written('Loyer {rent}, étage {floor}.').document
    expect(findingsOf({ document, definitions, askedVariables: ['purpose'] })).toMatchObject([
      { kind: 'requiredFieldEmpty', severity: 'blocks', place: { kind: 'field', id: 'rent' } },
      { kind: 'requiredFieldEmpty', severity: 'blocks', place: { kind: 'field', id: 'purpose' } },
      { kind: 'fieldEmpty', severity: 'warns', place: { kind: 'field', id: 'floor' } },
    ])
    const values = { rent: '100 €', floor: '2', purpose: 'Bureaux' }
    expect(linesOf({ document, definitions, values, askedVariables: ['purpose'] })).toEqual([])
  })

  test('are named by their row, and missing rows by what is repeated', () => {
    const { document } = written('[repeat premises Locaux]\n{rent}\n[end]')
    const passage = document.blocks[0]!.sections[0]!.content.content[0] as RepeatNode
    passage.attrs = { ...passage.attrs, min: 3 }
    const values = { 'rows:premises': [{ rent: '100 €' }, {}] }
    expect(findingsOf({ document, definitions, values })).toMatchObject([
      { place: { id: 'premises.1.rent' }, refusal: { params: { label: 'rent, ligne 2' } } },
      { place: { id: 'rows:premises' }, refusal: { code: 'READY_ROWS', params: { min: 3 } } },
    ])
  })

  test('are not said twice when what they name is missing altogether', () => {
    const fields = [
      field('counterparty_name', false),
      field('effective_date', false),
      field('duration', false),
    ]
    const { document } = written('{counterparty_name} {effective_date} {duration}')
    const missing = { hasCounterparty: false, hasEffectiveDate: false, hasDuration: false }
    expect(linesOf({ document, definitions: fields, ...missing })).toEqual([
      'warns READY_COUNTERPARTY',
      'warns READY_EFFECTIVE_DATE',
      'warns READY_DURATION',
    ])
    expect(linesOf({ document, definitions: fields })).toHaveLength(3)
    const required = [field('counterparty_name', true)]
    expect(
      linesOf({ ...written('{counterparty_name}'), definitions: required, ...missing }),
    ).toContain('blocks READY_REQUIRED')
  })
})

describe('marks left in the text', () => {
  test('block when they are a placeholder, also across bold words and in titles', () => {
    expect(marksIn('Entre {{COMPARUTION_BAILLEUR}} et **{{COMPARUTION**_PRENEUR}}.')).toEqual([
      '{{COMPARUTION_BAILLEUR}}',
      '{{COMPARUTION_PRENEUR}}',
    ])
    const named = documentOf(blockOf('body', 'Corps', section('Bail {{VILLE}}', 'Texte.')))
    expect(findingsOf({ document: { ...named, title: 'Bail {{N}}' } })).toMatchObject([
      { kind: 'placeholderLeft', severity: 'blocks', place: { kind: 'detail', id: 'title' } },
      { place: { kind: 'section', id: 'Bail {{VILLE}}' } },
    ])
  })

  test('are one line each per section, and warn when they are brackets', () => {
    expect(marksIn('[à compléter], puis [à compléter] et […] ; [ ]')).toEqual([
      '[à compléter]',
      '[…]',
      '[ ]',
    ])
    expect(linesOf(written('Le [●] à Lyon'))).toEqual(['warns READY_BRACKET'])
    expect(linesOf(written('Tâches : {#tasks}'))).toEqual(['warns READY_BRACKET'])
  })

  test('are neither footnotes nor ticked boxes nor fields', () => {
    expect(marksIn('Voir [1] et [12] ; [x] accepté ; {rent} { {a} }')).toEqual([])
  })

  test('that a condition leaves out do not count', () => {
    const source = 'Avant\n[if option eq true]\n{{X}}\n[end]'
    expect(marksIn(source)).toEqual([])
    expect(linesOf({ ...written(source), values: { option: true } })).toContain(
      'blocks READY_PLACEHOLDER',
    )
  })
})

describe('empty notes', () => {
  const noted = (...notes: FootnoteNode[]) => {
    const objet = section('Objet', 'Les parties.')
    objet.content.content.push({ type: 'paragraph', attrs: { align: 'left' }, content: notes })
    return documentOf(blockOf('body', 'Corps', objet))
  }
  const noteOf = (...content: NoteInline[]): FootnoteNode => ({ type: 'footnote', content })

  test('are said once for their section, those of blanks included', () => {
    const document = noted({ type: 'footnote' }, noteOf({ type: 'text', text: ' ' }))
    expect(findingsOf({ document })).toEqual([
      {
        kind: 'partEmpty',
        severity: 'blocks',
        place: { kind: 'section', id: 'Objet' },
        refusal: { code: 'READY_NOTE_EMPTY', params: { title: 'Objet' } },
      },
    ])
  })

  test('are not those with words, a field or a reference', () => {
    const document = noted(
      noteOf({ type: 'text', text: 'Hors taxes' }),
      noteOf({ type: 'field', attrs: { variable: 'floor' } }),
      noteOf({ type: 'reference', attrs: { part: 'Objet', wording: 'article' } }),
    )
    expect(findingsOf({ document }).map(({ kind }) => kind)).toEqual([])
  })

  test('of a passage that a condition leaves out do not count', () => {
    const objet = section('Objet', 'Les parties.\n[if remote eq true]\nUne caution.\n[end]')
    const passage = objet.content.content[1] as ConditionalNode
    passage.content = noted({ type: 'footnote' }).blocks[0]!.sections[0]!.content.content.slice(-1)
    const remote = { id: '1', variable: 'remote', label: 'À distance', type: 'yesNo' } as const
    const codes = (isRemote: boolean) =>
      findingsOf({
        document: documentOf(blockOf('body', 'Corps', objet)),
        definitions: [remote],
        values: { remote: isRemote },
      }).map(({ refusal }) => refusal.code)
    expect(codes(true)).toContain('READY_NOTE_EMPTY')
    expect(codes(false)).not.toContain('READY_NOTE_EMPTY')
  })
})

describe('empty parts', () => {
  test('block, each at its section; a section may leave its text to its subsections', () => {
    const document = documentOf(
      blockOf('body', 'Corps', section('a', ''), section('a1', 'x', 2), section('b', '')),
      blockOf('signature', 'Signatures'),
    )
    expect(findingsOf({ document })).toMatchObject([
      {
        kind: 'partEmpty',
        severity: 'blocks',
        place: { kind: 'section', id: 'b' },
        refusal: { code: 'SECTION_CONTENT_REQUIRED', params: { section: 'b' } },
      },
    ])
  })

  test('are an annex with nothing in it, said once, and a body without a section', () => {
    const annex = (...sections: DocumentBlock['sections']) =>
      findingsOf({
        document: documentOf(...ready().document.blocks, blockOf('annex', 'Plan', ...sections)),
      })
    expect(annex()).toMatchObject([
      { place: { kind: 'block', id: 'Plan' }, refusal: { code: 'READY_ANNEX_EMPTY' } },
    ])
    expect(annex(section('x', ''), section('y', ''))).toMatchObject([
      { place: { kind: 'section', id: 'x' }, refusal: { code: 'READY_ANNEX_EMPTY' } },
    ])
    expect(annex(section('x', 'Plan'), section('y', ''))).toMatchObject([
      { place: { id: 'y' }, refusal: { code: 'SECTION_CONTENT_REQUIRED' } },
    ])
    expect(linesOf({ document: documentOf(blockOf('body', 'Corps')) })).toEqual([
      'blocks READY_BODY_EMPTY',
    ])
  })
})

test('characters that cannot be printed block, one line per place, wherever they are', () => {
  expect(
    findingsOf({
      ...written('Tour 🏢🏢'),
      parties: [{ detail: 'counterparty', words: 'Durand 🏢' }],
    }),
  ).toMatchObject([
    {
      place: { kind: 'section', id: 'Objet' },
      kind: 'charactersUnprintable',
      severity: 'blocks',
      refusal: { code: 'READY_CHARACTERS', params: { characters: '🏢', title: 'Objet' } },
    },
    { kind: 'charactersUnprintable', place: { kind: 'detail', id: 'counterparty' } },
  ])
})

test('signatories are asked for only when the contract is sent', () => {
  expect(linesOf({ signatoryCount: null })).toEqual([])
  expect(linesOf({ signatoryCount: 0 })).toEqual(['blocks SIGNATORIES_REQUIRED'])
})

test('what the editor refuses blocks too, and no contract type changes that', () => {
  const document = documentOf(
    blockOf('body', 'Corps', section('Objet', '[if gone filled]\nx\n[end]\ny')),
  )
  expect(findingsOf({ document, definitions: someDefinitions })).toMatchObject([
    {
      kind: 'textInvalid',
      severity: 'blocks',
      place: { kind: 'section', id: 'Objet' },
      refusal: { code: 'CONDITIONAL_FIELD_UNKNOWN' },
    },
  ])
})

test('a contract type moves a line either way', () => {
  const contract = { ...written('{{X}} à [Lyon]'), hasCounterparty: false }
  const rules = { placeholderLeft: 'warns', counterpartyMissing: 'blocks' } as const
  expect(findingsOf(contract, rules).map(({ kind, severity }) => [kind, severity])).toEqual([
    ['counterpartyMissing', 'blocks'],
    ['placeholderLeft', 'warns'],
    ['bracketLeft', 'warns'],
  ])
})

const anyRules = fc.record(
  Object.fromEntries(READINESS_KINDS.map((kind) => [kind, fc.constantFrom(...SEVERITIES)])),
  { requiredKeys: [] },
) as fc.Arbitrary<ReadinessRules>

test('whatever the text: blocking lines first, places that exist, the same lines under any rules', () => {
  fc.assert(
    fc.property(anyDocument, anyFieldValues, anyRules, (document, values, rules) => {
      const contract = ready({ document, values, definitions: someDefinitions })
      const findings = checkReadiness(contract, rules)
      const severities = findings.map(({ severity }) => severity)
      expect(severities).toEqual(severities.toSorted())
      const ids = new Set(
        document.blocks.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)]),
      )
      for (const { place } of findings)
        if (place.kind === 'section' || place.kind === 'block') expect(ids).toContain(place.id)
      const lines = (under: ReadinessRules) =>
        checkReadiness(contract, under)
          .map(({ kind, refusal }) => JSON.stringify([kind, refusal]))
          .toSorted()
      expect(lines(rules)).toEqual(lines({}))
    }),
  )
})

test('a placeholder written anywhere is found', () => {
  const name = fc.stringMatching(/^[A-Z_]{1,12}$/)
  fc.assert(
    fc.property(name, fc.string(), fc.string(), (placeholder, before, after) => {
      const content = {
        type: 'doc' as const,
        content: [
          {
            type: 'paragraph' as const,
            attrs: { align: 'left' as const },
            content: [{ type: 'text' as const, text: `${before} {{${placeholder}}} ${after}` }],
          },
        ],
      }
      const document = documentOf(blockOf('body', 'Corps', { ...section('Objet', 'x'), content }))
      const kinds = findingsOf({ document }).map(({ kind }) => kind)
      expect(kinds).toContain('placeholderLeft')
    }),
  )
})
