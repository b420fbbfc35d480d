import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../../platform/locale.ts'
import { draggedClause, isClauseDragged } from '../clauses/dragged-clause.ts'
import { useOpenText, useFields, useIsOpen, useSection } from '../text/open-text.tsx'
import { useSectionEditor } from './editor-code.ts'
import { writtenRows } from '../text/written-rows.ts'
import { RichTextView } from './rich-text-view.tsx'
import { TypeAhead } from './type-ahead.tsx'

/** Long enough that passing over a page opens nothing. */
const REST_MS = 50

interface SectionContentProps {
  section: Section
  isEditable: boolean
}

/** A section's text: static until hovered or focused, then an editor in its place. */
export function SectionContent({ section, isEditable }: SectionContentProps) {
  const isOpen = useIsOpen(section._id)
  const SectionEditor = useSectionEditor()
  const [isComposing, setComposing] = useState(false)
  if (!isEditable) return <Reading section={section} />
  // An IME composition (an accent, a Chinese word) must finish where it began.
  if (isOpen && SectionEditor && !isComposing) return <SectionEditor section={section} />
  return (
    <>
      <Waiting section={section} />
      {isOpen && <TypeAhead section={section} onComposing={setComposing} />}
    </>
  )
}

function Reading({ section }: { section: Section }) {
  const { textId } = useOpenText()
  const { kind } = useOpenText()
  const stored = useSection(section).content
  const stated = useFields()
  const isContract = kind === 'contract'
  const { content, fields } = useMemo(
    () => (isContract ? writtenRows(stored, stated) : { content: stored, fields: stated }),
    [isContract, stored, stated],
  )
  if (isEmpty(content)) return null
  return (
    <div className="rich-text">
      <RichTextView content={content} fields={fields} textId={textId} sectionId={section._id} />
    </div>
  )
}

function Waiting({ section }: { section: Section }) {
  const t = useTexts()
  const { textId, editing } = useOpenText()
  // The field that receives the keystrokes meanwhile is the one textbox.
  const isTaken = useSyncExternalStore(
    editing.subscribe,
    () => editing.awaited(section._id) !== null,
  )
  const { content, title } = useSection(section)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = section._id
  const takeUp = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    // A field opens its own form.
    if ((event.target as Element).closest('[data-field], [data-broken]')) return
    editing.goTo(id, 'content', { x: event.clientX, y: event.clientY })
  }
  return (
    <div
      {...(!isTaken && {
        role: 'textbox',
        tabIndex: 0,
        'aria-multiline': true,
        'aria-label': t('editor.section.contentLabel', { title }),
      })}
      data-placeholder={isEmpty(content) ? t('editor.section.placeholder') : undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        // Immediately: nothing may come between a press and its release.
        timer.current = setTimeout(() => flushSync(() => editing.open(id)), REST_MS)
      }}
      onDragEnter={({ dataTransfer }) => {
        if (isClauseDragged(dataTransfer)) editing.open(id)
      }}
      onDragOver={(event) => {
        if (isClauseDragged(event.dataTransfer)) event.preventDefault()
      }}
      onDrop={(event) => {
        const clause = draggedClause(event.dataTransfer)
        if (!clause) return
        event.preventDefault()
        editing.drop(id, clause)
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      // The pressed element must still exist on release.
      onPointerDown={() => clearTimeout(timer.current)}
      onMouseDown={takeUp}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) editing.goTo(id, 'content', 'start')
      }}
      className="rich-text cursor-text"
    >
      <RichTextView content={content} fields={useFields()} textId={textId} sectionId={id} />
    </div>
  )
}
