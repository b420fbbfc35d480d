import { boxesOfRange } from '@tacite/domain/evidence/boxes-of-range.ts'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { placeOf } from '../../../../ui/page-picture.tsx'
import type { PageWords } from './review-queries.ts'
import { selectedText, wordTowards, type WordRange } from './word-range.ts'

interface WordPickerProps {
  words: PageWords
  /** The word where a selection by keys begins. */
  begin: number
  /** It was asked for by keys: it takes the focus. */
  isByKeys: boolean
  onTake: (range: { start: number; end: number; quote: string }) => void
  onCancel: () => void
}

/** Words of a page selected by dragging over them, or by arrows, with Shift to go on and Enter to take them. */
export function WordPicker({ words, begin, isByKeys, onTake, onCancel }: WordPickerProps) {
  const t = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<WordRange | null>(
    isByKeys ? { anchor: begin, focus: begin } : null,
  )
  useEffect(() => {
    if (isByKeys) ref.current?.focus({ preventScroll: true })
  }, [isByKeys])
  const selected = range && selectedText(words, range)
  const take = () => selected && selected.quote !== '' && onTake(selected)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!range) return
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape') onCancel()
    else if (event.key.startsWith('Arrow')) {
      const focus = wordTowards(words.words, range.focus, event.key)
      setRange({ anchor: event.shiftKey ? range.anchor : focus, focus })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const wordAt = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const left = (event.clientX - frame.left) / frame.width
    const top = (event.clientY - frame.top) / frame.height
    return words.words.findIndex(
      ({ box }) =>
        left >= box.left - REACH &&
        left <= box.left + box.width + REACH &&
        top >= box.top - REACH &&
        top <= box.top + box.height + REACH,
    )
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const at = wordAt(event)
    if (event.button !== 0 || at < 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setRange({ anchor: at, focus: at })
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!range || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = wordAt(event)
    if (at >= 0) setRange({ ...range, focus: at })
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('import-review.pick')}
      tabIndex={isByKeys ? 0 : -1}
      className="absolute inset-0 cursor-text touch-none select-none"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={take}
    >
      <span className="sr-only" aria-live="polite">
        {selected?.quote}
      </span>
      {selected &&
        boxesOfRange(words.text, words.words, selected).map((box) => (
          <span
            key={`${box.left} ${box.top}`}
            aria-hidden
            className="absolute rounded-[2px] bg-accent/30 mix-blend-multiply outline-2 outline-accent"
            style={placeOf(box)}
          />
        ))}
    </div>
  )
}

/** Beside a word, in shares of the page: between two words one of them is meant. */
const REACH = 0.004
