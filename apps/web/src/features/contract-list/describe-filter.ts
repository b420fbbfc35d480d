import type { Translator } from '@tacite/i18n/translator.ts'
import type { useFormats } from '../../platform/formats.ts'
import type { Option } from '../../ui/option.ts'

type Formats = ReturnType<typeof useFormats>

/** « Échéance : du 01/01/2027 au 31/03/2027 » — a filter of the address in the reader's words. */
export function describeFilter(
  t: Translator,
  formats: Formats,
  field: string,
  written: string,
  options: readonly Option[],
): string {
  const [, operator = 'eq', value = ''] = /^(?:(eq|ne|gte?|lte?|range):)?(.*)$/.exec(written) ?? []
  const name = nameOf(t, field)
  const said = value.split(',').map((each) => wordOf(t, formats, each, options))
  if (operator === 'range')
    return t('contract-list.filter.said.range', { name, from: said[0] ?? '', to: said[1] ?? '' })
  const key = `contract-list.filter.said.${operator}`
  return t.has(key) ? t.chosen(key, { name, value: formats.list(said) }) : `${name} ${written}`
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
