import type { KeyboardEvent } from 'react'

/** Enter in an open list where nothing is found, or not yet: it chooses nothing, and does not send the form. */
export function keepsFormOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const isOpen = input.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Enter' && isOpen && !input.hasAttribute('aria-activedescendant'))
    event.preventDefault()
}
