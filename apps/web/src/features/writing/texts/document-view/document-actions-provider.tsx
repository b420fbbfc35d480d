import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { TextStore } from '../text/text-store.ts'
import { useArrange } from '../text/use-arrange.ts'
import {
  DocumentActionsContext,
  type DocumentActions,
  type DocumentWindow,
  type SectionPlace,
} from './document-actions.tsx'
import { useSectionSettings } from './use-section-settings.ts'

const ConflictDialog = lazy(() => import('../versions/conflict-dialog.tsx'))
const VersionsDialog = lazy(() => import('../versions/versions-dialog.tsx'))
const RemovedDialog = lazy(() => import('../versions/removed-dialog.tsx'))

/** Provides the page and the outline with their actions, and renders the dialogs that they open. */
export function DocumentActionsProvider({ children }: { children: ReactNode }) {
  const { store, editing } = useOpenText()
  const arrange = useArrange()
  const { lock, number } = useSectionSettings()
  const whereTo = useWhereTo()
  const [opened, setOpened] = useState<{ window: DocumentWindow; sectionId: string } | null>(null)
  useEffect(
    () => onNewConflict(store, (sectionId) => setOpened({ window: 'conflict', sectionId })),
    [store],
  )
  const acts = useMemo<DocumentActions>(
    () => ({
      arrange,
      open: (window, sectionId = '') => setOpened({ window, sectionId }),
      async addSection(place) {
        const { level } = place
        const title = currentTexts()(
          level === 1 ? 'editor.section.newTitle' : 'editor.section.newSubtitle',
        )
        const id = await arrange.addSection({ ...whereTo(place), level, title })
        // Rendered by the next frame: only then can the cursor go there.
        if (id) requestAnimationFrame(() => editing.goTo(id, 'title', 'start'))
      },
      addSectionWith: ({ after }, text) => {
        const level = store.read(after)?.base.level ?? 1
        return arrange.addSection({ ...whereTo({ after, level }), ...text, level })
      },
      async removeSection(sectionId) {
        const title = store.read(sectionId)?.title ?? ''
        const answer = await arrange.removeSection(sectionId)
        if (!answer) return
        const text = currentTexts()('editor.section.removed', { title })
        toasts.success(text, { undo: () => void arrange.restoreSection(sectionId) })
      },
      async removeBlock(blockId, name) {
        const answer = await arrange.removeBlock(blockId)
        if (!answer) return
        const text = currentTexts()('editor.block.removed', { name })
        toasts.success(text, { undo: () => void arrange.restoreBlock(blockId) })
      },
      setLock: (sectionId, isLocked) => lock({ sectionId, isLocked }),
      setNumbered: (sectionId, isNumbered) => number({ sectionId, isNumbered }),
    }),
    [arrange, editing, lock, number, store, whereTo],
  )
  const close = () => setOpened(null)
  return (
    <DocumentActionsContext value={acts}>
      {children}
      <Suspense>
        {opened?.window === 'conflict' && (
          <ConflictDialog sectionId={opened.sectionId} onClose={close} />
        )}
        {opened?.window === 'versions' && (
          <VersionsDialog sectionId={opened.sectionId} onClose={close} />
        )}
        {opened?.window === 'removed' && <RemovedDialog onClose={close} />}
      </Suspense>
    </DocumentActionsContext>
  )
}

/** Reports each section with a conflicting save, once. */
function onNewConflict(store: TextStore, tell: (sectionId: string) => void): () => void {
  let known = new Set<string>()
  return store.subscribe(null, () => {
    const now = store.unsavedIds().filter((id) => store.read(id)?.save.kind === 'conflict')
    for (const id of now) if (!known.has(id)) tell(id)
    known = new Set(now)
  })
}

/** A position as the server expects it: including its block. */
function useWhereTo() {
  const { documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useCallback(
    (place: SectionPlace) => {
      if ('atEndOf' in place) return { blockId: place.atEndOf, afterSectionId: null }
      const wire = queryClient.getQueryData(documentQuery.queryKey)
      const block = wire?.blocks.find(({ sections }) =>
        sections.some(({ _id }) => _id === place.after),
      )
      return { blockId: block?._id ?? '', afterSectionId: place.after }
    },
    [documentQuery, queryClient],
  )
}
