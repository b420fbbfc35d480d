import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument } from '../contract-document.ts'
import type { FieldDefinition, FieldValue, FieldValues } from '../field-definition.ts'
import { repeatsIn } from '../repeats/repeats-in.ts'
import { rowsName } from '../repeats/rows.ts'
import { withComputed } from '../formulas/compute-values.ts'

/** Made-up values to try a template with: such as most contracts have, and the extremes that fields accept. */
export const SAMPLE_KINDS = ['usual', 'longest', 'shortest'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/**
 * A value for each field. The usual and the longest ones answer yes and choose the first choice, the shortest answer no and
 * choose the last one: between them every two-sided condition shows both sides.
 */
export function sampleValues(
  fields: readonly FieldDefinition[],
  locale: Locale,
  kind: SampleKind,
): FieldValues {
  const typed = fields.map((field) => [field.variable, SAMPLES[kind](field, locale)] as const)
  return withComputed(fields, Object.fromEntries(typed))
}

/**
 * Rows of such values for each repeated passage: as few as allowed, three, or as many as allowed; of several passages
 * every second has one.
 */
export function sampleRows(
  document: ContractDocument,
  values: FieldValues,
  kind: SampleKind,
): FieldValues {
  const rows = repeatsIn(document).map(({ key, min, max, variables }, at) => {
    const wanted = { usual: at % 2 === 0 ? 3 : 1, longest: max, shortest: min }[kind]
    const count = Math.min(Math.max(wanted, min), max)
    const row = Object.fromEntries(variables.map((variable) => [variable, values[variable]]))
    return [rowsName(key), Array.from({ length: count }, () => row)] as const
  })
  return { ...values, ...(Object.fromEntries(rows) as FieldValues) }
}

type Sample = (field: FieldDefinition, locale: Locale) => FieldValue

const SAMPLES: Record<SampleKind, Sample> = {
  usual: ({ type, label, choices = [] }, locale) => {
    switch (type) {
      case 'text':
        return label
      case 'longText':
        return [label, ...WORDS[locale].lines].join('\n')
      case 'number':
        return 12
      case 'amount':
        return 1_250_000
      case 'percentage':
        return 20
      case 'date':
        return '2027-01-01'
      case 'duration':
        return { count: 12, unit: 'months' }
      case 'yesNo':
        return true
      case 'singleChoice':
        return choices[0] ?? ''
      case 'multipleChoice':
        return choices.slice(0, 2)
      case 'person':
        return 'Camille Martin'
      case 'counterparty':
        return 'Ascenseurs du Rhône'
      case 'address':
        return '12 rue de la République, 69002 Lyon'
    }
  },
  longest: ({ type, choices = [] }, locale) => {
    const { long } = WORDS[locale]
    switch (type) {
      case 'longText':
        return Array.from({ length: 12 }, () => long.repeat(4)).join('\n')
      case 'number':
        return 999_999_999.99
      case 'amount':
        return 99_999_999_999_99
      case 'percentage':
        return 99.99
      case 'date':
        return '2099-12-31'
      case 'duration':
        return { count: 9999, unit: 'months' }
      case 'yesNo':
        return true
      case 'singleChoice':
        return choices.toSorted((one, other) => other.length - one.length)[0] ?? ''
      case 'multipleChoice':
        return choices
      default:
        return long.repeat(3).trim()
    }
  },
  shortest: ({ type, choices = [] }) => {
    switch (type) {
      case 'number':
      case 'amount':
      case 'percentage':
        return 0
      case 'date':
        return '2027-01-01'
      case 'duration':
        return { count: 1, unit: 'days' }
      case 'yesNo':
        return false
      case 'singleChoice':
        return choices.at(-1) ?? ''
      case 'multipleChoice':
        return choices.slice(-1)
      default:
        return 'X'
    }
  },
}

/** Of the contract's language; the long one ends with a word that fits no column. */
const WORDS: Record<Locale, { lines: readonly string[]; long: string }> = {
  fr: {
    lines: ['Une deuxième ligne, comme on en écrit souvent.', 'Une troisième, pour finir.'],
    long: 'Société européenne de maintenance et d’exploitation d’installations électromécaniques anticonstitutionnellement-internationales ',
  },
  en: {
    lines: ['A second line, as people often write.', 'A third one, to end with.'],
    long: 'European company for the maintenance and operation of electromechanical installations counterrevolutionary-internationalisation ',
  },
  es: {
    lines: ['Una segunda línea, como se escribe a menudo.', 'Una tercera, para terminar.'],
    long: 'Sociedad europea de mantenimiento y explotación de instalaciones electromecánicas contrarrevolucionario-internacionalización ',
  },
}
