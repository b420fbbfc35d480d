import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { toasts, toastStore } from './toasts.ts'
import type { ToastKind, ToastMessage } from './toasts.ts'
import { useUiTexts } from './ui-texts.tsx'

const shownMs = 6000

/** Between the toasts and what is above them. */
const gapPx = 8

/**
 * Where toasts appear: once, at the root of the application. Hover or focus on it pauses the timer. Content at the
 * bottom of the window moves up by `--toast-room`, so that toasts cover no control; their width is that of the
 * narrowest side column.
 */
export function ToastRegion() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const [isHeld, setHeld] = useState(false)
  const texts = useUiTexts()
  const region = useReservedRoom()
  // An element removed while hovered or focused fires no leave event: pressed, or taken away by what showed it.
  useEffect(() => {
    if (!region.current?.matches(':hover, :focus-within')) setHeld(false)
  }, [messages, region])
  const close = (id: number) => {
    setHeld(false)
    toasts.close(id)
  }
  const toastOf = (message: ToastMessage) => (
    <Toast key={message.id} message={message} isHeld={isHeld} onClose={close} />
  )
  return (
    <section
      ref={region}
      aria-label={texts.messages}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-60 flex flex-col items-end gap-2 tablet:inset-x-auto tablet:right-2"
    >
      <div role="status" className="contents">
        {messages.map((message) => message.kind !== 'error' && toastOf(message))}
      </div>
      <div role="alert" className="contents">
        {messages.map((message) => message.kind === 'error' && toastOf(message))}
      </div>
    </section>
  )
}

/** Tells the page how much of its bottom is covered. */
function useReservedRoom() {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = region.current
    if (!shown) return
    const reserve = () => {
      const { top, height } = shown.getBoundingClientRect()
      const room = height === 0 ? 0 : window.innerHeight - top + gapPx
      document.documentElement.style.setProperty('--toast-room', `${room}px`)
    }
    const observer = new ResizeObserver(reserve)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return region
}

interface ToastProps {
  message: ToastMessage
  isHeld: boolean
  onClose: (id: number) => void
}

function Toast({ message, isHeld, onClose }: ToastProps) {
  const { id, kind, text, undo, undoLabel, isLasting } = message
  const texts = useUiTexts()
  useEffect(() => {
    if (isHeld || isLasting) return
    const timer = setTimeout(() => toasts.close(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, isLasting])
  const takeBack = () => {
    onClose(id)
    undo?.()
  }
  const { Icon, colour } = looks[kind]
  return (
    <div className="toast pointer-events-auto flex w-full items-start gap-3 rounded-lg bg-paper py-2 pr-2 pl-4 shadow-high tablet:w-80">
      <Icon aria-hidden className={classNames('mt-1.5 size-4.5 shrink-0', colour)} />
      {/* The undo button goes below the text if it would leave half a line. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-3">
        <p className="min-w-44 flex-1 py-1.5 wrap-anywhere">{text}</p>
        {undo && (
          <button
            type="button"
            onClick={takeBack}
            className="mt-0.5 h-7 shrink-0 rounded-md px-2 font-medium text-accent hover:bg-accent-soft"
          >
            {undoLabel ?? texts.undo}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={() => onClose(id)}
        className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-md text-ink-faint hover:bg-sunken"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

const looks: Record<ToastKind, { Icon: typeof Info; colour: string }> = {
  success: { Icon: CircleCheck, colour: 'text-green' },
  error: { Icon: CircleAlert, colour: 'text-red' },
  warning: { Icon: TriangleAlert, colour: 'text-amber' },
  info: { Icon: Info, colour: 'text-accent' },
}
