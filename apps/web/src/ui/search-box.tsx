import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useUiTexts } from './ui-texts.tsx'

export interface SearchBoxProps {
  label: string
  /** The active search, usually from the URL. */
  value: string
  /** Called 250 ms after the last keystroke, immediately on Enter and on clearing. */
  onSearch: (words: string) => void
  placeholder?: string
  maxLength?: number
  className?: string
  ref?: Ref<HTMLInputElement>
}

const pauseMs = 250

export function SearchBox(props: SearchBoxProps) {
  const { label, value, onSearch, placeholder, maxLength, className, ref } = props
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const texts = useUiTexts()
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (words: string, delayMs: number) => {
    clearTimeout(timer.current)
    setTyped(words)
    timer.current = setTimeout(() => {
      setTyped(null)
      onSearch(words.trim())
    }, delayMs)
  }
  const shown = typed ?? value
  return (
    <div
      role="search"
      aria-label={label}
      className={`relative flex items-center ${className ?? 'w-64 max-w-full'}`}
    >
      <Search aria-hidden className="pointer-events-none absolute left-3 size-4 text-ink-faint" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        maxLength={maxLength}
        value={shown}
        onChange={(event) => tell(event.target.value, pauseMs)}
        onKeyDown={(event) => event.key === 'Enter' && tell(shown, 0)}
        autoComplete="off"
        className="control pr-9 pl-9 text-ellipsis"
      />
      {shown && (
        <button
          type="button"
          aria-label={texts.clear}
          onClick={() => tell('', 0)}
          className="absolute right-1 flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
