import type { Editing } from '../text/editing.ts'
import { showChange } from './show-change.ts'

/** Brings a part of the text to the screen and puts the cursor there, or the form of a field's value. */
export async function goToPart(
  editing: Editing,
  { part, id }: { part: 'section' | 'block' | 'field'; id: string },
): Promise<void> {
  await showChange(editing, { part: part === 'section' ? 'content' : part, id }, undefined)
  if (part === 'block')
    document.querySelector<HTMLElement>(`#block-${CSS.escape(id)} textarea`)?.focus()
  if (part === 'field')
    document.querySelector<HTMLElement>(`[data-paper] [data-field="${CSS.escape(id)}"]`)?.click()
}
