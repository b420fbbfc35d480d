import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ClipboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useOpenText, useSectionPart } from '../text/open-text.tsx'
import type { CursorPlace, TypedAhead } from '../text/editing.ts'
import { imagesOf } from '../text/pasted-images.ts'
import { loadEditor } from './editor-code.ts'

interface TypeAheadProps {
  section: Section
  onComposing: (isComposing: boolean) => void
}

/** Captures what is typed and pasted between the first click on a text and the moment its editor's code is loaded. */
export function TypeAhead(props: TypeAheadProps) {
  const { editing } = useOpenText()
  const id = props.section._id
  const place = useSyncExternalStore(editing.subscribe, () => editing.awaited(id))
  return place === null ? null : <TypeAheadField {...props} place={place} />
}

function TypeAheadField({ section, place, onComposing }: TypeAheadProps & { place: CursorPlace }) {
  const t = useTexts()
  const { editing } = useOpenText()
  const id = section._id
  const title = useSectionPart(section, (state) => state.title)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => editing.typedAhead(id)?.text ?? '')
  useLayoutEffect(() => {
    if (!field.current) return
    moveTo(field.current, place)
    field.current.focus({ preventScroll: true })
    loadEditor().catch(showError)
  }, [place])
  const lines = text.split('\n')
  const keep = (change: Partial<TypedAhead>) => {
    const kept = editing.typedAhead(id) ?? { text, place, pasted: [] }
    editing.typeAhead(id, { ...kept, ...change })
  }
  const keepPasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event
    const images = imagesOf(clipboardData)
    const html = clipboardData.getData('text/html')
    if (html === '' && images.length === 0) return
    // The browser inserts the words here, and the editor their formatting.
    const plain = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    // Formatting alone: nothing is inserted here, not even what some browsers make of it.
    if (plain === '') event.preventDefault()
    const pasted = { plain, at: currentTarget.selectionStart, html, images }
    keep({ pasted: [...(editing.typedAhead(id)?.pasted ?? []), pasted] })
  }
  return (
    <textarea
      ref={field}
      rows={lines.length}
      cols={Math.max(...lines.map((line) => line.length)) + 2}
      value={text}
      aria-label={t('editor.section.contentLabel', { title })}
      onChange={({ target }) => {
        setText(target.value)
        keep({ text: target.value })
      }}
      onPaste={keepPasted}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      className="type-ahead"
      data-own-undo=""
      data-empty={text === '' ? '' : undefined}
    />
  )
}

/** Over the clicked position, so that the letters appear where they will be inserted. */
function moveTo(field: HTMLTextAreaElement, place: CursorPlace): void {
  const section = field.offsetParent?.getBoundingClientRect()
  const text = field.previousElementSibling?.getBoundingClientRect()
  if (!section || !text) return
  const lineHeight = parseFloat(getComputedStyle(field).lineHeight)
  const at =
    typeof place === 'object' && 'x' in place
      ? { left: place.x, top: place.y - lineHeight / 2 }
      : { left: text.left, top: place === 'start' ? text.top : text.bottom - lineHeight }
  field.style.left = `${at.left - section.left}px`
  field.style.top = `${at.top - section.top}px`
}
