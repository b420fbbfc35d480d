import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useUiTexts } from './ui-texts.tsx'

/** The meaning of a colour: never decoration, always beside a word. */
export type Tone = 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'violet'

/** A state in one word, with a dot that repeats it in colour. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 max-w-full items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      <span className="truncate">{children}</span>
    </span>
  )
}

export interface TagProps {
  children: ReactNode
  /** The label of the remove button; without it there is none. */
  removeName?: string
  onRemove?: () => void
  /** A colour chosen by a person for a step or folder: shown as a square before the word. */
  colour?: string
}

/** A user-defined name: a folder, a filter, a step. */
export function Tag({ children, removeName, onRemove, colour }: TagProps) {
  const texts = useUiTexts()
  return (
    <span className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-sm bg-neutral-soft px-2 text-sm text-neutral-ink">
      {colour && (
        <span
          aria-hidden
          className="size-2 shrink-0 rounded-[2px]"
          style={{ backgroundColor: colour }}
        />
      )}
      <span className="truncate">{children}</span>
      {removeName && (
        <button
          type="button"
          aria-label={texts.remove(removeName)}
          onClick={onRemove}
          className="-mr-2 flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-pressed"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}

const tones: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  accent: 'bg-accent-soft text-accent-ink',
  green: 'bg-green-soft text-green-ink',
  amber: 'bg-amber-soft text-amber-ink',
  red: 'bg-red-soft text-red-ink',
  violet: 'bg-violet-soft text-violet-ink',
}
