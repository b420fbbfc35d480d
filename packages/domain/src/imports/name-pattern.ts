import type { Refusal } from '../refusal.ts'
import { foldValue } from './fold-value.ts'
import type { ImportField } from './import-fields.ts'
import { readDay } from './read-day.ts'

/** A pattern of file names: literals between parts; a part without a field is passed over. */
export interface NamePattern {
  /** Before the first part, between each two, after the last: one more than parts. */
  literals: readonly string[]
  parts: readonly (ImportField | null)[]
}

/** What a part of a pattern may be called, in three languages, folded. */
const PATTERN_WORDS: Readonly<Record<string, ImportField | null>> = {
  contrepartie: 'counterparty',
  cocontractant: 'counterparty',
  counterparty: 'counterparty',
  contraparte: 'counterparty',
  titre: 'title',
  title: 'title',
  titulo: 'title',
  date: 'signatureDate',
  fecha: 'signatureDate',
  debut: 'effectiveDate',
  start: 'effectiveDate',
  inicio: 'effectiveDate',
  fin: 'endDate',
  end: 'endDate',
  reference: 'reference',
  referencia: 'reference',
  type: 'type',
  tipo: 'type',
  projet: 'project',
  project: 'project',
  proyecto: 'project',
  classeur: 'folder',
  folder: 'folder',
  carpeta: 'folder',
  siren: 'siren',
  montant: 'amount',
  amount: 'amount',
  importe: 'amount',
  entite: 'legalEntity',
  entity: 'legalEntity',
  entidad: 'legalEntity',
  responsable: 'owner',
  owner: 'owner',
  reste: null,
  rest: null,
  resto: null,
}

/**
 * Reads a pattern as a person types it, with parts in braces.
 *
 * @returns the pattern, or why it is none
 * @example readPattern('{contrepartie} - {titre}') // { literals: ['', ' - ', ''], parts: ['counterparty', 'title'] }
 */
export function readPattern(typed: string): NamePattern | Refusal {
  const literals: string[] = []
  const parts: (ImportField | null)[] = []
  let from = 0
  for (const found of typed.matchAll(/\{([^{}]*)\}/g)) {
    const field = PATTERN_WORDS[foldValue(found[1]!)]
    if (field === undefined)
      return { code: 'IMPORT_PATTERN_PART_UNKNOWN', params: { part: found[1]! }, field: 'pattern' }
    if (field !== null && parts.includes(field))
      return { code: 'IMPORT_PATTERN_PART_TWICE', params: { part: found[1]! }, field: 'pattern' }
    const literal = typed.slice(from, found.index)
    if (parts.length > 0 && literal === '')
      return { code: 'IMPORT_PATTERN_PARTS_TOUCH', field: 'pattern' }
    literals.push(literal)
    parts.push(field)
    from = found.index + found[0].length
  }
  if (parts.length === 0) return { code: 'IMPORT_PATTERN_WITHOUT_PART', field: 'pattern' }
  return { literals: [...literals, typed.slice(from)], parts }
}

/** Ways to cut one name that are tried: more literals than this are no pattern. */
const MOST_CUTS = 200

/**
 * What a name says by a pattern, as it stands in it; null: the name is not of this pattern. Of several ways to cut it,
 * the first in which every part that is a day reads as one.
 *
 * @param name without its folders and its ending
 * @example namedValues(pattern, 'Cadexia - Contrat cadre') // { counterparty: 'Cadexia', title: 'Contrat cadre' }
 */
export function namedValues(
  { literals, parts }: NamePattern,
  name: string,
): Partial<Record<ImportField, string>> | null {
  const cuts = cutsOf(plain(name), literals.map(plain))
  const best = cuts.find((values) => values.every((value, at) => mayBe(parts[at]!, value)))
  const chosen = best ?? (parts.some(isDay) ? undefined : cuts[0])
  if (!chosen) return null
  const named = parts.flatMap((field, at) => (field === null ? [] : [[field, chosen[at]!]]))
  return Object.fromEntries(named) as Partial<Record<ImportField, string>>
}

/** The values between the literals, in every order of places, up to a limit. */
function cutsOf(name: string, literals: readonly string[]): string[][] {
  const [first = '', ...rest] = literals
  const last = rest.at(-1) ?? ''
  if (!name.startsWith(first) || !name.endsWith(last)) return []
  const found: string[][] = []
  const end = name.length - last.length
  const between = rest.slice(0, -1)
  const cut = (from: number, at: number, values: string[]): void => {
    if (found.length >= MOST_CUTS) return
    if (at === between.length) {
      if (from < end) found.push([...values, name.slice(from, end).trim()])
      return
    }
    const literal = between[at]!
    for (let to = name.indexOf(literal, from + 1); to > from; to = name.indexOf(literal, to + 1)) {
      if (to + literal.length > end || found.length >= MOST_CUTS) return
      cut(to + literal.length, at + 1, [...values, name.slice(from, to).trim()])
    }
  }
  cut(first.length, 0, [])
  return found.filter((values) => values.every((value) => value !== ''))
}

/** An underscore is a space, a long dash a short one: scanners and people write either. */
function plain(text: string): string {
  return text.replaceAll(/[_\u00A0\u202F]/g, ' ').replaceAll(/[–—]/g, '-')
}

function isDay(field: ImportField | null): boolean {
  return field === 'signatureDate' || field === 'effectiveDate' || field === 'endDate'
}

function mayBe(field: ImportField | null, value: string): boolean {
  if (!isDay(field)) return true
  const read = readDay(value, null)
  return 'day' in read || read.problem === 'IMPORT_DAY_AMBIGUOUS'
}
