import type { Command, EditorState } from 'prosemirror-state'
import { useMemo, useSyncExternalStore } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WritingPlace } from '../text/editing.ts'

export interface Writing {
  place: WritingPlace | null
  /** The state of the text where one writes; null where there is none. */
  state: EditorState | null
  /** Why the tools are off; null: they act on `state`. */
  offReason: string | null
  /** The same for tables, images and conditions, which the company's setting opens (premium). */
  fullOffReason: string | null
  /** Runs a command there and gives the text its focus back. */
  run(command: Command): void
}

/** Where one writes and what stands there; drawn again at every letter and move of the cursor. */
export function useWriting(): Writing {
  const t = useTexts()
  const { editing, readOnlyReason } = useOpenText()
  const isFull = useMe().data?.company.premium ?? true
  const place = useSyncExternalStore(editing.subscribe, () => editing.place())
  const view = place?.view ?? null
  const isTitle = place?.part === 'title'
  const nowhere = isTitle
    ? t.refusal({ code: 'SECTION_TITLE_STYLE_FORBIDDEN' })
    : t('editor.tool.off')
  return useMemo(
    () => ({
      place,
      state: view?.state ?? null,
      offReason: readOnlyReason ?? (view ? null : nowhere),
      fullOffReason:
        readOnlyReason ?? (isFull ? (view ? null : nowhere) : t('editor.tool.offNotFull')),
      run: (command) => {
        if (!view) return
        command(view.state, view.dispatch, view)
        view.focus()
        // A menu that closes gives the focus to its button; the text is where one goes on.
        requestAnimationFrame(() => !view.isDestroyed && view.focus())
      },
    }),
    // `place` is a new object whenever the text or the selection changed.
    [isFull, nowhere, place, readOnlyReason, t, view],
  )
}
