import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useOpenText, useSectionPart } from '../text/open-text.tsx'
import type { CursorPlace } from '../text/editing.ts'
import { loadEditor } from './editor-code.ts'

interface TypeAheadProps {
  section: Section
  onComposing: (isComposing: boolean) => void
}

/** Captures keystrokes between the first click on a text and the moment its editor's code is loaded. */
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
  return (
    <textarea
      ref={field}
      rows={lines.length}
      cols={Math.max(...lines.map((line) => line.length)) + 2}
      value={text}
      aria-label={t('editor.section.contentLabel', { title })}
      onChange={({ target }) => {
        setText(target.value)
        editing.typeAhead(id, { text: target.value, place: editing.typedAhead(id)?.place ?? place })
      }}
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
