import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import type { WireDocument } from '../text-queries.ts'
import { useMayInsertClauses } from '../clauses/may-insert.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'
import { stepRow, type RowStep, type ShownOutline } from './move-row.ts'
import { outlineRows, type OutlineRow } from './outline-rows.ts'
import { OutlineItem } from './outline-item.tsx'
import { OutlineHeader } from './outline-header.tsx'
import { scrollToSection } from './scroll-to-section.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useSectionDrag } from './use-section-drag.ts'

const ClauseShelf = lazy(async () => {
  const [module] = await Promise.all([
    import('../clauses/clause-shelf.tsx'),
    loadTexts('clause-links'),
  ])
  return module
})

const SCREEN_OF_LINES = 60

interface OutlineProps {
  wire: WireDocument
  numbers: DocumentNumbers
  /** How many sections of the text are drawn so far; more lines than that are on the screen. */
  drawn: number
  /** On a phone the text is on another tab, which must be activated first. */
  onChoose?: () => void
}

/** The parts of the contract as a tree: the current one, and navigation to the others. */
export function Outline({ wire, numbers, drawn, onChoose }: OutlineProps) {
  const t = useTexts()
  const { readOnlyReason, editing } = useOpenText()
  const rows = useMemo(() => outlineRows(wire, numbers), [wire, numbers])
  const { current, goneTo } = useCurrentSection(rows)
  const tree = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const isEditable = readOnlyReason === null
  const mayInsert = useMayInsertClauses() && isEditable
  const [showsClauses, setShowsClauses] = useState(false)
  const blockIds = useMemo(() => wire.blocks.map(({ _id }) => _id), [wire.blocks])
  const drag = useSectionDrag({ rows, blockIds }, isEditable)
  const keys = useOutlineKeys(tree, { rows, blockIds, isEditable }, setNews)
  // One tab stop: the line last used, else the current section.
  const tabStop = rows.some(({ id }) => id === stop) ? stop : (current ?? rows[0]?.id ?? null)
  const choose = useCallback(
    (id: string) => {
      onChoose?.()
      editing.showWhole()
      goneTo(id)
      requestAnimationFrame(() => scrollToSection(id))
    },
    [editing, goneTo, onChoose],
  )
  return (
    // Not a <nav>: its floating elements belong to the page, and would be clipped by the scrolling column.
    <div
      role="navigation"
      aria-label={t('editor.outline.title')}
      className="flex min-h-full flex-col text-sm"
    >
      <OutlineHeader
        numbering={wire.numbering}
        isEditable={isEditable}
        clauses={
          mayInsert
            ? { isShown: showsClauses, onToggle: () => setShowsClauses(!showsClauses) }
            : null
        }
      />
      <ul
        ref={tree}
        role="tree"
        aria-label={t('editor.outline.title')}
        onKeyDown={keys}
        className="flex flex-col px-2 pb-6"
      >
        {rows.slice(0, drawn + SCREEN_OF_LINES).map((row) => (
          <OutlineItem
            key={row.id}
            row={row}
            isCurrent={row.id === current}
            isTabStop={row.id === tabStop}
            drag={drag}
            onFocus={setStop}
            onChoose={choose}
          />
        ))}
      </ul>
      {mayInsert && showsClauses && (
        <Suspense>
          <ClauseShelf current={current} onClose={() => setShowsClauses(false)} />
        </Suspense>
      )}
      {isEditable && !showsClauses && (
        <p className="sticky bottom-0 mt-auto hidden bg-canvas px-4 py-2 text-xs text-ink-faint any-pointer-fine:@min-[1000px]:block">
          {t('editor.outline.hint')}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

const steps = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'promote',
  ArrowRight: 'demote',
} as const

/** Arrows move through the lines; with Alt they move the section or the block itself. */
function useOutlineKeys(
  tree: React.RefObject<HTMLElement | null>,
  outline: ShownOutline & { isEditable: boolean },
  announce: (news: string) => void,
) {
  const { arrange } = useDocumentActions()
  const { store, editing } = useOpenText()
  const { rows, isEditable } = outline
  const move = async (row: OutlineRow, step: RowStep) => {
    const news = await stepRow(row, step, outline, { arrange, store })
    if (news !== null) announce(news)
  }
  return (event: KeyboardEvent) => {
    flushSync(() => editing.showWhole())
    const lines = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
    const line = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')
    const at = line ? lines.indexOf(line) : -1
    const row = rows.find(({ id }) => id === line?.dataset['row'])
    const step = steps[event.key as keyof typeof steps]
    if (event.altKey && step && row) {
      event.preventDefault()
      if (!isEditable) return
      return void move(row, step)
    }
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: lines.length - 1,
    }[event.key]
    if (next === undefined || event.altKey) return
    event.preventDefault()
    lines[Math.min(Math.max(next, 0), lines.length - 1)]?.focus()
  }
}
