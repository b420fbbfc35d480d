import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { currentTexts, loadTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useHistory, useRecordedArrange } from '../history/use-history.ts'
import { useHistoryKeys } from '../history/use-history-keys.ts'
import { useRecordedSettings } from '../history/use-recorded-settings.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WireDocument } from '../text-queries.ts'
import type { TextStore } from '../text/text-store.ts'
import type { TextPart } from '../text/wire-document.ts'
import {
  DocumentActionsContext,
  type DocumentActions,
  type DocumentWindow,
  type SectionPlace,
} from './document-actions.tsx'
import { useTextSettings } from './use-text-settings.ts'

const ConflictDialog = lazy(() => import('../versions/conflict-dialog.tsx'))
const VersionsDialog = lazy(() => import('../versions/versions-dialog.tsx'))
const ClauseDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../clauses/clause-dialog.tsx'),
    loadTexts('clause-links'),
  ])
  return module
})
const DescriptionDialog = lazy(() => import('./description-dialog.tsx'))
const RemovedDialog = lazy(() => import('../versions/removed-dialog.tsx'))

/** Provides the page and the outline with their actions, and renders the dialogs that they open. */
export function DocumentActionsProvider({ children }: { children: ReactNode }) {
  const { log, store, editing } = useOpenText()
  const arrange = useRecordedArrange()
  const settings = useTextSettings()
  const history = useHistory(settings)
  const { setLock, setNumbered, setNumbering } = useRecordedSettings(settings)
  useHistoryKeys(history.step)
  const readWire = useReadWire()
  const whereTo = useWhereTo(readWire)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [described, setDescribed] = useState<TextPart | null>(null)
  useEffect(
    () =>
      onNewConflict(store, (sectionId) => {
        log.lose(sectionId)
        setOpened({ window: 'conflict', sectionId, clauseId: '' })
      }),
    [log, store],
  )
  const acts = useMemo<DocumentActions>(
    () => ({
      arrange,
      history,
      open: (window, sectionId = '', clauseId = '') => setOpened({ window, sectionId, clauseId }),
      describe: setDescribed,
      async addSection(place) {
        const { level } = place
        const title = currentTexts()(
          level === 1 ? 'editor.section.newTitle' : 'editor.section.newSubtitle',
        )
        const id = await arrange.addSection({ ...whereTo(place), level, title })
        // Rendered by the next frame: only then can the cursor go there.
        if (id) requestAnimationFrame(() => editing.goTo(id, 'title', 'start'))
      },
      async addSectionWith(place, text) {
        if ('after' in place) {
          const level = store.read(place.after)?.base.level ?? 1
          return arrange.addSection({ ...whereTo({ ...place, level }), ...text, level })
        }
        const { blockId, beforeSectionId } = place
        const level = store.read(beforeSectionId ?? '')?.base.level ?? 1
        const id = await arrange.addSection({ blockId, afterSectionId: null, ...text, level })
        // A section is added behind another, or at the end: before one it is moved.
        if (id && beforeSectionId !== null) await arrange.moveSection(id, { to: 'place', ...place })
        return id
      },
      async addBlock(kind) {
        const known = new Set(blockIds(readWire()))
        const name = currentTexts()(`editor.block.newName.${kind}`)
        const answer = await arrange.addBlock({ kind, name })
        const added = answer?.blocks.find(({ _id }) => !known.has(_id))
        if (added) focusBlockName(added._id)
      },
      async removeSection(sectionId) {
        const title = store.read(sectionId)?.title ?? ''
        const answer = await arrange.removeSection(sectionId)
        if (!answer) return
        const text = currentTexts()('editor.section.removed', { title })
        const command = log.next('undo')
        toasts.success(text, {
          undo: () => history.takeBack(command) || void arrange.restoreSection(sectionId),
        })
      },
      async removeBlock(blockId, name) {
        const answer = await arrange.removeBlock(blockId)
        if (!answer) return
        const text = currentTexts()('editor.block.removed', { name })
        const command = log.next('undo')
        toasts.success(text, {
          undo: () => history.takeBack(command) || void arrange.restoreBlock(blockId),
        })
      },
      setLock,
      setNumbered,
      setNumbering,
    }),
    [arrange, editing, history, log, readWire, setLock, setNumbered, setNumbering, store, whereTo],
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
        {opened?.window === 'clause' && <ClauseDialog {...opened} onClose={close} />}
        {described && <DescriptionDialog of={described} onClose={() => setDescribed(null)} />}
        {opened?.window === 'removed' && <RemovedDialog onClose={close} />}
      </Suspense>
    </DocumentActionsContext>
  )
}

interface Opened {
  window: DocumentWindow
  sectionId: string
  clauseId: string
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
function useWhereTo(readWire: ReadWire) {
  return useCallback(
    (place: SectionPlace) => {
      if ('atEndOf' in place) return { blockId: place.atEndOf, afterSectionId: null }
      const block = readWire()?.blocks.find(({ sections }) =>
        sections.some(({ _id }) => _id === place.after),
      )
      return { blockId: block?._id ?? '', afterSectionId: place.after }
    },
    [readWire],
  )
}

type ReadWire = () => WireDocument | undefined

/** The text as the page shows it now. */
function useReadWire(): ReadWire {
  const { documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useCallback(
    () => queryClient.getQueryData(documentQuery.queryKey),
    [documentQuery, queryClient],
  )
}

function blockIds(wire: WireDocument | undefined): string[] {
  return wire?.blocks.map(({ _id }) => _id) ?? []
}

/** On a busy machine a new block is rendered some frames after its answer. */
const MOST_FRAMES = 120

/** Its default name is selected: it is there to be replaced. */
function focusBlockName(blockId: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLTextAreaElement>(`#block-${blockId} textarea`)
    if (!name && frames > 0) return focusBlockName(blockId, frames - 1)
    name?.focus()
    name?.select()
  })
}
