import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { CONTRACT_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'

const day = z.iso.date()

const linkedContract = z.object({
  _id: z.uuid(),
  title: z.string(),
  reference: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  readyToSign: z.boolean(),
  validationSuspended: z.boolean(),
  statusDetail: z.string(),
  statusDetailKey: z.string(),
})
export type LinkedContract = z.infer<typeof linkedContract>

/** The first of them, with how many this person sees. */
const linkedContracts = z.object({ value: z.array(linkedContract), count: z.number().int() })

/** What the new contract starts with; what is not carried is said beside. */
const start = z.object({
  title: z.string(),
  /** The first day of the contract that follows; null: to be stated. */
  effectiveDate: day.nullable(),
  /** Whether its duration is to be stated again: this one ends on a fixed day. */
  asksDuration: z.boolean(),
  /** The day whose parties, terms and values it carries; null: no signed amendment changes them. */
  inForceOn: day.nullable(),
  /** The currency of own amounts that are not carried: that of the new contract is another one. Null: none is left. */
  leavesAmountsIn: z.enum(CURRENCIES).nullable(),
})

const succession = z.object({
  copiedFrom: linkedContract.nullable(),
  copies: linkedContracts,
  renews: linkedContract.nullable(),
  renewedBy: linkedContracts,
  amendments: linkedContracts,
  /** A signed contract renews this one, which still runs: its end or its renewal is to be recorded. */
  isFollowed: z.boolean(),
})
export type Succession = z.infer<typeof succession>

const cents = z.number().int()

/** A contract below another, with its amount as it is in force. */
const contractBelow = linkedContract.extend({
  parentId: z.uuid(),
  signatureDate: day.nullable(),
  amountInclTaxCents: cents.nullable(),
  currency: z.string(),
  /** It states an amount of the contract that it amends: its own is not added to it. */
  setsAmount: z.boolean(),
})
export type ContractBelow = z.infer<typeof contractBelow>

const contractTree = z.object({
  /** Of the contract itself, as its amendments left it. */
  amountInclTaxCents: cents.nullable(),
  currency: z.string(),
  /** Each after the one that it stands below; the first of them. */
  value: z.array(contractBelow),
  /** How many of them this person sees. */
  count: z.number().int(),
  /** The amounts of the signed ones, each currency apart. */
  totals: z.array(z.object({ currency: z.string(), amountInclTaxCents: cents, count: cents })),
})
export type ContractTree = z.infer<typeof contractTree>

const starts = z.object({
  duplicate: start,
  renewal: start,
  amendment: start,
  /** False: it was imported without a text. */
  hasText: z.boolean(),
  /** Sections that this person does not see are not copied. */
  hasHiddenText: z.boolean(),
  /** The folders that this person may file the new contract in. */
  folders: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})
export type Starts = z.infer<typeof starts>

const carried = z.strictObject({
  title: z.string().trim().max(300),
  text: z.boolean().default(true),
  parties: z.boolean().default(true),
  terms: z.boolean().default(true),
  /** The amount and the values of its fields. */
  values: z.boolean().default(true),
  folders: z.boolean().default(true),
})
export type Carried = z.infer<typeof carried>

const total = z.object({ currency: z.string(), before: cents.nullable(), after: cents.nullable() })

/** What becomes of a contract when a signed one is attached to it as an amendment. */
const attachPreview = z.object({
  master: z.object({ _id: z.uuid(), title: z.string(), reference: z.string() }),
  /** The deadlines of that contract: attaching alone moves none. */
  phaseText: z.string(),
  endDate: day.nullable(),
  prudentLimit: day.nullable(),
  /** From when what the amendment states would count, unless it says another day; null: from its signature to come. */
  takesEffectOn: day.nullable(),
  /** Contracts below it, as this person sees them, and the amounts of the signed ones, each currency apart. */
  below: z.object({ before: z.number().int(), after: z.number().int() }),
  totals: z.array(total),
})
export type AttachPreview = z.infer<typeof attachPreview>

const made = z.object({ _id: z.uuid(), reference: z.string() })

nameShapes({
  LinkedContract: linkedContract,
  LinkedContracts: linkedContracts,
  ContractBelow: contractBelow,
  ContractTree: contractTree,
  ContractStart: start,
  CarriedParts: carried,
  MadeContract: made,
  AttachPreview: attachPreview,
})

export const successionEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/succession',
    ...onContract('read'),
    summary:
      'The contracts that this one comes from, and those made from it, as this person sees them.',
    params: contractParams,
    response: succession,
  }),
  tree: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/succession/tree',
    ...onContract('read'),
    summary:
      'The amendments and orders below a contract, as this person sees them, with their amounts.',
    params: contractParams,
    response: contractTree,
  }),
  previewAttached: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/succession/attached',
    ...onContract('read'),
    summary:
      'What attaching a contract to another as its amendment would change; nothing is saved.',
    params: contractParams,
    body: z.strictObject({ parentId: z.uuid() }),
    response: attachPreview,
  }),
  starts: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/succession/starts',
    ...onContract('read'),
    summary: 'What a copy, a renewal or an amendment of a contract would start with.',
    params: contractParams,
    response: starts,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/copies',
    ...onContract('duplicate'),
    summary: 'Create a draft with the text and the values of a contract.',
    params: contractParams,
    body: carried,
    response: made,
    status: 201,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/renewal-contracts',
    ...onContract('renewAsNew'),
    summary: 'Create a draft that follows a signed contract from the day after its end.',
    params: contractParams,
    body: carried,
    response: made,
    status: 201,
  }),
  amend: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/amendments',
    ...onContract('amend'),
    summary: 'Create a draft that amends a signed contract.',
    params: contractParams,
    body: carried.pick({ title: true, folders: true }),
    response: made,
    status: 201,
  }),
  makeTemplate: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/templates',
    ...onContract('makeTemplate'),
    summary: 'Create a template with the text and the terms of a contract, without its dates.',
    params: contractParams,
    body: z.strictObject({ title: z.string().trim().max(500) }),
    response: z.object({ _id: z.uuid() }),
    status: 201,
  }),
}
