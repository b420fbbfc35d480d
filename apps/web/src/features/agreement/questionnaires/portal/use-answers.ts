import type {
  KeptAnswers,
  respondentEndpoints,
} from '@tacite/api/agreement/respondent-endpoints.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../../platform/api.ts'
import { unsavedIn } from './answers-draft.ts'
import { AnswersStore, type AnswersState } from './answers-store.ts'
import { keepLeft, readLeft } from './left-answers.ts'
import { questionsQuery, type AskedQuestions } from './questions-query.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** The answers of an open page, saved while they are typed. */
export function useAnswers(
  invitationId: string,
  asked: AskedQuestions,
): { store: AnswersStore; state: AnswersState; hasUnsaved: boolean } {
  const queryClient = useQueryClient()
  const [store] = useState(
    () =>
      new AnswersStore(depsOf(queryClient, invitationId), asked.questions, readLeft(invitationId)),
  )
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useEffect(() => store.receive(asked.questions), [store, asked.questions])
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  useFlushWhenHidden(store)
  const hasUnsaved = unsavedIn(state.draft).length > 0
  useLeaveWarning(hasUnsaved)
  return { store, state, hasUnsaved }
}

function depsOf(queryClient: QueryClient, invitationId: string) {
  const { queryKey } = questionsQuery(invitationId)
  return {
    send: (body: KeptAnswers) =>
      call<typeof respondentEndpoints.save>('PUT', '/invitations/:invitationId/answers', {
        params: { invitationId },
        body,
      }),
    refetch: () => queryClient.fetchQuery({ ...questionsQuery(invitationId), staleTime: 0 }),
    onSaved: async (saved: AskedQuestions) => {
      // One that was read before this save must not arrive after it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
    },
    keep: (left: KeptAnswers | null) => keepLeft(invitationId, left),
    now: () => new Date().toISOString(),
  }
}

/** A phone that shows another page may never come back to this one. */
function useFlushWhenHidden(store: AnswersStore): void {
  useEffect(() => {
    const flush = () => document.visibilityState === 'hidden' && store.flush()
    document.addEventListener('visibilitychange', flush)
    return () => document.removeEventListener('visibilitychange', flush)
  }, [store])
}
