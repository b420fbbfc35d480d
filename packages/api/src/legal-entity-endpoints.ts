import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { endpoint } from './endpoint.ts'
import { removal } from './removals-endpoints.ts'
import { nameShapes } from './shape-names.ts'

/** What identifies a party in its contracts; numbers are refused by their check digits, not by their length here. */
export const partyIdentity = {
  name: z.string().trim().max(200),
  siren: z.string().trim().max(40).default(''),
  siret: z.string().trim().max(40).default(''),
  vatNumber: z.string().trim().max(40).default(''),
  address: z.string().trim().max(500).default(''),
}

const form = z.strictObject(partyIdentity)

const legalEntity = z.object({
  _id: z.uuid(),
  name: z.string(),
  siren: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  address: z.string(),
  contracts: z.number().int(),
})
export type LegalEntityRow = z.infer<typeof legalEntity>

const entityParams = z.strictObject({ legalEntityId: z.uuid() })

nameShapes({ LegalEntity: legalEntity, LegalEntityForm: form })

export const legalEntitiesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/legal-entities',
    access: 'modules:legal:entities',
    summary: 'The company’s own entities, with how many contracts each has concluded.',
    query: z.strictObject(administrationQuery(['name', 'contracts'])),
    response: z.object({ value: z.array(legalEntity), count: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/legal-entities/:legalEntityId',
    access: 'modules:legal:entities',
    summary: 'One legal entity.',
    params: entityParams,
    response: legalEntity,
  }),
  create: endpoint({
    method: 'POST',
    path: '/administration/legal-entities',
    access: 'modules:legal:entities',
    summary: 'Create a legal entity.',
    body: form,
    response: legalEntity,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/administration/legal-entities/:legalEntityId',
    access: 'modules:legal:entities',
    summary: 'Change a legal entity.',
    params: entityParams,
    body: form,
    response: legalEntity,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/legal-entities/:legalEntityId',
    access: 'modules:legal:entities',
    summary: 'Delete an entity without contracts; it can be put back for thirty days.',
    params: entityParams,
    response: removal,
  }),
}
