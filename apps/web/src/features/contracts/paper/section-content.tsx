import type { Section } from '@tacite/api/contracts-endpoints.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { lazy, Suspense, useRef, type MouseEvent } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { useContractText, useFields, useIsOpen, useSection } from '../text/contract-text.tsx'
import { RichTextView } from './rich-text-view.tsx'

/** Fetched before anyone can click: the first editor opens without waiting for code. */
export const loadEditor = () => import('../editor/section-editor.tsx')
const SectionEditor = lazy(loadEditor)

/** Long enough that passing over a page opens nothing. */
const REST_MS = 50

interface SectionContentProps {
  section: Section
  isEditable: boolean
}

/** A section's text: plain until the pointer rests on it or the focus comes, then an editor in its place. */
export function SectionContent({ section, isEditable }: SectionContentProps) {
  const isOpen = useIsOpen(section._id)
  if (!isEditable) return <Reading section={section} />
  if (!isOpen) return <Waiting section={section} />
  return (
    <Suspense fallback={<Reading section={section} />}>
      <SectionEditor section={section} />
    </Suspense>
  )
}

function Reading({ section }: { section: Section }) {
  const { contractId } = useContractText()
  const { content } = useSection(section)
  return (
    <div className="rich-text">
      <RichTextView content={content} fields={useFields()} contractId={contractId} />
    </div>
  )
}

function Waiting({ section }: { section: Section }) {
  const t = useTexts()
  const { contractId, editing } = useContractText()
  const { content, title } = useSection(section)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = section._id
  const takeUp = (event: MouseEvent) => {
    // A field opens its own form; a second button opens the browser's menu.
    if (event.button !== 0 || (event.target as Element).closest('[data-field]')) return
    event.preventDefault()
    editing.goTo(id, 'content', { x: event.clientX, y: event.clientY })
  }
  return (
    <div
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-label={t('editor.section.contentLabel', { title })}
      data-placeholder={isEmpty(content) ? t('editor.section.placeholder') : undefined}
      onPointerEnter={() => {
        timer.current = setTimeout(() => editing.open(id), REST_MS)
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onMouseDown={takeUp}
      onFocus={() => editing.goTo(id, 'content', 'start')}
      className="rich-text cursor-text"
    >
      <RichTextView content={content} fields={useFields()} contractId={contractId} />
    </div>
  )
}
