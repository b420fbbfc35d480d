import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { readableKeys } from '../../../../platform/shortcuts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { useDraggedSelection } from './use-dragged-selection.ts'
import { useWholeSelection } from './use-whole-selection.ts'

const FindPanel = lazy(() => import('./find-panel.tsx'))

export type FindMode = 'find' | 'replace'

/** The button that opens the search in the text, its keys, and those that select it. Fetched after the page is painted. */
export default function Find({ wire }: { wire: WireDocument }) {
  const t = useTexts()
  useWholeSelection(useOpenText().editing)
  useDraggedSelection()
  const button = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<{ mode: FindMode; asked: number } | null>(null)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const mode = modeOfKeys(event)
      if (!mode || event.defaultPrevented || !isHere(event, button.current)) return
      event.preventDefault()
      setOpened((before) => ({ mode, asked: (before?.asked ?? 0) + 1 }))
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <IconButton
        ref={button}
        label={t('editor.find.open')}
        icon={<Search aria-hidden />}
        size="small"
        keys={readableKeys('Mod+f')}
        aria-pressed={opened !== null}
        onClick={() => setOpened(opened ? null : { mode: 'find', asked: 1 })}
      />
      {opened && (
        <Suspense>
          <FindPanel wire={wire} {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Ctrl+F and Ctrl+H as in word processors; on a Mac, where ⌘H hides the window, ⇧⌘H. */
function modeOfKeys(event: KeyboardEvent): FindMode | null {
  if (event.altKey || event.isComposing || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'f' && !event.shiftKey) return 'find'
  return key === 'h' && event.shiftKey === event.metaKey ? 'replace' : null
}

/** Not in a window above the text, not where the text is not shown; asked again in the bar, the browser's own search. */
function isHere({ target, key }: KeyboardEvent, button: HTMLElement | null): boolean {
  if (!button?.checkVisibility() || !(target instanceof Element)) return false
  if (target.closest('[role=dialog], [role=alertdialog]')) return false
  return key.toLowerCase() !== 'f' || target.closest('search') === null
}
