import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { Party } from './choices.ts'
import { choicesQuery } from './new-contract-queries.ts'

export type NewParty = Required<BodyInputOf<typeof partiesEndpoints.createCounterparty>>

/** Creates a project from inside the form and puts it among the choices. */
export function useCreateProject(onCreated: (projectId: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) =>
      call<typeof partiesEndpoints.createProject>('POST', '/projects', { body: { name } }),
    meta: { showsError: true },
    onSuccess: (project) => {
      queryClient.setQueryData(
        choicesQuery.queryKey,
        (choices) => choices && { ...choices, projects: [...choices.projects, project] },
      )
      onCreated(project._id)
    },
  })
}

/** Creates a counterparty from inside the form and puts it among the choices. */
export function useCreateCounterparty(onCreated: (counterpartyId: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewParty) =>
      call<typeof partiesEndpoints.createCounterparty>('POST', '/contracts/suppliers', { body }),
    meta: { showsError: true },
    onSuccess: (created, { siren, address }) => {
      const party: Party = { ...created, siren: siren.trim(), address: address.trim() }
      queryClient.setQueryData(
        choicesQuery.queryKey,
        (choices) => choices && { ...choices, counterparties: [...choices.counterparties, party] },
      )
      onCreated(created._id)
    },
  })
}
