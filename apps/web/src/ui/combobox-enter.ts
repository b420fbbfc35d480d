import type { KeyboardEvent } from 'react'

/** Enter in an open list without results, or before they arrive: it chooses nothing, and does not submit the form. */
export function keepsFormOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const isOpen = input.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Enter' && isOpen && !input.hasAttribute('aria-activedescendant'))
    event.preventDefault()
}
