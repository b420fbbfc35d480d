import type {
  templateUpdatesEndpoints,
  WaitingDraft,
} from '@tacite/api/writing/template-updates-endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { WaitingDraft }

/** The drafts that follow an older version of a template. Never kept: it depends on their texts. */
export const waitingQuery = (templateId: string) =>
  infiniteQueryOptions({
    queryKey: keys.templates('waiting', templateId),
    queryFn: ({ signal, pageParam }) =>
      call<typeof templateUpdatesEndpoints.waiting>(
        'GET',
        '/model/contracts/:templateId/waiting-drafts',
        { params: { templateId }, query: { $skip: pageParam }, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const read = pages.reduce((sum, { value }) => sum + value.length, 0)
      return read < count ? read : null
    },
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Takes what touches no words of a draft's own; the rest stays on offer. */
export const takeHarmless = ({ _id, seal, harmless }: WaitingDraft) =>
  call<typeof templateUpdatesEndpoints.take>('POST', '/contracts3/:contractId/template-update', {
    params: { contractId: _id },
    body: { seal, take: harmless, rest: 'open' },
  })
