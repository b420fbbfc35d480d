import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Editing } from '../text/editing.ts'
import { copiedPaper } from './copied-paper.ts'

/**
 * Ctrl+A selects the text, and nothing around it: first where one writes, and when that is selected already, all
 * sections. Copied is then what is seen, with the titles, which a browser leaves out where they are boxes.
 */
export function useWholeSelection(editing: Editing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const paper = document.querySelector<HTMLElement>('[data-paper]')
      if (!isSelectAll(event) || !paper?.checkVisibility()) return
      if (!isForWhole(event.target, paper, editing)) return
      event.preventDefault()
      event.stopPropagation()
      flushSync(() => editing.showWhole())
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.getSelection()?.selectAllChildren(paper)
    }
    const onCopy = (event: ClipboardEvent) => {
      const paper = document.querySelector('[data-paper]')
      if (!event.clipboardData || !paper || !isWhollySelected(paper)) return
      const { html, plain } = copiedPaper(paper)
      event.clipboardData.setData('text/html', html)
      event.clipboardData.setData('text/plain', plain)
      event.preventDefault()
    }
    // Before an editor, which would select its section again.
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('copy', onCopy)
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('copy', onCopy)
    }
  }, [editing])
}

function isSelectAll(event: KeyboardEvent): boolean {
  const isPlain = !event.altKey && !event.shiftKey && !event.isComposing
  return isPlain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
}

/** Whether nothing less is to be selected: a box or an editor selects its own words first. */
function isForWhole(target: EventTarget | null, paper: Element, editing: Editing): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role=dialog], [role=alertdialog]')) return false
  if (target instanceof HTMLTextAreaElement && paper.contains(target)) {
    return target.selectionStart === 0 && target.selectionEnd === target.value.length
  }
  if (target.closest('input, textarea, select')) return false
  if (!target.closest('[contenteditable="true"]')) return true
  const state = editing.place()?.view?.state
  return state?.selection.from === 0 && state.selection.to === state.doc.content.size
}

/** As it is by our key: a selection that was dragged begins and ends in words. */
function isWhollySelected(paper: Element): boolean {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return false
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const isPaper = startContainer === paper && endContainer === paper
  return isPaper && startOffset === 0 && endOffset === paper.childNodes.length
}
