import type { Refusal } from '@tacite/domain/refusal.ts'
import type { FieldType } from './field-definition.ts'

const simpleTypes: ReadonlySet<string> = new Set<FieldType>([
  'text',
  'longText',
  'number',
  'amount',
  'percentage',
  'date',
  'yesNo',
  'singleChoice',
])

export type FieldCategory = 'Simple' | 'Advanced'

/** A simple field has one plain value and no dependency; all others are advanced. */
export function fieldCategory({
  type,
  hasConditions,
}: {
  type: string
  hasConditions: boolean
}): FieldCategory {
  return simpleTypes.has(type) && !hasConditions ? 'Simple' : 'Advanced'
}

const longestVariable = 63

/**
 * The variable name derived from a label; '' when no character of it can be used.
 *
 * @example proposeVariable('N° de dossier (interne)') // 'n_de_dossier_interne'
 */
export function proposeVariable(label: string): string {
  return label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[0-9_]+/, '')
    .slice(0, longestVariable)
    .replace(/_$/, '')
}

/** A proposal that is not in use: `site`, `site_2`, `site_3`. */
export function freeVariable(proposal: string, taken: ReadonlySet<string>): string {
  const first = proposal || 'champ'
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `_${number}`
    const variable = first.slice(0, longestVariable - suffix.length) + suffix
    if (!taken.has(variable)) return variable
  }
}

export function variableRefusal(variable: string): Refusal | null {
  return /^[a-z][a-z0-9_]{0,62}$/.test(variable)
    ? null
    : { code: 'VARIABLE_INVALID', field: 'variable' }
}

/** Whether a field of this type has its own choices. */
export function hasChoices(type: string): boolean {
  return type === 'singleChoice' || type === 'multipleChoice'
}

/** Choices as written, one per line; empty lines, as pasted lists have them, are ignored. */
export function choicesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What is wrong with the choices of a field: none at all, an empty line, a duplicate. */
export function choicesRefusal(choices: readonly string[]): Refusal | null {
  const field = 'choices'
  if (choices.length === 0) return { code: 'CHOICES_REQUIRED', field }
  const blank = choices.findIndex((choice) => choice.trim() === '')
  if (blank >= 0) return { code: 'CHOICE_BLANK', params: { line: blank + 1 }, field }
  const twice = choices.find((choice, index) => choices.indexOf(choice) < index)
  return twice === undefined ? null : { code: 'CHOICE_TWICE', params: { choice: twice }, field }
}
