import type { RichText } from '@tacite/document/rich-text.ts'
import type { EditorView } from 'prosemirror-view'
import { useMemo } from 'react'
import { showError } from '../../../../platform/query-client.ts'
import { insertContent, insertContentAt } from '../editor/commands/inserting.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'
import { useClauseCalls } from './clause-calls.ts'
import { sectionOfClause, type DraggedClause } from './dragged-clause.ts'
import { useMayInsertClauses } from './may-insert.ts'

/** Where a clause becomes a section: after another one, or before it (null: at the end of the block). */
export type ClausePlace = { after: string } | { blockId: string; beforeSectionId: string | null }

/** The ways in which a text takes in a clause; each section remembers what it was made of. */
export function useClauseInsertion() {
  const { editing } = useOpenText()
  const acts = useDocumentActions()
  const calls = useClauseCalls()
  const mayInsertClauses = useMayInsertClauses()
  return useMemo(
    () => ({
      mayInsertClauses,
      /** As a passage, at the cursor or at a position of the text. */
      insertClause(view: EditorView, clause: DraggedClause, at?: number): void {
        const sectionId =
          editing.place()?.view === view ? editing.place()!.sectionId : sectionOf(view)
        const content = clause.content as unknown as RichText
        const command = at === undefined ? insertContent(content) : insertContentAt(at, content)
        command(view.state, view.dispatch, view)
        view.focus()
        if (sectionId && mayInsertClauses)
          calls.link(sectionId, clause, { isWhole: false }).catch(showError)
      },
      /** As a section of its own. */
      async addClauseSection(clause: DraggedClause, place: ClausePlace): Promise<void> {
        const id = await acts.addSectionWith(place, sectionOfClause(clause))
        if (id) requestAnimationFrame(() => editing.goTo(id, 'content', 'start'))
      },
    }),
    [acts, calls, editing, mayInsertClauses],
  )
}

function sectionOf({ dom }: EditorView): string | undefined {
  return dom.closest<HTMLElement>('[data-section]')?.dataset['section']
}
