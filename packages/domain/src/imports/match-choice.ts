import { isToCreate } from './import-row.ts'
import { foldValue } from './fold-value.ts'
import { IMPORT_FIELDS, type ChoiceField } from './import-fields.ts'
import type { ImportRules } from './import-rules.ts'
import { legalName } from './legal-name.ts'

/** What a text names several of, in place of an id. */
export const SEVERAL = 'several'

/**
 * The objects of a company that a text names: the id of one, `SEVERAL`, or none. By `valueKey` of each field; the legal
 * entities also by their numbers (`ownNumber`), by `sirenKey`.
 */
export type Matches = Readonly<
  Partial<Record<ChoiceField | 'master' | 'ownNumber', ReadonlyMap<string, string>>>
>

/** A choice as read: an id, an object to create, nothing on purpose (`empty`), or why it is not known. */
export type ReadChoice =
  | { value: unknown }
  | { empty: true }
  | { problem: 'IMPORT_VALUE_UNKNOWN' | 'IMPORT_VALUE_SEVERAL' }

/**
 * What a choice is found by: names of parties without their legal form, others without case and accents.
 *
 * @example valueKey('counterparty', 'CADEXIA SAS') // 'cadexia'
 */
export function valueKey(field: ChoiceField | 'master', text: string): string {
  return field === 'counterparty' || field === 'legalEntity' ? legalName(text) : foldValue(text)
}

/** The key of a counterparty that is known by its number. */
export function sirenKey(siren: string): string {
  return `siren ${siren}`
}

/**
 * Finds what a text names: by a number before the name, then as a person resolved it, then by the name alone.
 *
 * @param siren of a counterparty, where one is stated
 */
export function matchChoice(
  field: ChoiceField | 'master',
  text: string,
  { matches, rules, siren }: { matches: Matches; rules: ImportRules; siren: string | null },
): ReadChoice {
  const bySiren = siren === null ? undefined : matches[field]?.get(sirenKey(siren))
  if (bySiren && bySiren !== SEVERAL) return { value: bySiren }
  const key = valueKey(field, text)
  const resolved = rules.resolutions.find((each) => each.field === field && each.key === key)
  if (resolved?.resolution.kind === 'empty') return { empty: true }
  if (resolved?.resolution.kind === 'choose') return { value: resolved.resolution.id }
  const found = matches[field]?.get(key)
  if (found === SEVERAL) return { problem: 'IMPORT_VALUE_SEVERAL' }
  if (found) return { value: found }
  if (resolved && field !== 'master' && IMPORT_FIELDS[field].mayBeCreated)
    return { value: { create: text.trim() } }
  return { problem: 'IMPORT_VALUE_UNKNOWN' }
}

/** Two rows that create the same object create one: by the key of its name. */
export function createdKey(field: ChoiceField, value: unknown): string | null {
  return isToCreate(value) ? `${field} ${valueKey(field, value.create)}` : null
}
