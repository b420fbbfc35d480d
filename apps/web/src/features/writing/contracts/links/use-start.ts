import type {
  Carried,
  Starts,
  successionEndpoints,
} from '@tacite/api/lifecycle/succession-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import { toasts } from '../../../../ui/toasts.ts'
import type { StartKind } from './start-kinds.ts'

export type StartForm = Form<Carried>

/** Creates the other contract, and opens it. */
export function useStart(
  contractId: string,
  kind: StartKind,
  starts: Starts,
  onClose: () => void,
): StartForm {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useForm<Carried, { _id: string }>({
    initial: {
      title: starts[kind].title,
      text: starts.hasText,
      parties: true,
      terms: true,
      values: true,
      folders: starts.folders.length > 0,
    },
    save: (carried) => create(contractId, kind, carried),
    onSaved: async ({ _id }) => {
      toasts.success(currentTexts()(`linked-contracts.${kind}.created`))
      onClose()
      await router.navigate({ href: paths.contractEdit(_id) })
      await refetchStale(queryClient, ['contracts', { topic: 'contract', contractId }])
    },
  })
}

function create(contractId: string, kind: StartKind, carried: Carried) {
  const params = { contractId }
  const { title, folders } = carried
  switch (kind) {
    case 'duplicate':
      return call<typeof successionEndpoints.duplicate>('POST', '/contracts3/:contractId/copies', {
        params,
        body: carried,
      })
    case 'renewal':
      return call<typeof successionEndpoints.renew>(
        'POST',
        '/contracts3/:contractId/renewal-contracts',
        { params, body: carried },
      )
    case 'amendment':
      return call<typeof successionEndpoints.amend>('POST', '/contracts3/:contractId/amendments', {
        params,
        body: { title, folders },
      })
  }
}
