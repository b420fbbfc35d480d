import type { QueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { makeTemplateOf } from '../../templates/public.ts'
import type { ContractPage } from '../contract-queries.ts'

interface Page {
  queryClient: QueryClient
  go: (to: string) => void
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
