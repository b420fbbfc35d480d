import type { Combobox } from '@base-ui/react/combobox'

export type ChangeDetails = Combobox.Root.ChangeEventDetails

/**
 * Escape closes a list, and the window around a closed one; it never takes a choice away. Base UI has it
 * empty a closed combobox: that is called off here.
 */
export function keepsOnEscape(details: ChangeDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}
