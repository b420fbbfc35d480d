import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { endpoint } from './endpoint.ts'
import { removal } from './removals-endpoints.ts'
import { nameShapes } from './shape-names.ts'

const form = z.strictObject({
  title: z.string().trim().max(200),
  description: z.string().trim().max(2000).default(''),
  /** The law that gives such contracts deadlines of their own; null: common law. */
  regime: z.enum(REGIMES).nullable().default(null),
})

const contractType = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  regime: z.enum(REGIMES).nullable(),
  /** How many contracts and templates are of this type. */
  contracts: z.number().int(),
  templates: z.number().int(),
})
export type ContractTypeRow = z.infer<typeof contractType>

const typeParams = z.strictObject({ typeId: z.uuid() })

nameShapes({ ContractType: contractType, ContractTypeForm: form })

export const contractTypesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/contract-types',
    access: 'modules:type:contract',
    summary: 'Contract types, with how much they are used.',
    query: z.strictObject(administrationQuery(['title', 'contracts'])),
    response: z.object({ value: z.array(contractType), count: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/contract-types/:typeId',
    access: 'modules:type:contract',
    summary: 'One contract type.',
    params: typeParams,
    response: contractType,
  }),
  create: endpoint({
    method: 'POST',
    path: '/administration/contract-types',
    access: 'modules:type:contract',
    summary: 'Create a contract type.',
    body: form,
    response: contractType,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/administration/contract-types/:typeId',
    access: 'modules:type:contract',
    summary: 'Change a contract type.',
    params: typeParams,
    body: form,
    response: contractType,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/contract-types/:typeId',
    access: 'modules:type:contract',
    summary: 'Delete a contract type that nothing uses; it can be put back for thirty days.',
    params: typeParams,
    response: removal,
  }),
}
