import type { RichText } from '@tacite/document/rich-text.ts'
import { useCallback } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import type { Command, FollowedClause } from '../history/command.ts'
import { followedOf } from '../history/followed-clauses.ts'
import { useOpenText } from '../text/open-text.tsx'
import { textOf } from '../text/section-state.ts'
import { useClauseCalls } from './clause-calls.ts'

interface ClauseWords {
  /** Of the clause, as the history calls what was done. */
  name: string
  title: string
  content: object
  /** Which clauses the section follows from then on, of those that it followed. */
  follows(now: readonly FollowedClause[]): FollowedClause[]
}

/**
 * Puts the words of a clause in place of those of a section, which follows it from then on: one command of the history.
 * Resolves to what takes it back.
 */
export function useTakeWords(sectionId: string) {
  const { store, log } = useOpenText()
  const { history } = useDocumentActions()
  const calls = useClauseCalls()
  return useCallback(
    async ({ name, title, content, follows }: ClauseWords): Promise<() => void> => {
      await store.saved(sectionId)
      const was = store.read(sectionId)
      if (!was) return () => undefined
      const before = followedOf(was.base.clauses)
      const after = follows(before)
      await calls.follow({ sectionId, clauses: after })
      const { audience, base } = store.read(sectionId) ?? was
      const taken = { title, content: content as RichText, audience }
      store.rewrite(sectionId, taken, base.version)
      store.flush(sectionId)
      const command: Command = {
        name: 'takeClause',
        subject: name,
        // Undone, the words are there before the clauses: what is expected is judged when those change.
        steps: [
          ...(isSame(before, after)
            ? []
            : [{ kind: 'clauses', sectionId, from: before, to: after } as const]),
          { kind: 'write', sectionId, from: textOf(was), to: taken },
        ],
      }
      log.record(command)
      return () => {
        if (!history.takeBack(command)) toasts.warning(currentTexts()('clause-links.writtenSince'))
      }
    },
    [calls, history, log, sectionId, store],
  )
}

const isSame = (before: readonly FollowedClause[], after: readonly FollowedClause[]) =>
  JSON.stringify(before) === JSON.stringify(after)
