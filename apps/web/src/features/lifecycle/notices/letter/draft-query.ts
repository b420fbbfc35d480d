import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import type { LetterChoices, LetterDraft } from './letter-draft.ts'

/** The letter that is shipped for these choices, with what the engine says of it in the reader's language. */
export const letterDraftQuery = (contractId: string, choices: LetterChoices) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'letter-draft', choices),
    queryFn: ({ signal }) => readLetterDraft(contractId, choices, signal),
  })

export function readLetterDraft(
  contractId: string,
  { endsOn, appliesFrom, ...chosen }: LetterChoices,
  signal?: AbortSignal,
): Promise<LetterDraft> {
  return call<typeof noticesEndpoints.draftLetter>(
    'GET',
    '/contracts3/:contractId/notice-letters/draft',
    {
      params: { contractId },
      query: { ...chosen, ...(endsOn && { endsOn }), ...(appliesFrom && { appliesFrom }) },
      ...(signal && { signal }),
    },
  )
}
