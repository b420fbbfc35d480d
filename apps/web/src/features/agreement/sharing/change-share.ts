import type { ContractShare, sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { sharesQuery } from './share-queries.ts'

/** A share as it is shown, and the number of the list that it was read in. */
export interface ShownShare {
  share: ContractShare
  revision: Revision | undefined
}

export type ShareChange = { level: ContractLevel } | { expiresOn: string | null }

type Pages = readonly { value: readonly ContractShare[]; revision?: Revision | undefined }[]

/**
 * The list has one number, and an answer does not contain it: after another change of one's own, the list is waited for.
 */
export async function changeShare(
  queryClient: QueryClient,
  contractId: string,
  shown: ShownShare,
  change: ShareChange,
): Promise<void> {
  const query = sharesQuery(contractId)
  const { pages } = await queryClient.fetchInfiniteQuery({ ...query, staleTime: Infinity })
  const { basedOn, ...body } = onLatest(pages, shown, change)
  await call<typeof sharingEndpoints.change>('PUT', '/contracts3/:contractId/shares/:shareId', {
    params: { contractId, shareId: shown.share._id },
    body,
    basedOn,
  })
  queryClient.setQueryData(query.queryKey, (data) => {
    const changed = (each: ContractShare) =>
      each._id === shown.share._id ? { ...each, ...body } : each
    return data && { ...data, pages: data.pages.map((page) => withShares(page, changed)) }
  })
}

function withShares<Page extends { value: ContractShare[] }>(
  page: Page,
  changed: (share: ContractShare) => ContractShare,
): Page {
  return { ...page, value: page.value.map(changed) }
}

/**
 * What to send: one part of the share changes, the other one stays as it is in the latest list. Based on that list, but
 * on the one that was shown when somebody else changed the same part meanwhile: the server refuses then.
 */
export function onLatest(
  pages: Pages,
  { share, revision }: ShownShare,
  change: ShareChange,
): Pick<ContractShare, 'level' | 'expiresOn'> & { basedOn: Revision | undefined } {
  const page = pages.find(({ value }) => value.some(({ _id }) => _id === share._id))
  const latest = page?.value.find(({ _id }) => _id === share._id)
  const part = 'level' in change ? 'level' : 'expiresOn'
  const isShown = latest !== undefined && latest[part] === share[part]
  const { level, expiresOn } = latest ?? share
  return { level, expiresOn, ...change, basedOn: isShown ? page?.revision : revision }
}
