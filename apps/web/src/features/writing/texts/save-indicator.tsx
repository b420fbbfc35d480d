import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOpenText } from './text/open-text.tsx'
import type { SaveState } from './text/section-state.ts'
import type { TextStore } from './text/text-store.ts'

type Shown = SaveState['kind']

/** Whether the server has everything typed: only shown once it has answered. */
export function SaveIndicator() {
  const t = useTexts()
  const { store, editing } = useOpenText()
  const isTypedAhead = useSyncExternalStore(editing.subscribe, () => editing.hasTypedAhead())
  const worst = useSyncExternalStore(
    (listener) => store.subscribe(null, listener),
    () => worstOf(store),
  )
  const shown = worst === 'saved' && isTypedAhead ? 'unsaved' : worst
  const isWrong = shown === 'failed' || shown === 'conflict'
  const isUnderWay = shown === 'saving' || shown === 'unsaved'
  return (
    <p
      role="status"
      className={classNames(
        'flex shrink-0 items-center gap-1.5 px-1 text-xs [&_svg]:size-3.5',
        isWrong ? 'text-red-ink' : 'text-ink-faint',
      )}
    >
      {isUnderWay ? (
        <LoaderCircle aria-hidden className={shown === 'saving' ? 'animate-spin' : 'opacity-50'} />
      ) : isWrong ? (
        <CircleAlert aria-hidden />
      ) : (
        <Check aria-hidden />
      )}
      {/* Without room, and while one types, only the icon is visible, and the text is read aloud: longer words would move the tools. */}
      <span className={classNames('sr-only', !isUnderWay && '@min-[1200px]:not-sr-only')}>
        {shown === 'failed' ? t('common.state.notSaved') : t(`editor.save.${shown}`)}
      </span>
    </p>
  )
}

const order: readonly Shown[] = ['conflict', 'failed', 'saving', 'unsaved']

/** The most important state of several sections. */
function worstOf(store: TextStore): Shown {
  const kinds = new Set(store.unsavedIds().map((id) => store.read(id)?.save.kind))
  return order.find((kind) => kinds.has(kind)) ?? 'saved'
}
