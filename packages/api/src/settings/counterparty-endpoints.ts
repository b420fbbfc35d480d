import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { endpoint } from '../endpoint.ts'
import { partyIdentity } from './legal-entity-endpoints.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'

const kind = z.enum(['professional', 'consumer'])

const contact = z.strictObject({
  name: z.string().trim().max(200),
  role: z.string().trim().max(200).default(''),
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(40).default(''),
})

const identity = {
  ...partyIdentity,
  kind: kind.default('professional'),
  email: z.string().trim().max(254).default(''),
}

const form = z.strictObject({ ...identity, contacts: z.array(contact).max(50).default([]) })

const counterparty = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind,
  siren: z.string(),
  contracts: z.number().int(),
  /** How many contacts, and the first of them. */
  contacts: z.number().int(),
  contact: z.string(),
  /** How many possible duplicates: the same SIREN, or the same name ignoring accents, case and legal form. */
  duplicates: z.number().int(),
})
export type CounterpartyRow = z.infer<typeof counterparty>

const particulars = {
  _id: z.uuid(),
  name: z.string(),
  kind,
  siren: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  address: z.string(),
  email: z.string(),
  contracts: z.number().int(),
}

const record = z.object({
  ...particulars,
  contacts: z.array(
    z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() }),
  ),
  duplicates: z.array(z.object(particulars)),
})
export type CounterpartyRecord = z.infer<typeof record>

nameShapes({
  CounterpartyContact: contact,
  CounterpartyForm: form,
  CounterpartyRow: counterparty,
  Counterparty: record,
})

/** What is being typed of a counterparty. */
export const typedParty = {
  name: z.string().trim().max(200).default(''),
  siren: z.string().trim().max(40).default(''),
  siret: z.string().trim().max(40).default(''),
}

const alikeParty = z.object({ _id: z.uuid(), name: z.string(), siren: z.string() })

/** Those that it may be already. */
export const alikeParties = z.object({ value: z.array(alikeParty) })

nameShapes({ AlikeCounterparty: alikeParty, AlikeCounterparties: alikeParties })

export const counterpartiesEndpoints = {
  ...declareRecords({
    path: '/administration/counterparties',
    id: 'counterpartyId',
    access: 'modules:counterparties',
    query: z.strictObject({
      ...administrationQuery(['name', 'contracts']),
      /** Only possible duplicates. */
      duplicates: z.literal('true').optional(),
    }),
    form,
    row: counterparty,
    record,
    summaries: {
      list: 'Counterparties, found by name, number or contact, with those that may be the same.',
      read: 'One counterparty with its contacts and those that may be the same.',
      create: 'Create a counterparty.',
      update: 'Change a counterparty.',
      remove: 'Delete a counterparty without contracts; it can be restored for thirty days.',
    },
  }),
  alike: endpoint({
    method: 'GET',
    path: '/administration/counterparties-alike',
    access: 'modules:counterparties',
    summary: 'Counterparties that may be the same as what is being typed.',
    query: z.strictObject({
      ...typedParty,
      /** The one that is being changed. */
      except: z.uuid().optional(),
    }),
    response: alikeParties,
  }),
  compare: endpoint({
    method: 'PUT',
    path: '/administration/counterparties/:counterpartyId/compared/:otherId',
    access: 'modules:counterparties',
    summary: 'Record that two similar counterparties are not duplicates, or undo that.',
    params: z.strictObject({ counterpartyId: z.uuid(), otherId: z.uuid() }),
    body: z.strictObject({ areDistinct: z.boolean() }),
    response: record,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/administration/counterparties/:counterpartyId/merged',
    access: 'modules:counterparties',
    summary:
      'Merge two into one: the values to keep are chosen field by field; contracts, contacts and values move. It cannot be undone.',
    params: z.strictObject({ counterpartyId: z.uuid() }),
    body: z.strictObject({ ...identity, otherId: z.uuid() }),
    response: record,
    revisionOf: 'counterpartyId',
  }),
}
