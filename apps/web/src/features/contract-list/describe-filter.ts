import {
  contractFilterField,
  FILTER_OF_TAGGED_FIELD,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { FilterKind } from '@tacite/domain/filters/filter-field.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { useFormats } from '../../platform/formats.ts'
import type { Option } from '../../ui/option.ts'

type Formats = Pick<ReturnType<typeof useFormats>, 'amount' | 'day' | 'list' | 'number'>

/** What fields and values are called, as far as the catalogues do not say it. */
export interface FilterWords {
  optionsOf: (field: string) => readonly Option[]
  /** The tagged field that a key names. */
  taggedField: (field: string) => { tagLabel: string; type: string } | undefined
}

/** « Échéance : du 01/01/2027 au 31/03/2027 » — a filter of the address in the reader's words. */
export function describeFilter(
  t: Translator,
  formats: Formats,
  words: FilterWords,
  { field, written }: { field: string; written: string },
): string {
  const [, operator = 'eq', value = ''] = /^(?:(eq|ne|gte?|lte?|range):)?(.*)$/.exec(written) ?? []
  const tagged = words.taggedField(field)
  const name = tagged?.tagLabel ?? nameOf(t, field)
  const kind = kindOf(field, tagged?.type)
  // What people typed has commas of its own.
  const values = kind === 'text' || kind === 'word' ? [value] : value.split(',')
  const said = values.map((each) =>
    kind === 'amount' || kind === 'number'
      ? figureOf(formats, kind, each)
      : wordOf(t, formats, each, words.optionsOf(field)),
  )
  if (operator === 'range')
    return t('contract-list.filter.said.range', { name, from: said[0] ?? '', to: said[1] ?? '' })
  const key = `contract-list.filter.said.${operator}`
  return t.has(key) ? t.chosen(key, { name, value: formats.list(said) }) : `${name} ${written}`
}

function kindOf(field: string, taggedType: string | undefined): FilterKind | undefined {
  const filter = taggedType ? FILTER_OF_TAGGED_FIELD[taggedType] : contractFilterField(field)
  return filter?.kind
}

/** Amounts are euros in a filter. */
function figureOf(formats: Formats, kind: 'amount' | 'number', value: string): string {
  const figure = Number(value)
  if (Number.isNaN(figure)) return value
  return kind === 'amount' ? formats.amount(Math.round(figure * 100)) : formats.number(figure)
}

function nameOf(t: Translator, field: string): string {
  const key = `contract-list.filter.field.${field}`
  return t.has(key) ? t.chosen(key, {}) : t('contract-list.filter.field.other')
}

function wordOf(
  t: Translator,
  formats: Formats,
  value: string,
  options: readonly Option[],
): string {
  const option = options.find((each) => each.value === value)
  if (option) return option.label
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.day(value)
  if (value === 'true') return t('contract-list.filter.yes')
  if (value === 'false') return t('contract-list.filter.no')
  const key = `contract-list.filter.word.${value}`
  return t.has(key) ? t.chosen(key, {}) : value
}
