import { useCallback } from 'react'
import { useGoToPlace } from '../../../../platform/contract-place.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useOpenText } from '../text/open-text.tsx'
import { sectionOfClause } from './dragged-clause.ts'
import type { OfferedClause } from './offered-clause.ts'
import type { ClausePlace } from './use-clause-insertion.ts'

/** Makes a section of a clause, shows it, and says so with an undo. */
export function useInsertedSection() {
  const { log } = useOpenText()
  const { addSectionWith, removeSection, history } = useDocumentActions()
  const goTo = useGoToPlace()
  return useCallback(
    async (clause: OfferedClause, place: ClausePlace): Promise<void> => {
      const id = await addSectionWith(place, sectionOfClause(clause))
      if (!id) return
      const command = log.next('undo')
      goTo?.({ kind: 'section', id })
      toasts.success(currentTexts()('clause-links.insert.done', { name: clause.name }), {
        undo: () => history.takeBack(command) || void removeSection(id),
      })
    },
    [addSectionWith, goTo, history, log, removeSection],
  )
}
