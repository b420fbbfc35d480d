import { Focus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import type { Writing } from './use-writing.ts'
import { ToolButton } from './tool-button.tsx'
import './focus-tool.css'

/** Hides all but the text and its tools, until it is pressed again, Escape is, or the page is left. */
export function FocusTool({ writing: { place } }: { writing: Writing }) {
  const t = useTexts()
  const [isAlone, setAlone] = useState(false)
  useEffect(() => {
    if (!isAlone) return
    const root = document.documentElement
    root.dataset['alone'] = ''
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && (!event.defaultPrevented || isInText(event))) setAlone(false)
    }
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('keydown', leave)
      delete root.dataset['alone']
    }
  }, [isAlone])
  return (
    <ToolButton
      label={t('editor.tool.focus')}
      icon={<Focus aria-hidden />}
      isOn={isAlone}
      onPress={() => {
        setAlone(!isAlone)
        requestAnimationFrame(() => keepInView(place))
      }}
    />
  )
}

/** There Escape also selects what is around the cursor; anywhere else it may have closed a window. */
function isInText({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}

/** What is above and beside the text has come or gone. */
function keepInView(place: Writing['place']): void {
  const view = place?.view
  if (view && !view.isDestroyed) view.dispatch(view.state.tr.scrollIntoView())
}
