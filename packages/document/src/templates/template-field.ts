import type { Locale } from '@tacite/domain/locale.ts'
import type { FieldType } from '../field-definition.ts'

/** A tagged field of the templates that the product comes with; the company's own data are system fields. */
export interface TemplateField {
  type: FieldType
  labels: Record<Locale, string>
  choices?: Record<Locale, readonly string[]>
  /** A contract can be signed without it: the passages that show it are left out. */
  isOptional?: true
}

export function field(type: FieldType, fr: string, en: string, es: string): TemplateField {
  return { type, labels: { fr, en, es } }
}

export function text(...labels: Labels): TemplateField {
  return field('text', ...labels)
}

export function longText(...labels: Labels): TemplateField {
  return field('longText', ...labels)
}

export function person(...labels: Labels): TemplateField {
  return field('person', ...labels)
}

export function yesNo(...labels: Labels): TemplateField {
  return field('yesNo', ...labels)
}

export function duration(...labels: Labels): TemplateField {
  return field('duration', ...labels)
}

export function amount(...labels: Labels): TemplateField {
  return field('amount', ...labels)
}

export function percentage(...labels: Labels): TemplateField {
  return field('percentage', ...labels)
}

export function optional(required: TemplateField): TemplateField {
  return { ...required, isOptional: true }
}

type Labels = [fr: string, en: string, es: string]
