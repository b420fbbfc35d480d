import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { deadlinesQuery, type ContractDeadlines } from '../deadlines-queries.ts'
import { ContractLifeline } from './contract-lifeline.tsx'
import { hasDates } from './has-dates.ts'
import { shownPoints } from './shown-points.ts'
import { TinyLifeline } from './tiny-lifeline.tsx'

/** More points would touch each other. */
const mostTinyPoints = 9

/** The lifeline in the line of the title. Pressed, it opens the large one over the text, which stays in its place. */
export function FoldedLifeline({ contractId }: { contractId: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const header = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { data: deadlines } = useQuery(deadlinesQuery(contractId))
  useCloseOutside(header, isOpen, () => setOpen(false))
  const onKeyDown = (event: KeyboardEvent) => {
    // An open point's explanation closes first.
    if (!isOpen || event.key !== 'Escape' || (event.target as Element).closest('.popup')) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div ref={header} onKeyDown={onKeyDown} className="flex w-full">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-8 w-full items-center justify-between gap-2 rounded-md px-2 text-sm text-ink-soft hover:bg-sunken"
      >
        {deadlines ? (
          <Folded deadlines={deadlines} />
        ) : (
          <span className="sr-only">{t('lifeline.label')}</span>
        )}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-7 border-b border-line bg-paper px-6 py-2 shadow-high">
          <ContractLifeline contractId={contractId} />
        </div>
      )}
    </div>
  )
}

function Folded({ deadlines }: { deadlines: ContractDeadlines }) {
  const t = useTexts()
  const { lifeline, today, limitMeaning } = deadlines
  if (!hasDates(lifeline)) {
    return (
      <span className="truncate">
        <span className="sr-only">{t('lifeline.tiny', { points: [] })}</span>
        {t('lifeline.noDates')}
      </span>
    )
  }
  return (
    <TinyLifeline
      points={shownPoints(lifeline, today, mostTinyPoints)}
      today={today}
      limitMeaning={limitMeaning}
    />
  )
}

/** Closes what is open over the text as soon as somebody goes back to it. */
function useCloseOutside(
  inside: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      const place = target instanceof Element ? target : null
      // The explanation of a point is drawn beside the lifeline, not inside.
      if (!inside.current?.contains(place) && !place?.closest('.popup')) latest.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen, inside])
}
