import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { referencesIn } from '@tacite/document/references/references-in.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
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
 * Makes a draft of a clause from a section or from the paragraphs selected in it, and says so; also when the library has
 * one that is nearly the same.
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
    await sayAlike(_id)
  } catch (error) {
    showError(error)
  }
}

/** One that says nearly the same was there before: two of them would be kept apart from then on. */
async function sayAlike(clauseId: string): Promise<void> {
  const found = await call<typeof clausesEndpoints.similar>('GET', '/clauses/:clauseId/similar', {
    params: { clauseId },
    // The clause is there: whoever may not read the others is told nothing of them.
  }).catch(() => null)
  const closest = found?.value[0]
  if (closest) toasts.warning(currentTexts()('clause-links.alike', { name: closest.name }))
}
