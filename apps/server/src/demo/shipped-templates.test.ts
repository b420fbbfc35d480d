import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { documentPlainText } from '@tacite/document/plain-text.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import {
  serviceContractDefaults,
  serviceContractFields,
} from '@tacite/document/templates/service-contract-fields.ts'
import { SERVICE_CONTRACT_TERMS } from '@tacite/document/templates/service-contract-terms.ts'
import { serviceContract } from '@tacite/document/templates/service-contract.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { expect, test } from 'vitest'
import { DEMO_TEMPLATE_TERMS, demoTemplate } from './demo-template.ts'

/** Every template that the product comes with, and the terms that its contracts start with. */
const SHIPPED: { name: string; locale: Locale; text: string; terms: Partial<LifecycleTerms> }[] = [
  ...locales.map((locale) => ({
    name: `service contract, ${locale}`,
    locale,
    text: textOf(serviceContract(locale, newId), locale),
    terms: SERVICE_CONTRACT_TERMS,
  })),
  {
    name: 'short contract of the demo',
    locale: 'fr',
    text: textOf(demoTemplate(newId), 'fr'),
    terms: DEMO_TEMPLATE_TERMS,
  },
]

test.each(SHIPPED)('the terms of the $name are what its text says', ({ locale, text, terms }) => {
  expect(terms).toEqual(termsIn(text, locale))
})

/** How each language says a term. Where the text says nothing of when notice counts, on receipt is prudent. */
const SAID: Record<
  Locale,
  { byLetter: RegExp; presented: RegExp; renewed: RegExp; notice: RegExp }
> = {
  fr: {
    byLetter: /lettre recommandée/,
    presented: /la date retenue .* est celle de la première présentation/i,
    renewed: /se renouvelle par tacite reconduction pour des périodes successives de (\d+) an/,
    notice: /dénonciation au moins (\d+) mois avant le Terme/,
  },
  en: {
    byLetter: /by registered letter/,
    presented: /judged by the date on which the letter was first presented/,
    renewed: /renews automatically for successive fixed periods of (\d+) year/,
    notice: /giving the other notice at least (\d+) months before the End of Term/,
  },
  es: {
    byLetter: /carta certificada/,
    presented: /la fecha que se toma en cuenta .* es la del primer intento de entrega/i,
    renewed: /se renueva tácitamente por períodos sucesivos de duración determinada de (\d+) año/,
    notice: /notificando la denuncia a la otra al menos (\d+) meses antes del Vencimiento/,
  },
}

function termsIn(text: string, locale: Locale): Partial<LifecycleTerms> {
  const said = SAID[locale]
  const years = said.renewed.exec(text)?.[1]
  const months = said.notice.exec(text)?.[1]
  return {
    noticeCountsWhen: said.presented.test(text) ? 'presented' : 'received',
    sendingMode: said.byLetter.test(text) ? 'registeredLetter' : 'email',
    ...(years === undefined
      ? {}
      : { renewalType: 'tacit', renewalDuration: { count: 12 * Number(years), unit: 'months' } }),
    ...(months === undefined ? {} : { notice: { unit: 'months', count: Number(months) } }),
  }
}

/** As it reads once its fields have their usual values. */
function textOf(document: ContractDocument, locale: Locale): string {
  const definitions: FieldDefinition[] = serviceContractFields(locale).map((field) => ({
    ...field,
    id: field.variable,
  }))
  const values = serviceContractDefaults(locale)
  const resolved = resolveDocument(document, { definitions, values, locale, currency: 'EUR' })
  const text = documentPlainText(resolved, numberSections(document, numberingLabels[locale]))
  return text.replace(/[\u00A0\u202F]/g, ' ')
}

function newId(): string {
  return crypto.randomUUID()
}
