import { INDETERMINATE_DURATION_CODE } from '@tacite/domain/deadlines/contract-duration.ts'
import {
  contractFilterField,
  FILTER_OF_TAGGED_FIELD,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { FilterKind } from '@tacite/domain/filters/filter-field.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { useFormats } from '../../../platform/formats.ts'
import type { Option } from '../../../ui/option.ts'

type Formats = Pick<
  ReturnType<typeof useFormats>,
  'amount' | 'day' | 'duration' | 'list' | 'number'
>

/** The names of fields and values that are not in the catalogues. */
export interface FilterWords {
  optionsOf: (field: string) => readonly Option[]
  /** The tagged field that a key names. */
  taggedField: (field: string) => { name: string; type: string } | undefined
}

/** « Échéance : du 01/01/2027 au 31/03/2027 » — a filter of the address in the reader's words. */
export function describeFilter(
  t: Translator,
  formats: Formats,
  words: FilterWords,
  { field, written }: { field: string; written: string },
): string {
  const tagged = words.taggedField(field)
  const name = tagged?.name ?? filterName(t, field)
  const kind = field === 'tacitRenewalDuration' ? 'duration' : kindOf(field, tagged?.type)
  const plain = kind === 'duration' ? plainDuration(written) : written
  const [, operator = 'eq', value = ''] = /^(?:(eq|ne|gte?|lte?|range):)?(.*)$/.exec(plain) ?? []
  // User text may contain commas.
  const values = kind === 'text' || kind === 'word' ? [value] : value.split(',')
  const say = (each: string, as: Reading = kind) =>
    figureOf(formats, as, each) ?? wordOf(t, formats, each, words.optionsOf(field))
  if (operator === 'range') {
    const [from = '', to = ''] = values
    // A unit is stated once, after the second figure.
    const bare = kind === 'amount' || kind === 'duration' ? 'number' : kind
    return t('contract-list.filter.said.range', { name, from: say(from, bare), to: say(to) })
  }
  const key = `contract-list.filter.said.${operator}`
  return t.has(key)
    ? t.chosen(key, { name, value: formats.list(values.map((each) => say(each))) })
    : `${name} ${written}`
}

/** How a value is formatted: a number of days is a duration to people, but not to the filter. */
type Reading = FilterKind | 'duration' | undefined

function kindOf(field: string, taggedType: string | undefined): FilterKind | undefined {
  const filter = taggedType ? FILTER_OF_TAGGED_FIELD[taggedType] : contractFilterField(field)
  return filter?.kind
}

/** « from nine years to not indefinite » reads as from nine years on. */
function plainDuration(written: string): string {
  if (written === `gte:${INDETERMINATE_DURATION_CODE}`) return 'eq:indefinite'
  return written.replace(new RegExp(`^range:(\\d+),${INDETERMINATE_DURATION_CODE - 1}$`), 'gte:$1')
}

/** Null when it is not a number. Amounts are euros in a filter, durations days. */
function figureOf(formats: Formats, kind: Reading, value: string): string | null {
  const figure = Number(value)
  if (Number.isNaN(figure)) return null
  if (kind === 'amount') return formats.amount(Math.round(figure * 100))
  if (kind === 'duration') return formats.duration({ count: figure, unit: 'days' })
  return kind === 'number' ? formats.number(figure) : null
}

/** @example filterName(t, 'endDate') // « Échéance » */
export function filterName(t: Translator, field: string): string {
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
  if (UUID.test(value)) return t('contract-list.filter.word.missing')
  const key = `contract-list.filter.word.${value}`
  return t.has(key) ? t.chosen(key, {}) : value
}

/** Of an object without a name: it was deleted, or the reader does not see it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
