import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { FindBeside } from './find-beside.tsx'
import { FindCount } from './find-count.tsx'
import { FindOptionsRow, type FindOptions } from './find-options.tsx'
import type { FindMode } from './find.tsx'
import { placeOfMatch } from './found-place.ts'
import { leaveToMatch, startOf } from './from-and-to-text.ts'
import { ReplaceRow } from './replace-row.tsx'
import { placeAfterStep, useFind } from './use-find.ts'
import { useMarks } from './use-marks.ts'
import { useSearchedText } from './use-searched-text.ts'

interface FindPanelProps {
  wire: WireDocument
  mode: FindMode
  /** Counts how often it was asked for. */
  asked: number
  onClose: () => void
}

const PLAIN: FindOptions = {
  matchesCase: false,
  wholeWords: false,
  isPattern: false,
  isInFields: true,
}

/** The bar at the top of the paper: finds in the whole text, and replaces. */
export default function FindPanel({ wire, mode, asked, onClose }: FindPanelProps) {
  const t = useTexts()
  const { editing, readOnlyReason } = useOpenText()
  const bar = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [start] = useState(() => startOf(editing))
  const [typed, setTyped] = useState(start.words)
  const [options, setOptions] = useState(PLAIN)
  const [place, setPlace] = useState(start.place)
  const [showsReplace, setShowsReplace] = useState(mode === 'replace')
  const { text, refresh } = useSearchedText(wire, options.isInFields)
  const query = useMemo(() => ({ text: typed, ...options }), [typed, options])
  const found = useFind(text, query, place)
  useMarks(found, bar)
  // What is looked for may stand anywhere.
  useEffect(() => editing.showWhole(), [editing])
  useEffect(() => {
    if (mode === 'replace') setShowsReplace(true)
    box.current?.focus()
    box.current?.select()
  }, [mode, asked])
  const step = (by: 1 | -1) => {
    const next = placeAfterStep(found, by)
    if (next) setPlace(next)
  }
  const close = () => {
    onClose()
    leaveToMatch(found, editing, start.focused)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const isReplacing = showsReplace && readOnlyReason === null
  const hasNone = found.matches.length === 0 ? t('editor.find.nothing') : null
  return (
    <search
      ref={bar}
      aria-label={t('editor.find.title')}
      onKeyDown={leave}
      className="absolute top-full right-0 left-0 z-6 flex flex-col gap-1.5 border-b border-line bg-paper p-2 font-sans shadow-high tablet:right-3 tablet:left-auto tablet:w-107 tablet:rounded-b-lg tablet:border-0"
    >
      <div className="flex items-center gap-1">
        <IconButton
          size="small"
          label={t('editor.find.showReplace')}
          icon={isReplacing ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          aria-expanded={isReplacing}
          disabledReason={readOnlyReason}
          onClick={() => setShowsReplace(!showsReplace)}
        />
        <div className="relative flex min-w-0 flex-1 items-center">
          <input
            ref={box}
            type="text"
            aria-label={t('editor.find.box')}
            placeholder={t('editor.find.box')}
            aria-invalid={found.problem ? true : undefined}
            value={typed}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={move}
            className="control h-8 pr-2 pl-2.5"
          />
        </div>
        <IconButton
          size="small"
          label={t('editor.find.previous')}
          keys="⇧ ↵"
          icon={<ArrowUp aria-hidden />}
          disabledReason={hasNone}
          onClick={() => step(-1)}
        />
        <IconButton
          size="small"
          label={t('editor.find.next')}
          keys="↵"
          icon={<ArrowDown aria-hidden />}
          disabledReason={hasNone}
          onClick={() => step(1)}
        />
        <IconButton
          size="small"
          label={t('common.action.close')}
          icon={<X aria-hidden />}
          onClick={close}
        />
      </div>
      <div className="flex items-center justify-between gap-2 pl-8">
        <FindOptionsRow options={options} onChange={setOptions} />
        <FindCount found={found} />
      </div>
      <FindBeside wire={wire} query={query} />
      {isReplacing && (
        <ReplaceRow
          wire={wire}
          found={found}
          query={query}
          onReplaced={(match, length) => {
            const line = found.text.lines[match.line]!
            const from = placeOfMatch(line, match)
            setPlace({ ...from, at: from.at + length })
            refresh()
          }}
        />
      )}
    </search>
  )
}
