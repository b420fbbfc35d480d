import type { Combobox } from '@base-ui/react/combobox'

export type ChangeDetails = Combobox.Root.ChangeEventDetails

/**
 * Escape closes a list, and the dialog around a closed one; it never clears a choice. Base UI lets it clear a closed
 * combobox: that is prevented here.
 */
export function keepsOnEscape(details: ChangeDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}
