import { isSystemField, SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import { locales } from '@tacite/domain/locale.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument } from '../contract-document.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import { isTermVariable, valuesOfTerms } from '../terms-in-fields.ts'
import { usedVariables } from '../walk-document.ts'
import { commercialLease } from './commercial-lease/commercial-lease.ts'
import { composeDocument } from './compose-template.ts'
import { confidentiality } from './confidentiality/confidentiality.ts'
import { framework } from './framework/framework.ts'
import { maintenance } from './maintenance/maintenance.ts'
import { service } from './service/service.ts'
import type { ShippedTemplateKey } from './shipped-template-keys.ts'
import type { ShippedTemplate } from './shipped-template.ts'
import { softwareSubscription } from './software-subscription/software-subscription.ts'
import { templateField } from './template-fields.ts'

/** The contracts that the product comes with: a new company starts with the first, and adds those that it wants. */
export const SHIPPED_TEMPLATES: Readonly<Record<ShippedTemplateKey, ShippedTemplate>> = {
  service,
  confidentiality,
  maintenance,
  commercialLease,
  softwareSubscription,
  framework,
}

/** The languages in which a template was written. */
export function shippedLocales(key: ShippedTemplateKey): Locale[] {
  return locales.filter((locale) => SHIPPED_TEMPLATES[key].texts[locale] !== undefined)
}

/**
 * The text of a template: body, signatures, annexes.
 *
 * @param locale one of `shippedLocales`
 * @throws Error for a language in which it was not written
 * @example shippedDocument('service', 'fr', () => crypto.randomUUID()).title
 */
export function shippedDocument(
  key: ShippedTemplateKey,
  locale: Locale,
  newId: () => string,
): ContractDocument {
  const text = SHIPPED_TEMPLATES[key].texts[locale]
  if (!text) throw new Error(`The template ${key} is not written in ${locale}`)
  return composeDocument(text, newId)
}

/**
 * The fields that a document of ours shows and that are no data of the contract itself, in the order of its text: a
 * company needs them in its library.
 *
 * @param language of the labels, read by the people of the company; choices are words of the text, in `locale`
 */
export function libraryFields(
  document: ContractDocument,
  locale: Locale,
  language: Locale = locale,
): Omit<FieldDefinition, 'id'>[] {
  return usedVariables(document)
    .filter((variable) => !isSystemField(variable))
    .map((variable) => {
      const { type, labels, choices, isOptional } = templateField(variable)
      return {
        variable,
        type,
        label: labels[language],
        ...(choices ? { choices: choices[locale] } : {}),
        required: !isOptional,
      }
    })
}

/** Every field of a document of ours, as a contract of a company that has its library knows them. */
export function shippedDefinitions(document: ContractDocument, locale: Locale): FieldDefinition[] {
  const shown = new Set(usedVariables(document))
  const system = SYSTEM_FIELDS.filter(({ variable }) => shown.has(variable)).map(
    ({ variable, type }) => ({ variable, type, label: variable, required: false }),
  )
  return [...system, ...libraryFields(document, locale)].map((field) => ({
    ...field,
    id: field.variable,
  }))
}

/** What the fields of a new contract show before anything is typed: its terms, and what is proposed. */
export function shippedValues(key: ShippedTemplateKey, locale: Locale): FieldValues {
  const shown = new Set(usedVariables(shippedDocument(key, locale, () => '')))
  const { terms, proposed } = SHIPPED_TEMPLATES[key]
  const stated = Object.entries(valuesOfTerms(terms)).filter(
    ([variable, value]) => isTermVariable(variable) && shown.has(variable) && value !== null,
  )
  return { ...Object.fromEntries(stated), ...proposed(locale) }
}
