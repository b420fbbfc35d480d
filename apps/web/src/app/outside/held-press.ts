let held: { by: Element; repeat: () => void } | null = null

/** Remembers the last button clicked, or the last Enter in a form, before the page's code was loaded. */
export function holdPress(): void {
  document.addEventListener('click', holdClick, true)
  document.addEventListener('keydown', holdEnter, true)
}

/** Repeats it now that the page is interactive. */
export function answerHeldPress(): void {
  document.removeEventListener('click', holdClick, true)
  document.removeEventListener('keydown', holdEnter, true)
  if (held?.by.isConnected) held.repeat()
  held = null
}

function holdClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  held = button && { by: button, repeat: () => button.click() }
}

/** The fields of a server-rendered form keep what was typed (`useForm().typed`): sent later, it holds all of it. */
function holdEnter({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
  const { form } = target
  held = form && { by: form, repeat: () => form.requestSubmit() }
}
