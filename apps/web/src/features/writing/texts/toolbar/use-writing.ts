import type { Command, EditorState } from 'prosemirror-state'
import { useMemo, useSyncExternalStore } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WritingPlace } from '../text/editing.ts'

export interface Writing {
  place: WritingPlace | null
  /** The editor state at the cursor; null when there is none. */
  state: EditorState | null
  /** Why the tools are disabled; null: they act on `state`. */
  offReason: string | null
  /** The same for tables, images and conditions, which a company setting enables (premium). */
  fullOffReason: string | null
  /** Runs a command there and returns the focus to the text. */
  run(command: Command): void
}

/** The cursor and its context; re-renders on every keystroke and cursor move. */
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
        // A closing menu would focus its button; the focus belongs in the text.
        requestAnimationFrame(() => !view.isDestroyed && view.focus())
      },
    }),
    // `place` is a new object whenever the text or the selection changed.
    [isFull, nowhere, place, readOnlyReason, t, view],
  )
}
