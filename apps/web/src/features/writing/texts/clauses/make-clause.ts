import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { referencesIn } from '@tacite/document/references/references-in.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { EditorState } from 'prosemirror-state'
import { call } from '../../../../platform/api.ts'
import { currentTexts, loadTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { toasts } from '../../../../ui/toasts.ts'

interface Passage {
  textId: string
  sectionId: string
  /** Its paragraphs, from the first to the one after the last; omitted: all of them. */
  from?: number
  to?: number
}

/**
 * Makes a draft of a clause from a section or from the paragraphs selected in it, and says so.
 *
 * @param content what the section says: its references become words in the clause
 */
export async function makeClause(passage: Passage, content: RichText): Promise<void> {
  try {
    await loadTexts('clause-links')
    const { _id, title } = await call<typeof clausesEndpoints.ofPassage>(
      'POST',
      '/clauses/of-passage',
      { body: passage },
    )
    const remove = () =>
      call<typeof clausesEndpoints.remove>('DELETE', '/clauses/:clauseId', {
        params: { clauseId: _id },
      }).catch(showError)
    toasts.success(currentTexts()('clause-links.made', { name: title }), {
      undo: () => void remove(),
    })
    const taken = content.content.slice(passage.from, passage.to)
    const count = referencesIn({ type: 'doc', content: taken }).length
    if (count > 0) toasts.warning(currentTexts()('editor.reference.pastedAsText', { count }))
  } catch (error) {
    showError(error)
  }
}

/** The paragraphs that a selection touches; none: the cursor stands in them. */
export function selectedParagraphs(state: EditorState): { from: number; to: number } | undefined {
  const { selection } = state
  if (selection.empty) return undefined
  return { from: selection.$from.index(0), to: selection.$to.indexAfter(0) }
}
