import { Eye, Lock } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useSectionTitle } from '../text/open-text.tsx'
import type { OutlineRow } from './outline-rows.ts'
import type { SectionDrag } from './use-section-drag.ts'

interface OutlineItemProps {
  row: OutlineRow
  isCurrent: boolean
  isTabStop: boolean
  drag: SectionDrag
  onFocus: (id: string) => void
  onChoose: (id: string) => void
}

/** One line: number and title. A click scrolls there; it can be dragged if the text can be rearranged. */
export const OutlineItem = memo(OutlineLine, isSameLine)

function OutlineLine(props: OutlineItemProps) {
  const { row, isCurrent, isTabStop, drag, onFocus, onChoose } = props
  const t = useTexts()
  const line = useRef<HTMLLIElement>(null)
  const title = useSectionTitle(row.id) ?? row.name
  // The line of the current section stays visible without scrolling the page.
  useEffect(() => {
    if (isCurrent) keepInView(line.current)
  }, [isCurrent])
  const over = drag.over?.id === row.id ? drag.over.half : null
  return (
    <li
      ref={line}
      role="treeitem"
      aria-level={row.depth}
      aria-selected={isCurrent}
      tabIndex={isTabStop ? 0 : -1}
      data-row={row.id}
      onFocus={() => onFocus(row.id)}
      onClick={() => onChoose(row.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(row.id)
      }}
      {...drag.handlers(row)}
      className={classNames(
        'relative flex cursor-pointer items-baseline gap-1.5 rounded-md py-1 pr-2 row-focus',
        indents[row.depth],
        row.kind === 'block' && 'mt-2 font-semibold',
        isCurrent
          ? 'bg-accent-soft font-medium text-accent-ink'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
        over === 'before' && 'shadow-[0_-2px_0_var(--accent)]',
        over === 'after' && 'shadow-[0_2px_0_var(--accent)]',
      )}
    >
      {row.number && (
        <span className={classNames('shrink-0 tabular-nums', !isCurrent && 'text-ink-faint')}>
          {shortNumber(row)}
        </span>
      )}
      <span
        className={classNames('min-w-0 flex-1 truncate', row.isAbsent && 'text-ink-faint italic')}
        title={title}
      >
        {title || t('editor.outline.untitled')}
      </span>
      {row.isAbsent && <span className="sr-only">{t('editor.section.absent')}</span>}
      {row.audience !== 'anyone' && (
        <span
          className="shrink-0 self-center"
          title={t(`editor.section.audience.short.${row.audience}`)}
        >
          <Eye aria-hidden className="size-3" />
          <span className="sr-only">{t(`editor.section.audience.short.${row.audience}`)}</span>
        </span>
      )}
      {row.isLocked && <Lock aria-hidden className="size-3 shrink-0 self-center" />}
    </li>
  )
}

/** Rows are rebuilt on each save; a line re-renders only when its content changes. */
function isSameLine(one: OutlineItemProps, other: OutlineItemProps): boolean {
  const { row: oneRow, ...oneRest } = one
  const { row: otherRow, ...otherRest } = other
  return isSameShallow(oneRow, otherRow) && isSameShallow(oneRest, otherRest)
}

function isSameShallow<Thing extends object>(one: Thing, other: Thing): boolean {
  return (Object.keys(one) as (keyof Thing)[]).every((key) => Object.is(one[key], other[key]))
}

const indents: Record<number, string> = { 1: 'pl-2', 2: 'pl-5', 3: 'pl-8', 4: 'pl-11' }

/** The number alone: the outline has no room for « Article » on every line. */
function shortNumber({ kind, number }: OutlineRow): string {
  return kind === 'section' ? number.replace(/^\p{L}{3,}\u00A0/u, '') : number
}

function keepInView(line: HTMLElement | null): void {
  const column = line?.closest<HTMLElement>('[data-column]')
  if (!line || !column || column.scrollHeight <= column.clientHeight) return
  const { top, bottom } = line.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  if (top < frame.top + 40) column.scrollTop -= frame.top + 40 - top
  else if (bottom > frame.bottom - 40) column.scrollTop += bottom - frame.bottom + 40
}
