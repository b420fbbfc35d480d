import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { alikeParties, typedParty } from './counterparty-endpoints.ts'

/** Objects created while writing a contract: its project, its counterparty. */
export const partiesEndpoints = {
  createProject: endpoint({
    method: 'POST',
    path: '/projects',
    access: 'contracts3:create',
    summary: 'Create a project, also from inside the contract form.',
    body: z.strictObject({ name: z.string().trim().max(200) }),
    response: named,
    status: 201,
  }),
  counterpartiesAlike: endpoint({
    method: 'GET',
    path: '/contracts/suppliers-alike',
    access: 'contracts3:create',
    summary: 'Counterparties that may be the same as the one being created in the contract form.',
    query: z.strictObject(typedParty),
    response: alikeParties,
  }),
  createCounterparty: endpoint({
    method: 'POST',
    path: '/contracts/suppliers',
    access: 'contracts3:create',
    summary: 'Create a counterparty, also from inside the contract form.',
    body: z.strictObject({
      name: z.string().trim().max(200),
      siren: z.string().trim().max(20).default(''),
      address: z.string().trim().max(500).default(''),
      email: z.string().trim().max(254).default(''),
    }),
    response: named,
    status: 201,
  }),
}
