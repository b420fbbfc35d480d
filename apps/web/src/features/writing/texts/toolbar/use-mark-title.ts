import type { SectionLevel } from '@tacite/document/contract-document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { leafText } from '../editor/clipboard.ts'
import { splitAtTitle } from '../editor/commands/split-title.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { liveReferences } from '../references/live-references.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { Writing } from './use-writing.ts'

/** Turns the selected words into the title of a new section: the text after them moves along. */
export function useMarkTitle({ place }: Writing): (level: SectionLevel) => Promise<void> {
  const text = useOpenText()
  const queryClient = useQueryClient()
  const { store, fieldSource, editing } = text
  const { arrange } = useDocumentActions()
  return async (level) => {
    const view = place?.view
    if (!view) return
    const references = liveReferences(text, queryClient, place.sectionId)
    const leaf = leafText({ fieldSource, references })
    const { split, refusal } = splitAtTitle(view.state, leaf)
    if (refusal) {
      toasts.warning(currentTexts().refusal(refusal))
      return
    }
    const { sectionId } = place
    // Split the server's version: all pending text is saved first.
    if (!(await store.saved(sectionId))) return
    const section = store.read(sectionId)
    if (!section) return
    const newId = await arrange.splitSection(sectionId, {
      version: section.base.version,
      title: section.title,
      audience: section.audience,
      content: { ...split.before },
      newTitle: split.title,
      newLevel: level,
      newContent: { ...split.after },
    })
    if (newId) requestAnimationFrame(() => editing.goTo(newId, 'content', 'start'))
  }
}
