import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { importedAt } from '../../../../platform/imported-text.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { SaveIndicator } from '../save-indicator.tsx'
import { FocusTool } from './focus-tool.tsx'
import { HistoryTools } from './history-tools.tsx'
import { AlignTools, ListTools, MarkTools, StructureTools } from './tool-groups.tsx'
import { InsertTools } from './insert-tools.tsx'
import { TableMenu } from './table-menu.tsx'
import { useWriting } from './use-writing.ts'
import { WritingWindows } from './writing-windows.tsx'

const OfferFound = lazy(async () => {
  const [module] = await Promise.all([
    import('../references/offer-found.tsx'),
    loadTexts('document-import'),
  ])
  return module
})

/**
 * The formatting bar, which acts at the cursor, and whether the server has what is written. One tab stop; the arrow
 * keys move within.
 */
export default function Toolbar() {
  const t = useTexts()
  const writing = useWriting()
  const bar = useRef<HTMLDivElement>(null)
  const stop = useOneTabStop(bar)
  const [hasOffer] = useState(() => importedAt(location.pathname)?.isOffered === false)
  const move = (event: KeyboardEvent) => {
    // Back to the cursor, as Alt+F10 leads here from there.
    if (event.key === 'Escape') writing.place?.view?.focus()
    else moveWithin(bar.current, event)
  }
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('editor.tool.label')}
        onKeyDown={move}
        onFocus={stop}
        className="flex min-w-0 flex-1 items-center overflow-x-auto px-1.5 py-1 font-sans [scrollbar-width:none]"
      >
        <HistoryTools />
        <Divider />
        <MarkTools writing={writing} />
        <Divider />
        <ListTools writing={writing} />
        <AlignTools writing={writing} />
        <Divider />
        <StructureTools writing={writing} />
        <Divider />
        <TableMenu writing={writing} />
        <InsertTools writing={writing} />
        <FocusTool writing={writing} />
      </div>
      <SaveIndicator />
      <WritingWindows writing={writing} />
      {hasOffer && (
        <Suspense>
          <OfferFound />
        </Suspense>
      )}
    </>
  )
}

function Divider() {
  return <span aria-hidden className="mx-0.5 h-5 w-px shrink-0 bg-line" />
}

/** Tab reaches the bar once, at the tool last used; a re-render keeps this. */
function useOneTabStop(bar: React.RefObject<HTMLElement | null>) {
  const last = useRef(0)
  const mark = () => {
    for (const [at, button] of buttonsOf(bar.current).entries()) {
      button.tabIndex = at === last.current ? 0 : -1
    }
  }
  useLayoutEffect(mark)
  return (event: FocusEvent) => {
    last.current = Math.max(0, buttonsOf(bar.current).indexOf(event.target as HTMLElement))
    mark()
  }
}

function buttonsOf(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('button') ?? [])]
}

function moveWithin(bar: HTMLElement | null, event: KeyboardEvent): void {
  const buttons = buttonsOf(bar)
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
