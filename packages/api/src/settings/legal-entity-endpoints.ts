import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'

/** What identifies a party in its contracts; numbers are checked by their check digits, not by their length here. */
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

nameShapes({ LegalEntity: legalEntity, LegalEntityForm: form })

export const legalEntitiesEndpoints = declareRecords({
  path: '/administration/legal-entities',
  id: 'legalEntityId',
  access: 'modules:legal:entities',
  query: z.strictObject(administrationQuery(['name', 'contracts'])),
  form,
  row: legalEntity,
  summaries: {
    list: 'The company’s own entities, with how many contracts each has concluded.',
    read: 'One legal entity.',
    create: 'Create a legal entity.',
    update: 'Change a legal entity.',
    remove: 'Delete an entity without contracts; it can be restored for thirty days.',
  },
})
