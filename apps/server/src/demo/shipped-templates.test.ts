import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { documentPlainText } from '@tacite/document/plain-text.ts'
import { checkReadiness } from '@tacite/document/readiness/check-readiness.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import type { ShippedTemplateKey } from '@tacite/document/templates/shipped-template-keys.ts'
import type { ShippedTerms } from '@tacite/document/templates/shipped-template.ts'
import {
  SHIPPED_TEMPLATES,
  shippedDefinitions,
  shippedDocument,
  shippedValues,
} from '@tacite/document/templates/shipped-templates.ts'
import { SHIPPED_TEXTS, TYPICAL_VALUES } from '@tacite/document/templates/testing/typical-values.ts'
import { usedVariables } from '@tacite/document/walk-document.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { figuresOn, REGIME_LAWS } from '@tacite/domain/deadlines/regime-laws.ts'
import { regimeFor } from '@tacite/domain/deadlines/special-regime.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { canPrint } from '../platform/pdf/printable-characters.ts'
import { DEMO_TEMPLATE_TERMS, demoTemplate } from './demo-template.ts'
import { termsIn, unstated } from './testing/terms-in-text.ts'

/** Each yes-or-no of a template answered both ways. */
const ANSWERED = SHIPPED_TEXTS.flatMap(({ key, locale }) => {
  const document = documentOf(key, locale)
  const questions = shippedDefinitions(document, locale).flatMap(({ type, variable }) =>
    type === 'yesNo' && variable !== 'tacit_renewal' ? [variable] : [],
  )
  return [true, false].map((answer) => ({
    key,
    locale,
    answer,
    values: valuesOf(key, locale, Object.fromEntries(questions.map((each) => [each, answer]))),
  }))
})

test.each(ANSWERED)(
  '$key, $locale: its text says its terms, whatever else is answered ($answer)',
  ({ key, locale, values }) => {
    const text = textOf(documentOf(key, locale), locale, values)
    expect(termsIn(text, locale)).toEqual(SHIPPED_TEMPLATES[key].terms)
  },
)

test('the short contract of the demo says its terms', () => {
  const text = textOf(
    demoTemplate(() => crypto.randomUUID()),
    'fr',
    {},
  )
  expect(termsIn(text, 'fr')).toEqual(DEMO_TEMPLATE_TERMS)
})

test.each(SHIPPED_TEXTS.filter(({ key }) => SHIPPED_TEMPLATES[key].terms.renewalType === 'tacit'))(
  '$key, $locale: without tacit renewal, says that it ends and names no time to refuse it',
  ({ key, locale }) => {
    const document = documentOf(key, locale)
    // A lease goes on by law, whatever is typed.
    if (!usedVariables(document).includes('tacit_renewal'))
      return expect(key).toBe('commercialLease')
    const values = valuesOf(key, locale, { tacit_renewal: false })
    const { renewalType, ...said } = termsIn(textOf(document, locale, values), locale)
    const { duration, noticeCountsWhen, sendingMode, earlyExit } = SHIPPED_TEMPLATES[key].terms
    expect(renewalType).toBe('none')
    expect(said).toEqual({
      duration,
      noticeCountsWhen,
      sendingMode,
      ...(earlyExit ? { earlyExit } : {}),
    })
  },
)

test.each(SHIPPED_TEXTS)(
  '$key, $locale: filled in, has nothing left to fill in or to correct',
  ({ key, locale }) => {
    const document = documentOf(key, locale)
    const values = valuesOf(key, locale)
    const definitions = shippedDefinitions(document, locale)
    const contract = { document, definitions, values, locale, currency: 'EUR' }
    const findings = checkReadiness(
      {
        ...contract,
        askedVariables: definitions.map(({ variable }) => variable),
        amountInclTaxCents: key === 'confidentiality' ? null : 4_800_000,
        hasCounterparty: true,
        hasEffectiveDate: true,
        hasDuration: true,
        parties: [],
        signatoryCount: 2,
        deviations: [],
        canPrint,
      },
      {},
    )
    expect(findings).toEqual([])
    expect(usedVariables(resolveDocument(document, contract))).toEqual([])
    expect(unstated(textOf(document, locale, values))).toEqual([])
  },
)

const FORMS: Record<Locale, RegExp[]> = {
  fr: [
    /lettre recommandée avec demande d’avis de réception/,
    /lettre recommandée électronique au sens de l’article L. 100|acte d’un commissaire de justice/,
  ],
  en: [
    /registered letter with acknowledgement of receipt/,
    /electronic registered delivery service/,
  ],
  es: [/burofax o carta certificada con acuse de recibo/, /entrega electrónica certificada/],
}

test.each(SHIPPED_TEXTS)('$key, $locale: names each form of a notice', ({ key, locale }) => {
  const text = textOf(documentOf(key, locale), locale, valuesOf(key, locale))
  for (const form of FORMS[locale]) expect(text).toMatch(form)
})

/** In force from 1 January 2027, as a lawyer counts from the text. */
const DAYS: Record<ShippedTemplateKey, object> = {
  service: { endDate: '2027-12-31', legalLimit: '2027-09-30', sendBy: '2027-09-23' },
  confidentiality: { endDate: '2028-12-31', legalLimit: null, finalEnd: '2028-12-31' },
  maintenance: { endDate: '2029-12-31', legalLimit: '2029-06-30', sendBy: '2029-06-22' },
  commercialLease: { endDate: '2035-12-31', legalLimit: '2035-06-30', sendBy: '2035-06-22' },
  softwareSubscription: { endDate: '2027-12-31', legalLimit: '2027-09-30', sendBy: '2027-09-23' },
  framework: { endDate: '2029-12-31', legalLimit: '2029-09-30', sendBy: '2029-09-21' },
}

test.each(Object.entries(DAYS))('%s: its deadlines are those of its text', (key, days) => {
  expect(deadlinesOf(key as ShippedTemplateKey)).toMatchObject(days)
})

test('the lease can be left every three years, and goes on by the quarter after nine', () => {
  const { noticeMonths } = figuresOn(REGIME_LAWS.leaseExit, Temporal.PlainDate.from('2027-01-01'))
  const { notice } = SHIPPED_TEMPLATES.commercialLease.terms
  expect(notice).toEqual({ unit: 'months', count: noticeMonths })
  const { earlyExits, terms } = deadlinesOf('commercialLease')
  expect(earlyExits.map(({ exitOn, legalLimit }) => [exitOn, legalLimit])).toEqual([
    ['2029-12-31', '2029-06-30'],
    ['2032-12-31', '2032-06-30'],
    ['2035-12-31', '2035-06-30'],
  ])
  expect(terms.map(({ end }) => end)).toEqual(['2035-12-31', null])
})

test.each<[ShippedTemplateKey, string]>([
  ['confidentiality', '2027-06-10'],
  ['softwareSubscription', '2027-07-10'],
])('%s can be left at any time, after its notice', (key, finalEnd) => {
  const presentedOn = '2027-05-10'
  const notice = {
    id: 'a',
    kind: 'earlyExit' as const,
    sentOn: null,
    presentedOn,
    receivedOn: null,
    cancelledOn: null,
  }
  expect(deadlinesOf(key, { notices: [notice] }, presentedOn).finalEnd).toBe(finalEnd)
})

function deadlinesOf(
  key: ShippedTemplateKey,
  more: Partial<LifecycleTerms> = {},
  today = '2027-01-15',
) {
  const { terms, regime } = SHIPPED_TEMPLATES[key]
  const { excludesTriennialExit: _, ...stated }: ShippedTerms = terms
  const nature = regime === 'commercialLease' ? regime : 'ordinary'
  return computeDeadlines(
    lifecycleTerms({
      ...stated,
      effectiveDate: '2027-01-01',
      regime: regimeFor(nature, 'professional'),
      ...more,
    }),
    Temporal.PlainDate.from(today),
  )
}

function documentOf(key: ShippedTemplateKey, locale: Locale): ContractDocument {
  return shippedDocument(key, locale, () => crypto.randomUUID())
}

function valuesOf(key: ShippedTemplateKey, locale: Locale, more: FieldValues = {}): FieldValues {
  return { ...TYPICAL_VALUES, ...shippedValues(key, locale), ...more }
}

/** As it reads once its fields have these values. */
function textOf(document: ContractDocument, locale: Locale, values: FieldValues): string {
  const definitions = shippedDefinitions(document, locale)
  const resolved = resolveDocument(document, { definitions, values, locale, currency: 'EUR' })
  const text = documentPlainText(resolved, numberSections(document, numberingLabels[locale]))
  return text.replace(/[\u00A0\u202F]/g, ' ')
}
