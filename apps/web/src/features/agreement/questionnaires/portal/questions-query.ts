import { keys } from '../../../../platform/query-keys.ts'
import type {
  AskedQuestions,
  respondentEndpoints,
} from '@tacite/api/agreement/respondent-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

export type { AskedQuestions }

/** How soon an open page notices that the questions were withdrawn, or answers taken. */
const REFRESH_MS = 30_000

export const questionsQuery = (invitationId: string) =>
  queryOptions({
    queryKey: keys.invitation('questions', invitationId),
    queryFn: ({ signal }) =>
      call<typeof respondentEndpoints.read>('GET', '/invitations/:invitationId/questions', {
        params: { invitationId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.error ? false : REFRESH_MS),
  })
