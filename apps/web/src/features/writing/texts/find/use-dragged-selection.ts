import { useEffect } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { copiedParts } from './copied-paper.ts'

/** A section that can be written in: elsewhere the browser selects across sections by itself. */
const WRITABLE = '[data-paper] [data-section] [role=textbox]'

/**
 * A drag from one section into another selects both whole, with those between them: each is an editor of its own, which
 * the browser's selection does not leave. They are copied; nothing replaces or deletes them.
 */
export function useDraggedSelection(): void {
  useEffect(() => {
    let start: Element | null = null
    let chosen: readonly Element[] = []
    const choose = (sections: readonly Element[]) => {
      for (const section of chosen) section.removeAttribute('data-chosen')
      for (const section of sections) section.setAttribute('data-chosen', '')
      chosen = sections
    }
    const onPress = ({ target, button, shiftKey }: MouseEvent) => {
      const text = target instanceof Element ? target.closest(WRITABLE) : null
      start = button === 0 && !shiftKey && text ? sectionOf(text) : null
      choose([])
    }
    const onMove = ({ target, buttons }: MouseEvent) => {
      if (start === null) return
      if (buttons !== 1) start = null
      const section = start && sectionOf(target)
      if (start && section) choose(section === start ? [] : sectionsBetween(start, section))
    }
    const onRelease = () => {
      start = null
      // Behind the editor, which takes the selection of its own section on release.
      if (chosen.length > 0) requestAnimationFrame(() => selectWhole(chosen))
    }
    const onCopy = (event: ClipboardEvent) => {
      if (chosen.length === 0 || !event.clipboardData) return
      const { html, plain } = copiedParts(chosen)
      event.clipboardData.setData('text/html', html)
      event.clipboardData.setData('text/plain', plain)
      event.preventDefault()
    }
    const onWrite = (event: Event) => {
      if (chosen.length === 0) return
      if (event instanceof KeyboardEvent && !isWriting(event)) return
      event.preventDefault()
      toasts.warning(currentTexts()('editor.find.chosen', { count: chosen.length }))
    }
    const leaving = new AbortController()
    const { signal } = leaving
    // Before an editor, which follows the press.
    window.addEventListener('mousedown', onPress, { capture: true, signal })
    window.addEventListener('mousemove', onMove, { signal })
    window.addEventListener('mouseup', onRelease, { signal })
    window.addEventListener('focusin', () => choose([]), { signal })
    window.addEventListener('copy', onCopy, { signal })
    for (const name of WRITING_EVENTS) window.addEventListener(name, onWrite, { signal })
    return () => {
      choose([])
      leaving.abort()
    }
  }, [])
}

const WRITING_EVENTS = ['keydown', 'cut', 'paste'] as const

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return key === 'Delete' || key === 'Backspace' || key === 'Enter' || key.length === 1
}

function sectionOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-paper] [data-section]') : null
}

/** In reading order, both ends included. */
function sectionsBetween(one: Element, other: Element): Element[] {
  const all = [...document.querySelectorAll('[data-paper] [data-section]')]
  const [first, last] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b)
  return all.slice(first, last! + 1)
}

function selectWhole(sections: readonly Element[]): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const range = document.createRange()
  range.setStartBefore(sections[0]!)
  range.setEndAfter(sections.at(-1)!)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
