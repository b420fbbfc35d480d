import type { SpecialRegime } from '@tacite/domain/deadlines/special-regime.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FieldValue } from '../field-definition.ts'
import type { TemplateText } from './compose-template.ts'
import type { TemplateVariable } from './template-fields.ts'

/** A contract that the product comes with. */
export interface ShippedTemplate {
  /** French always; the other languages in which it was written. */
  texts: { fr: TemplateText } & Partial<Record<Locale, TemplateText>>
  /** What its text says of duration, renewal, notice and leaving early, in all its languages: tests read them there. */
  terms: ShippedTerms
  /** Values of its other fields that the form of a contract proposes. */
  proposed: (locale: Locale) => Partial<Record<TemplateVariable, FieldValue>>
  /** Among the contract types that a company starts with. */
  contractType: 'service' | 'nda' | 'licence' | 'lease'
  /** Without it on the contract type, the deadlines are not all those that its text says. */
  regime?: SpecialRegime['kind']
}

export type ShippedTerms = Partial<LifecycleTerms> & { excludesTriennialExit?: boolean }
