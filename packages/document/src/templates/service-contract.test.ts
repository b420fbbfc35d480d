import { locales } from '@tacite/domain/locale.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { expect, test } from 'vitest'
import { checkFieldValues } from '../check-field-values.ts'
import { checkRichText } from '../check-rich-text.ts'
import { allSections } from '../contract-document.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import { numberSections, numberingLabels } from '../number-sections.ts'
import { documentPlainText } from '../plain-text.ts'
import { resolveDocument } from '../resolve-fields.ts'
import { emptyParts } from '../readiness/empty-parts.ts'
import { checkDocument } from '../section-rules.ts'
import { usedVariables } from '../walk-document.ts'
import { serviceContractDefaults, serviceContractFields } from './service-contract-fields.ts'
import { serviceClauses, serviceContract } from './service-contract.ts'

function contractIn(locale: Locale) {
  let ids = 0
  const document = serviceContract(locale, () => `id-${(ids += 1)}`)
  const definitions: FieldDefinition[] = serviceContractFields(locale).map((field) => ({
    ...field,
    id: field.variable,
  }))
  return { document, definitions }
}

test.each(locales)('the %s template obeys every document rule', (locale) => {
  const { document, definitions } = contractIn(locale)
  expect(checkDocument(document, definitions)).toEqual({ refusals: [], warnings: [] })
  expect(emptyParts(document)).toEqual([])
  for (const { content } of allSections(document))
    expect(checkRichText(content).content).toEqual(content)
  const ids = [...document.blocks, ...allSections(document)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(locales)('the %s template uses all of its fields and no other', (locale) => {
  const { document, definitions } = contractIn(locale)
  expect(usedVariables(document).toSorted()).toEqual(
    definitions.map(({ variable }) => variable).toSorted(),
  )
  expect(checkFieldValues(definitions, serviceContractDefaults(locale), false)).toEqual([])
})

test.each(locales)('only the renewal of the %s template may stay empty', (locale) => {
  const optional = contractIn(locale).definitions.filter(({ required }) => !required)
  expect(optional.map(({ variable }) => variable)).toEqual(['renewal_duration', 'notice'])
})

test.each<[Locale, vatRate: number, frequencies: string[]]>([
  [
    'fr',
    20,
    [
      'mensuelle, à terme échu',
      'trimestrielle, à terme échu',
      'annuelle, à terme à échoir',
      'à la remise des Livrables',
    ],
  ],
  [
    'en',
    20,
    [
      'monthly in arrears',
      'quarterly in arrears',
      'yearly in advance',
      'on delivery of the Deliverables',
    ],
  ],
  [
    'es',
    21,
    [
      'mensual, por período vencido',
      'trimestral, por período vencido',
      'anual, por anticipado',
      'a la entrega de los Entregables',
    ],
  ],
])('the %s template proposes typical values', (locale, vatRate, frequencies) => {
  const offered = contractIn(locale).definitions.find(
    ({ variable }) => variable === 'billing_frequency',
  )
  expect(offered?.choices).toEqual(frequencies)
  expect(serviceContractDefaults(locale)).toMatchObject({
    vat_rate: vatRate,
    billing_frequency: frequencies[0],
    tacit_renewal: true,
    price_revision: false,
    personal_data_processing: false,
  })
})

test.each(locales)('the %s template is consistent about renewal, whichever is chosen', (locale) => {
  const { document, definitions } = contractIn(locale)
  const read = (values: FieldValues) =>
    documentPlainText(
      resolveDocument(document, { definitions, values, locale, currency: 'EUR' }),
      numberSections(document, numberingLabels[locale]),
    )
  const renewed = read(serviceContractDefaults(locale))
  const ended = read({ ...serviceContractDefaults(locale), tacit_renewal: false })
  expect(renewed).toMatch(/3\u00A0(mois|months|meses)/)
  expect(ended).not.toMatch(/3\u00A0(mois|months|meses)/)
  expect(ended).toMatch(
    /tacite reconduction|does not renew automatically|No se renueva tácitamente/,
  )
})

test('the three languages have the same articles', () => {
  const levels = locales.map((locale) =>
    allSections(contractIn(locale).document).map(({ level }) => level),
  )
  expect(levels[1]).toEqual(levels[0])
  expect(levels[2]).toEqual(levels[0])
})

test.each(locales)('six clauses come with the %s template', (locale) => {
  const clauses = serviceClauses(locale)
  expect(clauses).toHaveLength(6)
  for (const { title, description, category, content } of clauses) {
    expect([title, description, category].every((text) => text.length > 3)).toBe(true)
    expect(checkRichText(content).content).toEqual(content)
  }
})

test('the French text follows French typography', () => {
  const { document } = contractIn('fr')
  const text = documentPlainText(document, numberSections(document, numberingLabels.fr))
  expect(text).not.toMatch(/'| [;:!?%»]|« /)
})
