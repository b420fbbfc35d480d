import { useEffect } from 'react'
import type { Direction } from './command.ts'

/** Undoes and redoes by the keys that people know and by the browser's own menu, wherever the focus is on the page. */
export function useHistoryKeys(step: (direction: Direction) => void): void {
  useEffect(() => {
    const hear = (event: Event, direction: Direction | null) => {
      if (!direction || event.defaultPrevented || hasOwnUndo(event.target)) return
      event.preventDefault()
      step(direction)
    }
    const onKey = (event: KeyboardEvent) => hear(event, directionOfKey(event))
    const onInput = (event: InputEvent) => hear(event, directionOfInput(event))
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeinput', onInput)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeinput', onInput)
    }
  }, [step])
}

function directionOfKey(event: KeyboardEvent): Direction | null {
  if (event.altKey || event.isComposing || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

function directionOfInput({ inputType }: InputEvent): Direction | null {
  if (inputType === 'historyUndo') return 'undo'
  return inputType === 'historyRedo' ? 'redo' : null
}

/** A window, or a box that is no part of the text, takes back its own letters. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role=dialog], [role=alertdialog], [data-own-undo]')) return true
  const box = target.closest('input, textarea, select, [contenteditable="true"]')
  return box !== null && box.closest('[data-paper]') === null
}
