import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type NewParty = Required<BodyInputOf<typeof partiesEndpoints.createCounterparty>>

/** Creates a project from inside the form. */
export function useCreateProject(onCreated: (projectId: string) => void) {
  return useMutation({
    mutationFn: (name: string) =>
      call<typeof partiesEndpoints.createProject>('POST', '/projects', { body: { name } }),
    meta: { showsError: true, changes: ['projects'] },
    onSuccess: (project) => onCreated(project._id),
  })
}

/** Creates a counterparty from inside the form. */
export function useCreateCounterparty(onCreated: (counterpartyId: string) => void) {
  return useMutation({
    mutationFn: (body: NewParty) =>
      call<typeof partiesEndpoints.createCounterparty>('POST', '/contracts/suppliers', { body }),
    meta: { showsError: true, changes: ['counterparties'] },
    onSuccess: (counterparty) => onCreated(counterparty._id),
  })
}
