import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { Writing } from './use-writing.ts'

const LinkWindow = lazy(() => import('./link-window.tsx'))
const ImageWindow = lazy(() => import('./image-window.tsx'))
const FieldWindow = lazy(() => import('./field-window.tsx'))
const ConditionWindow = lazy(() => import('./condition-window.tsx'))
const RepeatWindow = lazy(() => import('./repeat-window.tsx'))
const ReferenceWindow = lazy(() => import('./reference-window.tsx'))
const FoundWindow = lazy(async () => {
  const [module] = await Promise.all([
    import('../references/found-window.tsx'),
    loadTexts('document-import'),
  ])
  return module
})
const NoteWindow = lazy(() => import('../notes/note-window.tsx'))
const ClauseWindow = lazy(() => import('./clause-window.tsx'))

/** The dialogs of the formatting bar. They act at the cursor, and return it; the found references are of the whole text. */
export function WritingWindows({ writing }: { writing: Writing }) {
  const { editing } = useOpenText()
  const opened = useSyncExternalStore(editing.subscribe, () => editing.window())
  const close = () => {
    editing.openWindow(null)
    const view = editing.place()?.view
    // The dialog would return the focus to its trigger; it belongs in the text.
    if (view) requestAnimationFrame(() => view.focus())
  }
  if (opened === 'foundReferences')
    return (
      <Suspense>
        <FoundWindow onClose={() => editing.openWindow(null)} />
      </Suspense>
    )
  if (opened === null || !writing.state) return null
  const props = { writing, onClose: close }
  return (
    <Suspense>
      {opened === 'link' && <LinkWindow {...props} />}
      {opened === 'image' && <ImageWindow {...props} />}
      {opened === 'field' && <FieldWindow {...props} />}
      {opened === 'condition' && <ConditionWindow {...props} />}
      {opened === 'repeat' && <RepeatWindow {...props} />}
      {opened === 'reference' && <ReferenceWindow {...props} />}
      {opened === 'note' && <NoteWindow {...props} />}
      {opened === 'clause' && <ClauseWindow {...props} />}
    </Suspense>
  )
}
