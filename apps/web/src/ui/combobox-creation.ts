import type { Option } from './option.ts'

export interface CreationOption extends Option {
  /** The name to create. */
  creates: string
}

export type ComboboxOption = Option | CreationOption

export function isCreation(option: ComboboxOption): option is CreationOption {
  return 'creates' in option
}

/** The options, with an offer to create what was typed unless an option has that name. */
export function withCreation(options: readonly Option[], query: string): ComboboxOption[] {
  const name = query.trim()
  const isKnown = options.some((option) => sameName(option.label, name))
  if (name === '' || isKnown) return [...options]
  // The label is the typed text, so that the list's own filter always keeps the offer.
  return [...options, { value: ` create ${name}`, label: name, creates: name }]
}

function sameName(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0
}
