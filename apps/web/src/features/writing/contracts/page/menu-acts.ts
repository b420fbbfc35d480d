import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { useRouter } from '@tanstack/react-router'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { showError } from '../../../../platform/query-client.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { makeTemplateOf } from '../../templates/public.ts'
import type { ContractPage } from '../contract-queries.ts'

interface Where {
  queryClient: QueryClient
  router: ReturnType<typeof useRouter>
}

interface Page {
  queryClient: QueryClient
  go: (to: string) => void
}

/** Deletes a contract and goes to the list; the toast restores it and opens it again. */
export async function deleteContract(
  { _id: contractId, title }: ContractPage,
  { queryClient, router }: Where,
): Promise<void> {
  const forget = () => {
    queryClient.removeQueries({ queryKey: keys.contract(contractId) })
    return refetchStale(queryClient, ['contracts'])
  }
  const putBack = async (removalId: string) => {
    try {
      await call<typeof removalsEndpoints.restore>('POST', '/removed-objects/:removalId/restored', {
        params: { removalId },
      })
      toasts.success(currentTexts()('editor.page.restored', { title }))
      await forget()
      await router.navigate({ href: paths.contractEdit(contractId) })
    } catch (error) {
      showError(error)
    }
  }
  const { removalId } = await call<typeof contractsEndpoints.remove>(
    'DELETE',
    '/contracts3/:contractId',
    { params: { contractId } },
  )
  await router.navigate({ href: paths.contracts() })
  void forget()
  toasts.success(currentTexts()('editor.page.removed', { title }), {
    undo: () => void putBack(removalId),
  })
}

/** Makes a template of a contract, and opens it. */
export async function makeTemplate(
  contract: Pick<ContractPage, '_id' | 'title'>,
  { queryClient, go }: Page,
): Promise<void> {
  const { _id } = await makeTemplateOf(contract._id, contract.title)
  await refetchStale(queryClient, ['templates'])
  toasts.success(currentTexts()('editor.page.templateMade'))
  go(paths.template(_id))
}
