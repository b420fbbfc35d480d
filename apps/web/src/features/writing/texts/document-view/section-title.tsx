import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { isNumberedByHand } from '@tacite/document/section-rules.ts'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useOpenText, useSectionPart } from '../text/open-text.tsx'
import { GrowingLine } from './growing-line.tsx'
import { neighbour } from './neighbour.ts'

interface SectionTitleProps {
  section: Section
  number: string
  /** The level it is numbered at, 1 to 3. */
  depth: number
  /** Heading level in the page, 2 to 5. */
  heading: number
  isEditable: boolean
  children?: ReactNode
}

/** A section's computed number, and its title, edited in place. */
export function SectionTitle(props: SectionTitleProps) {
  const { section, number, depth, heading, isEditable, children } = props
  const t = useTexts()
  const title = useSectionPart(section, (state) => state.title)
  const Heading = `h${Math.min(heading, 6)}` as 'h2'
  const isByHand = isEditable && number !== '' && isNumberedByHand({ title, level: section.level })
  return (
    <>
      {/* On a phone the controls beside a title go below it rather than over it. */}
      <div className="flex flex-wrap items-start justify-end gap-x-2 tablet:flex-nowrap">
        <Heading
          data-level={depth}
          className="section-title flex min-w-3/5 flex-1 gap-[0.5em] tablet:min-w-0"
        >
          {number && <span className="shrink-0 text-accent tabular-nums">{number}</span>}
          {isEditable ? (
            <TitleInput section={section} />
          ) : (
            <span className="min-w-0">{title || t('editor.outline.untitled')}</span>
          )}
        </Heading>
        {children}
      </div>
      {isEditable && title.trim() === '' && (
        <p role="alert" className="mb-2 text-sm text-red-ink">
          {t.refusal({ code: 'SECTION_TITLE_REQUIRED' })}
        </p>
      )}
      {isByHand && (
        <p className="mb-2 text-sm text-amber-ink">
          {t.refusal({ code: 'SECTION_TITLE_NUMBERED' })}
        </p>
      )}
    </>
  )
}

function TitleInput({ section }: { section: Section }) {
  const t = useTexts()
  const { store, editing } = useOpenText()
  const title = useSectionPart(section, (state) => state.title)
  const input = useRef<HTMLTextAreaElement>(null)
  const id = section._id
  useEffect(() => {
    const come = () => {
      if (!input.current) return
      const place = editing.consumeRequest(id, 'title')
      if (place === null) return
      input.current.focus()
      if (place === 'start') input.current.select()
    }
    // A new section may be rendered after the cursor was sent to it.
    come()
    return editing.subscribe(come)
  }, [editing, id])
  const moveOn = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isAtEnd = selectionStart === value.length
    const isAtStart = selectionEnd === 0
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === 'ArrowDown' && isAtEnd)) {
      event.preventDefault()
      editing.goTo(id, 'content', 'start')
    }
    if (event.key === 'ArrowUp' && isAtStart) {
      const before = neighbour(event.currentTarget, id, -1)
      if (!before) return
      event.preventDefault()
      editing.goTo(before, 'content', 'end')
    }
  }
  return (
    <GrowingLine
      ref={input}
      maxLength={300}
      value={title}
      aria-label={t('editor.section.titleLabel')}
      aria-required
      aria-invalid={title.trim() === '' ? true : undefined}
      placeholder={t('editor.section.titlePlaceholder')}
      onText={(text) => store.edit(id, { title: text })}
      onFocus={() => editing.enter({ sectionId: id, part: 'title', view: null })}
      onBlur={() => store.flush(id)}
      onKeyDown={moveOn}
    />
  )
}
