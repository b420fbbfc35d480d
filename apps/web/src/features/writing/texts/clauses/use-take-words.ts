import type { RichText } from '@tacite/document/rich-text.ts'
import { useCallback } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { useOpenText } from '../text/open-text.tsx'
import { textOf } from '../text/section-state.ts'
import { sameText } from '../text/section-text.ts'
import { useClauseCalls } from './clause-calls.ts'
import type { OfferedClause } from './offered-clause.ts'

/**
 * Puts the words of a clause in place of those of a section, which follows it from then on, rather than another wording
 * of it. Resolves to what takes that back.
 */
export function useTakeWords(sectionId: string) {
  const { store } = useOpenText()
  const calls = useClauseCalls()
  return useCallback(
    async (wording: OfferedClause, wordingIds: ReadonlySet<string>): Promise<() => void> => {
      await store.saved(sectionId)
      const was = store.read(sectionId)
      if (!was) return () => undefined
      const followed = was.base.clauses.filter(
        (clause) => wordingIds.has(clause._id) && clause._id !== wording._id,
      )
      await calls.link(sectionId, wording, { isWhole: true })
      for (const clause of followed) await calls.unlink(sectionId, clause._id)
      const { audience, base } = store.read(sectionId) ?? was
      const content = wording.content as unknown as RichText
      const taken = { title: wording.heading, content, audience }
      store.resume(sectionId, taken, base.version)
      store.flush(sectionId)
      const takeBack = async () => {
        const now = store.read(sectionId)
        if (!now || !sameText(now, taken))
          return void toasts.warning(currentTexts()('clause-links.writtenSince'))
        store.resume(sectionId, textOf(was), now.base.version)
        // What a section follows is judged with its words: they are there first.
        await store.saved(sectionId)
        await calls.unlink(sectionId, wording._id)
        for (const clause of followed) await calls.link(sectionId, clause, clause)
      }
      return () => void takeBack().catch(showError)
    },
    [calls, sectionId, store],
  )
}
