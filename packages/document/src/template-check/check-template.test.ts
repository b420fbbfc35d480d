import {
  SHIPPED_TEMPLATES,
  shippedDefinitions,
  shippedDocument,
  shippedLocales,
  shippedValues,
} from '../templates/shipped-templates.ts'
import { SHIPPED_TEMPLATE_KEYS } from '../templates/shipped-template-keys.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import type { ContractDocument, DocumentSection } from '../contract-document.ts'
import { holds } from '../evaluate-condition.ts'
import type { FieldType, FieldValue } from '../field-definition.ts'
import type { Condition, RichText } from '../rich-text.ts'
import { partTerms } from '../terms-in-fields.ts'
import { canHold } from './can-hold.ts'
import { checkTemplate, type CheckedTemplate } from './check-template.ts'
import type { CheckedField } from './field-findings.ts'

const field = (
  variable: string,
  type: FieldType = 'text',
  other: Partial<CheckedField> = {},
): CheckedField => ({
  id: variable,
  variable,
  label: `Champ ${variable}`,
  type,
  kind: 'custom',
  isMetadata: false,
  folderIds: null,
  conditions: [],
  ...other,
})

const section = (title: string, content: RichText | string): DocumentSection => ({
  id: `id-${title}`,
  level: 1,
  title,
  audience: 'anyone',
  content: typeof content === 'string' ? composeRichText(content) : content,
})

const documentOf = (...sections: DocumentSection[]): ContractDocument => ({
  title: 'Bail',
  numbering: 'articles',
  blocks: [{ id: 'body', kind: 'body', name: 'Corps', description: '', sections }],
})

const check = (sections: DocumentSection[], more: Partial<CheckedTemplate> = {}) =>
  checkTemplate({
    document: documentOf(...sections),
    locale: 'fr',
    currency: 'EUR',
    fields: [],
    values: {},
    lifecycle: {},
    ...more,
  }).map(({ kind, title, words }) => [kind, title, words])

const when = (condition: Condition, ...content: RichText['content']): RichText => ({
  type: 'doc',
  content: [{ type: 'conditional', attrs: condition, content }],
})
const eq = (variable: string, value: Condition['value']): Condition => ({
  variable,
  operator: 'eq',
  value,
})
const words = composeRichText('Le garant s’engage.').content

describe('repeated passages', () => {
  const fields = [field('place'), field('rent', 'amount')]

  test('that are empty, or have no field to tell their rows apart, are named', () => {
    const empty = section('Locaux', '[repeat premises Locaux]\n\n[end]')
    empty.content.content[0] = {
      ...empty.content.content[0],
      content: [{ type: 'paragraph', attrs: { align: 'left' } }],
    } as never
    const same = section('Prix', '[repeat prices Prix]\nToujours pareil.\n[end]')
    expect(check([empty, same], { fields })).toEqual([
      ['repeatEmpty', 'Locaux', 'Locaux'],
      ['repeatWithoutField', 'Prix', 'Prix'],
      ['sectionEmpty', 'Locaux', ''],
    ])
  })

  test('share no field with the text around them, nor with one another', () => {
    const premises = section('Locaux', '[repeat premises Locaux]\n{place}, {rent}\n[end]')
    expect(check([premises, section('Aussi', '{place}')], { fields })).toEqual([
      ['fieldOutsideRows', 'Locaux', 'Champ place'],
    ])
    const prices = section('Prix', '[repeat prices Prix]\n{rent}\n[end]')
    expect(check([premises, prices], { fields })).toEqual([
      ['fieldInTwoRepeats', 'Locaux', 'Champ rent'],
      ['fieldInTwoRepeats', 'Prix', 'Champ rent'],
    ])
    expect(check([premises, section('Annexe', '|premises| {place} |')], { fields })).toEqual([])
  })

  test('have what a formula of the text adds up', () => {
    const total = field('total', 'amount', { formula: 'somme(rent) + nombre(place)' })
    const all = { fields: [...fields, total] }
    const sum = section('Total', '{total}')
    expect(
      check([section('Locaux', '[repeat premises Locaux]\n{place}\n[end]'), sum], all),
    ).toEqual([['sumWithoutRows', 'Total', 'Champ rent']])
    const premises = section('Locaux', '[repeat premises Locaux]\n{place}, {rent}\n[end]')
    expect(check([premises, sum], all)).toEqual([])
  })

  test('take no value that the template proposes', () => {
    const premises = section('Locaux', '[repeat premises Locaux]\n{place}\n[end]')
    expect(check([premises], { fields, values: { place: 'A' } })).toEqual([
      ['valueUnused', '', 'Champ place'],
    ])
  })
})

describe('fields', () => {
  test('that the company does not have are named, once in a section', () => {
    expect(check([section('Prix', 'Le {loyer} et encore le {loyer}.')])).toEqual([
      ['fieldUnknown', 'Prix', 'loyer'],
    ])
  })

  test('that only an answer nobody can give would ask for are never asked', () => {
    const fields = [
      field('guarantee', 'yesNo'),
      field('amount', 'number', { conditions: [eq('guarantee', true)] }),
      field('bank', 'text', { conditions: [eq('elsewhere', true)] }),
    ]
    expect(check([section('Garantie', '{amount} auprès de {bank}.')], { fields })).toEqual([
      ['questionNeverAsked', 'Garantie', 'Champ amount'],
      ['questionNeverAsked', 'Garantie', 'Champ bank'],
    ])
    const asked = [section('Garantie', '{amount}, si {guarantee}.')]
    expect(check(asked, { fields })).toEqual([])
  })

  test('whose proposed values no contract shows are unused', () => {
    const fields = [field('loyer'), field('depot'), field('site', 'text', { isMetadata: true })]
    const values = { loyer: '1', depot: '2', site: '3' }
    expect(check([section('Prix', 'Le {loyer}.')], { fields, values })).toEqual([
      ['valueUnused', '', 'Champ depot'],
    ])
  })
})

describe('passages', () => {
  const fields = [field('sort', 'singleChoice', { choices: ['a', 'b'] }), field('rent', 'amount')]

  test('that no choice shows cannot be reached', () => {
    const gone = section('Garantie', when(eq('sort', 'c'), ...words))
    expect(check([gone], { fields })).toEqual([['conditionUnreachable', 'Garantie', 'Champ sort']])
    expect(check([section('Garantie', when(eq('sort', 'b'), ...words))], { fields })).toEqual([])
  })

  test('that contradict those around them cannot be reached, the outermost named', () => {
    const over = { variable: 'rent', operator: 'gt', value: 5000 } as const
    const under = { variable: 'rent', operator: 'lt', value: 1000 } as const
    const inner = when(under, ...when(eq('sort', 'a'), ...words).content)
    const nested = section('Garantie', when(over, ...inner.content))
    expect(check([nested], { fields })).toEqual([
      ['conditionUnreachable', 'Garantie', 'Champ rent'],
    ])
  })

  test('leave references to an article that may go, and to those after it', () => {
    const sections = [
      section('Objet', 'Voir l’article 2, puis l’article 3 et l’article 7, non l’article 1.'),
      section('Garantie', when(eq('sort', 'a'), ...words)),
      section('Prix', 'Fixe.'),
    ]
    expect(check(sections, { fields })).toEqual([
      ['referenceBroken', 'Objet', 'article 7'],
      ['referenceConditional', 'Objet', 'article 2'],
      ['referenceMoves', 'Objet', 'article 3'],
    ])
  })
})

test('an empty section is named', () => {
  expect(check([section('Objet', '')])).toEqual([['sectionEmpty', 'Objet', '']])
})

test('a section with an empty footnote is named', () => {
  const noted = composeRichText('Le prix.')
  noted.content.push({
    type: 'paragraph',
    attrs: { align: 'left' },
    content: [{ type: 'text', text: 'Ferme' }, { type: 'footnote' }],
  })
  expect(check([section('Prix', noted)])).toEqual([['noteEmpty', 'Prix', '']])
})

describe('the terms', () => {
  const NOTICE = section(
    'Durée',
    'Le contrat est conclu pour une durée de douze mois. Il se renouvelle par tacite reconduction par périodes de douze mois, sauf dénonciation par lettre recommandée avec un préavis de trois mois avant l’échéance.',
  )
  const terms = {
    duration: { kind: 'span', count: 1, unit: 'years' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
  } as const

  test('that the text states too are the same, whatever their unit', () => {
    expect(check([NOTICE], { lifecycle: terms })).toEqual([])
  })

  test('that differ from the text are named with its words', () => {
    const lifecycle = { ...terms, notice: { unit: 'months', count: 2 } } as const
    const found = check([NOTICE], { lifecycle })
    expect(found).toHaveLength(1)
    expect(found[0]!.slice(0, 2)).toEqual(['termDiffers', 'Durée'])
    expect(found[0]![2]).toContain('trois mois')
  })

  test('that are left open where the text states one are named', () => {
    const { notice: _, ...lifecycle } = terms
    expect(check([NOTICE], { lifecycle }).map(([kind]) => kind)).toEqual(['termUnstated'])
  })
})

test('French typography is looked at, in either no-break space', () => {
  expect(check([section('Objet', "L'objet : louer.")])).toEqual([
    ['typography', 'Objet', "L'objet : louer."],
  ])
  expect(check([section('Objet', 'L’objet\u00A0: louer\u202F; rien d’autre.')])).toEqual([])
  expect(check([section('Object', 'The object: letting.')], { locale: 'en' })).toEqual([])
})

const SHIPPED = SHIPPED_TEMPLATE_KEYS.flatMap((key) =>
  shippedLocales(key).map((locale) => [key, locale] as const),
)

test.each(SHIPPED)('our own template « %s » in %s has nothing to put right', (key, locale) => {
  let ids = 0
  const document = shippedDocument(key, locale, () => `id-${(ids += 1)}`)
  const { lifecycle, values } = partTerms(shippedValues(key, locale))
  const fields = shippedDefinitions(document, locale).map((each) =>
    field(each.variable, each.type, each),
  )
  const terms = { ...SHIPPED_TEMPLATES[key].terms, ...lifecycle }
  expect(
    checkTemplate({ document, locale, currency: 'EUR', fields, values, lifecycle: terms }),
  ).toEqual([])
})

const anyCondition = (value: fc.Arbitrary<string | number | boolean>): fc.Arbitrary<Condition> =>
  fc.record({
    variable: fc.constant('x'),
    operator: fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled'),
    value,
  })

const DAYS = ['2026-01-01', '2026-01-02', '2026-06-30', '2027-01-01']

test.each<[FieldType, fc.Arbitrary<string | number | boolean>, fc.Arbitrary<FieldValue>]>([
  ['number', fc.integer({ min: -3, max: 3 }), fc.double({ min: -5, max: 5, noNaN: true })],
  ['date', fc.constantFrom(...DAYS), fc.constantFrom(...DAYS, '2026-03-03')],
  ['yesNo', fc.boolean(), fc.boolean()],
  ['singleChoice', fc.constantFrom('a', 'b', 'z'), fc.constantFrom('a', 'b')],
  ['multipleChoice', fc.constantFrom('a', 'b', 'z'), fc.subarray(['a', 'b'], { minLength: 1 })],
])('conditions on a %s that some value lets hold can hold', (type, compared, value) => {
  fc.assert(
    fc.property(fc.array(anyCondition(compared), { maxLength: 4 }), value, (conditions, some) => {
      const isHeld = conditions.every((condition) => holds(condition, { x: some }))
      fc.pre(isHeld)
      expect(canHold(conditions, () => ({ type, choices: ['a', 'b'] }))).toBe(true)
    }),
  )
})
