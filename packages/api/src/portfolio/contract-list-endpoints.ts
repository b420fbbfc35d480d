import { RENEWAL_ANSWERS } from '@tacite/domain/deadlines/renewal-answer.ts'
import { CONTRACT_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { LACKS } from '@tacite/domain/contracts/lacks.ts'
import { TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import { RENEWAL_TYPES } from '@tacite/domain/filters/contract-filter-fields.ts'
import { LISTED_EXIT_DECISIONS } from '@tacite/domain/decisions/exit-choices.ts'
import { DEFAULT_CONTRACT_ORDER } from '@tacite/domain/filters/contract-order.ts'
import { LISTED_DECISIONS } from '@tacite/domain/decisions/limit-decision.ts'
import { z } from 'zod'
import { personLock } from '../lifecycle/lock-shapes.ts'
import { contractQuery } from './contract-filter-query.ts'
import { shownOptions, shownTexts } from '../writing/contract-form.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging, wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

/** The sort keys; the id comes last, so that no row appears twice. */
export const CONTRACT_ORDERS = [
  ...TEXT_DETAILS,
  'supplier',
  'type',
  'owner',
  'project',
  'status',
  'statusDetail',
  'stepDueDate',
  'createdAt',
  'updatedAt',
  'signatureDate',
  'effectiveDate',
  'terminationDate',
  'endDate',
  'exitDate',
  'financialAmount',
] as const

export type ContractOrder = (typeof CONTRACT_ORDERS)[number]

/** `field asc` or `field desc`. */
export const contractOrderBy = z
  .templateLiteral([z.enum(CONTRACT_ORDERS), ' ', z.enum(['asc', 'desc'])])
  .default(DEFAULT_CONTRACT_ORDER)

/** The page size of the contract list. */
const CONTRACT_LIST_PAGE_SIZE = 20

const day = z.iso.date().nullable()
/** Rows, filters, orders and counts as of this day, by effective day and with what is known today; at most ten years ahead. */
const asOf = z.iso.date().optional()

/** Specification 3, Dashboard contract row, and more. */
export const contractRow = z.object({
  _id: z.uuid(),
  ...shownTexts,
  ...shownOptions,
  type: named,
  project: named,
  owner: named,
  /** The counterparty's name. */
  supplier: z.string().nullable(),
  supplierId: z.uuid().nullable(),
  /** Its current step. */
  stepsWorkflow: z.object({ name: z.string(), color: z.string(), nameI18n: z.string() }).nullable(),
  statusWorkflow: z.object({
    status: z.enum(CONTRACT_STATUSES),
    statusI18n: z.string(),
    /** Validated, and not sent yet. */
    readyToSign: z.boolean(),
    /** Changed after its validation was requested or acquired. */
    validationSuspended: z.boolean(),
  }),
  /** In the reader's language; for an unsigned contract, the name of its step. */
  statusDetail: z.string(),
  /** As in filters. */
  statusDetailKey: z.string(),
  /** Folders. */
  tags: z.array(named),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  signatureDate: day,
  effectiveDate: day,
  /** The prudent notice limit, the legal one, and the last day to send the letter. */
  terminationDate: day,
  legalLimit: day,
  sendBy: day,
  /** What was decided about it, or that nobody has; null: there is nothing to decide. */
  decision: z.enum(LISTED_DECISIONS).nullable(),
  /** The next early exit: the last day in force if it is used, the prudent limit to notify it, and what was decided about it;
   * without a decision, null until somebody is asked. */
  exitDate: day,
  exitLimit: day,
  exitDecision: z.enum(LISTED_EXIT_DECISIONS).nullable(),
  /** Last day in force of the current term. */
  endDate: day,
  terminatedOn: day,
  phase: z.string(),
  termNumber: z.number().int(),
  /** What follows the running term; null when that is no question. */
  renewal: z.enum(RENEWAL_ANSWERS).nullable(),
  typeRenewal: z.enum(RENEWAL_TYPES),
  typeRenewalI18n: z.string(),
  /** In its currency, tax included. */
  financialAmount: z.number().nullable(),
  /** Of the current signature; 0 before the contract is sent. */
  numberOfSigners: z.number().int(),
  parent: named.nullable(),
  /** How many amendments the reader sees: the row can be expanded. */
  children: z.number().int(),
  isArchived: z.boolean(),
  isLocked: z.boolean(),
  /** The lock of a person; null: none, or locked for good. */
  personLock: personLock.nullable(),
  /** Of a month end: deleted since. Its figures are shown, and nothing that would name it. */
  isDeleted: z.literal(true).optional(),
})
export type ContractRow = z.infer<typeof contractRow>

const choices = z.object({ value: z.array(named), count: z.number().int() })
const words = z.array(z.object({ key: z.string(), value: z.string() }))

nameShapes({ ContractRow: contractRow, NamedPage: choices })

export const contractListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3',
    access: 'contracts3:list',
    summary:
      'The contracts that a person sees, filtered (field=op:value), sorted and paged; parent=<id> gives the amendments of one.',
    query: contractQuery({
      payloadType: z.literal('contracts').optional(),
      isListContracts: z.enum(['true', 'false']).optional(),
      asOf,
      $orderby: contractOrderBy,
      ...paging(CONTRACT_LIST_PAGE_SIZE),
    }),
    response: z.object({ value: z.array(contractRow), count: z.number().int() }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/contracts3/exports-csv',
    access: 'contracts3:export',
    summary:
      'The same contracts as a workbook or a text file; above 20,000 rows 202 {jobId}, and a notification when it can be downloaded.',
    query: contractQuery({
      payloadType: z.literal('exports').optional(),
      typeFile: z.enum(['xlsx', 'csv']).default('xlsx'),
      asOf,
      $orderby: contractOrderBy,
      $top: wholeNumber(-1, 100_000_000).default(0),
      $skip: wholeNumber(0, 100_000_000).default(0),
    }),
    response: 'stream',
    later: z.object({ jobId: z.uuid() }),
    perMinute: 30,
  }),
  fetchExport: endpoint({
    method: 'GET',
    path: '/contracts3/exports/:exportId',
    access: 'contracts3:export',
    summary: 'A long export made by a job, for the person who requested it, for a week.',
    params: z.strictObject({ exportId: z.uuid() }),
    response: 'stream',
  }),
  toComplete: endpoint({
    method: 'GET',
    path: '/contracts3/to-complete',
    access: 'contracts3:list',
    summary:
      'How many contracts in force are to be completed (lacks=eq:dates,counterparty,owner,text lists them), and what they lack.',
    response: z.object({
      count: z.number().int(),
      /** A contract may lack several. */
      lacks: z.record(z.enum(LACKS), z.number().int()),
    }),
  }),
  statusDetails: endpoint({
    method: 'GET',
    path: '/contracts3/listTypesDetail',
    access: 'contracts3:list',
    summary: 'The values of statusDetail and of typeRenewal, in the reader’s language.',
    response: z.object({ statusDetail: words, typesRenewal: words }),
  }),
  folders: endpoint({
    method: 'GET',
    path: '/tags',
    access: 'contracts3:list',
    summary: 'Folders by their full path, to filter by.',
    query: z.strictObject({
      // sic, spec 7
      seperator: z.literal('slash').optional(),
      name: z.string().max(300).default(''),
      ...paging(0),
    }),
    response: choices,
  }),
  types: endpoint({
    method: 'GET',
    path: '/type-contract',
    access: 'contracts3:list',
    summary: 'Contract types, to filter by.',
    query: z.strictObject({ name: z.string().max(300).default(''), ...paging(0) }),
    response: choices,
  }),
  suppliers: endpoint({
    method: 'GET',
    path: '/contracts/suppliers',
    access: 'contracts3:list',
    summary: 'Counterparties, to filter by.',
    query: z.strictObject({ name: z.string().max(300).default(''), ...paging(0) }),
    response: choices,
  }),
  taggedFields: endpoint({
    method: 'GET',
    path: '/tagged-fields',
    access: 'contracts3:list',
    summary: 'Tagged fields; those of category Simple have one plain value.',
    query: z.strictObject({
      $topTaggedField: wholeNumber(-1, 1_000).default(-1),
      $category: z.enum(['Simple', 'Advanced']).optional(),
    }),
    response: z.object({
      value: z.array(
        z.object({
          _id: z.uuid(),
          tagLabel: z.string(),
          variable: z.string(),
          type: z.string(),
          kind: z.enum(['system', 'custom']),
          choices: z.array(z.string()),
          /** Whether `taggedField.<id>` filters the list by it. */
          isFilterable: z.boolean(),
        }),
      ),
      count: z.number().int(),
    }),
  }),
}
