import { locales, type Locale } from '@tacite/domain/locale.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { templateTermsRefusals } from '@tacite/domain/templates/template-terms.ts'
import { lifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { expect, test } from 'vitest'
import { checkFieldValues } from '../check-field-values.ts'
import { checkRichText } from '../check-rich-text.ts'
import { allSections } from '../contract-document.ts'
import { numberSections, numberingLabels } from '../number-sections.ts'
import { documentPlainText } from '../plain-text.ts'
import { emptyParts } from '../readiness/empty-parts.ts'
import { childrenOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { checkDocument } from '../section-rules.ts'
import { isProposable } from '../terms-in-fields.ts'
import { usedVariables } from '../walk-document.ts'
import { serviceClauses } from './service/clauses.ts'
import { SHIPPED_TEMPLATE_KEYS, type ShippedTemplateKey } from './shipped-template-keys.ts'
import {
  libraryFields,
  SHIPPED_TEMPLATES,
  shippedDefinitions,
  shippedDocument,
  shippedLocales,
  shippedValues,
} from './shipped-templates.ts'
import { TEMPLATE_FIELDS } from './template-fields.ts'
import { SHIPPED_TEXTS } from './testing/typical-values.ts'

function textOf(key: ShippedTemplateKey, locale: Locale) {
  let ids = 0
  const document = shippedDocument(key, locale, () => `id-${(ids += 1)}`)
  return { document, definitions: shippedDefinitions(document, locale) }
}

function plainText(key: ShippedTemplateKey, locale: Locale): string {
  const { document } = textOf(key, locale)
  return documentPlainText(document, numberSections(document, numberingLabels[locale]))
}

test.each(SHIPPED_TEXTS)('$key, $locale: obeys every document rule', ({ key, locale }) => {
  const { document, definitions } = textOf(key, locale)
  expect(checkDocument(document, definitions)).toEqual({ refusals: [], warnings: [] })
  expect(emptyParts(document)).toEqual([])
  for (const { content } of allSections(document))
    expect(checkRichText(content).content).toEqual(content)
  const ids = [...document.blocks, ...allSections(document)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(SHIPPED_TEXTS)('$key, $locale: is a whole contract', ({ key, locale }) => {
  const { blocks } = textOf(key, locale).document
  expect(blocks.slice(0, 2).map(({ kind }) => kind)).toEqual(['body', 'signature'])
  const articles = blocks[0]!.sections.filter(({ level }) => level === 1)
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(articles.length).toBeLessThanOrEqual(25)
})

test.each(SHIPPED_TEXTS)('$key, $locale: proposes values of its own fields', ({ key, locale }) => {
  const { definitions } = textOf(key, locale)
  const { terms, proposed } = SHIPPED_TEMPLATES[key]
  expect(checkFieldValues(definitions, shippedValues(key, locale), false)).toEqual([])
  expect(Object.keys(proposed(locale)).filter((variable) => !isProposable(variable))).toEqual([])
  expect(templateTermsRefusals(lifecycleTerms(terms))).toEqual([])
})

test.each(SHIPPED_TEXTS)(
  '$key, $locale: only what a condition leaves out may stay empty',
  ({ key, locale }) => {
    const { document, definitions } = textOf(key, locale)
    const always = new Set(allSections(document).flatMap(({ content }) => unconditional(content)))
    const proposed = shippedValues(key, locale)
    for (const { variable, required } of definitions) {
      if (isSystemField(variable)) continue
      // Required, it would be asked for even where its passage is left out.
      const isAsked = always.has(variable) || proposed[variable] !== undefined
      expect([variable, isAsked || !required]).toEqual([variable, true])
      expect([variable, always.has(variable) && !required]).toEqual([variable, false])
    }
  },
)

/** The variables that a content shows, or decides by, whatever its conditions. */
function unconditional(content: RichText | RichTextNode): string[] {
  return childrenOf(content).flatMap((node) => {
    if (node.type === 'field') return [node.attrs.variable]
    if (node.type !== 'conditional') return unconditional(node)
    return node.attrs.operator === 'filled' ? [] : [node.attrs.variable]
  })
}

test.each(SHIPPED_TEMPLATE_KEYS)('%s has the same articles in each language', (key) => {
  const shapes = shippedLocales(key).map((locale) => {
    const { document } = textOf(key, locale)
    return {
      sections: document.blocks.map(({ sections }) => sections.map(({ level }) => level)),
      variables: usedVariables(document).filter((variable) => variable !== 'governing_law'),
    }
  })
  for (const shape of shapes)
    expect({ ...shape, variables: shape.variables.toSorted() }).toEqual({
      ...shapes[0]!,
      variables: shapes[0]!.variables.toSorted(),
    })
})

test('the service contract and the confidentiality agreement are written in every language', () => {
  expect(shippedLocales('service')).toEqual(locales)
  expect(shippedLocales('confidentiality')).toEqual(locales)
})

test.each(locales)('no two fields have the same label, %s', (locale) => {
  const labels = Object.values(TEMPLATE_FIELDS).map(({ labels: label }) => label[locale])
  expect(new Set(labels).size).toBe(labels.length)
})

test('the library of fields has those of the templates, and none of the contract itself', () => {
  const used = SHIPPED_TEXTS.flatMap(({ key, locale }) => {
    const { document } = textOf(key, locale)
    return libraryFields(document, locale).map(({ variable }) => variable)
  })
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(TEMPLATE_FIELDS).toSorted())
  expect(Object.keys(TEMPLATE_FIELDS).filter((variable) => isSystemField(variable))).toEqual([])
})

test('labels are in the language of the company, choices in that of the text', () => {
  const { document } = textOf('service', 'es')
  const field = libraryFields(document, 'es', 'fr').find(
    ({ variable }) => variable === 'billing_frequency',
  )
  expect(field).toMatchObject({
    label: 'Périodicité de facturation',
    choices: [
      'mensual, por período vencido',
      'trimestral, por período vencido',
      'anual, por anticipado',
      'a la entrega de los Entregables',
    ],
  })
})

test.each<[Locale, vatRate: number, frequency: string]>([
  ['fr', 20, 'mensuelle, à terme échu'],
  ['en', 20, 'monthly in arrears'],
  ['es', 21, 'mensual, por período vencido'],
])('the %s service contract proposes typical values', (locale, vatRate, frequency) => {
  expect(shippedValues('service', locale)).toMatchObject({
    duration: { count: 1, unit: 'years' },
    tacit_renewal: true,
    notice: { count: 3, unit: 'months' },
    vat_rate: vatRate,
    billing_frequency: frequency,
    price_revision: false,
    personal_data_processing: false,
  })
})

test.each(SHIPPED_TEXTS)('$key, $locale: follows its typography', ({ key, locale }) => {
  const text = plainText(key, locale)
  expect(text).not.toMatch(/'| {2}|\.\.\./)
  expect(text).not.toMatch(WRONG[locale])
})

const WRONG: Record<Locale, RegExp> = {
  fr: / [;:!?%»]|« |[“”]|\p{L}[;:!?]/u,
  en: /[\s\u00A0\u202F][;:!?%]|[«»]/,
  es: /[\s\u00A0\u202F][;:!?]|[“”]|« | »/,
}

test.each(locales)('six clauses come with the %s service contract', (locale) => {
  const clauses = serviceClauses(locale)
  expect(clauses).toHaveLength(6)
  for (const { title, description, category, content } of clauses) {
    expect([title, description, category].every((text) => text.length > 3)).toBe(true)
    expect(checkRichText(content).content).toEqual(content)
  }
})
