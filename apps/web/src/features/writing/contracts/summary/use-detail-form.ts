import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { contractQuery } from '../../../../platform/contract.ts'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { call } from '../../../../platform/api.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import type { DetailEditing } from './detail-row.tsx'

export type DetailsChange = BodyInputOf<typeof contractsEndpoints.update>

export interface DetailDraft<Value> {
  value: Value
  /** Why, where the contract is signed. */
  reason: string
}

interface DetailFormOptions<Value> {
  check?: (value: Value) => string | undefined
  /** What others saved in it meanwhile, in words. */
  showTheirs?: (theirs: never) => string | undefined
}

/**
 * The form of one detail of a contract: saved by itself, where it stands, with its refusal at its one field. The text is
 * fetched again: names and the title live in it.
 */
export function useDetailForm<Value>(
  { contractId, close }: DetailEditing,
  initial: Value,
  toChange: (value: Value) => DetailsChange,
  options: DetailFormOptions<Value> = {},
): Form<DetailDraft<Value>> {
  const queryClient = useQueryClient()
  return useForm({
    initial: { value: initial, reason: '' },
    soleField: 'value',
    check: ({ value }) => ({ value: options.check?.(value) }),
    changedMeanwhile: changedMeanwhile(options.showTheirs),
    sets: Array.isArray(initial) ? ['value'] : [],
    save: ({ value, reason }) =>
      call<typeof contractsEndpoints.update>('PUT', '/contracts3/:contractId', {
        params: { contractId },
        body: { ...toChange(value), ...(reason.trim() !== '' && { reason }) },
        basedOn: queryClient.getQueryData(contractQuery(contractId).queryKey)?.revision,
      }),
    scope: `details:${contractId}`,
    changes: [{ topic: 'contract', contractId }],
    onSaved: (page) => {
      queryClient.setQueryData(contractQuery(contractId).queryKey, page)
      close()
    },
  })
}
