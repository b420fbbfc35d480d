import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { settingDocument } from './amended-value.ts'
import { contractDeadlines } from './deadlines-endpoints.ts'

/** The terms that a contract states of its life, which its amendments may replace. */
export const DATED_TERMS = [
  'duration',
  'renewalType',
  'renewalDuration',
  'maxRenewals',
  'notice',
  'noticeCountsWhen',
  'sendingMode',
  'roll',
  'earlyExit',
  'indeterminateAlignment',
] as const
export type DatedTerm = (typeof DATED_TERMS)[number]

/** The values of a contract that have a history, in the order in which they are shown. */
export const DATED_VALUES = [
  'title',
  'reference',
  'type',
  'counterparty',
  'legalEntity',
  'amount',
  'owner',
  'folders',
  'project',
  'parent',
  'direction',
  'scope',
  'signatureDate',
  'effectiveDate',
  'endDate',
  'terminationDate',
  ...DATED_TERMS,
] as const
export type DatedValue = (typeof DATED_VALUES)[number]

/** A value with a history: one of the contract, or `values.` and the variable of a tagged field. */
const historyName = z.union([
  z.enum(DATED_VALUES),
  z.templateLiteral(['values.', z.string().min(1).max(200)]),
])
export type HistoryName = z.infer<typeof historyName>

const day = z.iso.date()

const shownValue = z.object({
  /** As its history is asked for, where it has one. */
  name: z.string(),
  label: z.string(),
  /** In the reader's language; null: none. */
  text: z.string().nullable(),
  today: z.string().nullable(),
  isChanged: z.boolean(),
})

export const contractAsOf = z.object({
  day,
  today: day,
  /** From its creation, or from its signature when that is earlier, to ten years ahead. */
  firstDay: day,
  lastDay: day,
  /** False before it existed: then there are no values. */
  exists: z.boolean(),
  title: z.string(),
  status: shownValue,
  values: z.array(shownValue),
  /** The days of its life on which something changes, with what does. */
  steps: z.array(z.object({ day, text: z.string() })),
  /** What this view takes for granted, as sentences. */
  assumptions: z.array(z.string()),
  warnings: contractDeadlines.shape.warnings,
  trace: contractDeadlines.shape.trace,
})
export type ContractAsOf = z.infer<typeof contractAsOf>

const heldValue = z.object({
  /** In the reader's language; null: none. */
  text: z.string().nullable(),
  /** Both included; null: open. Of a value that was corrected, which never held, both are null. */
  from: day.nullable(),
  to: day.nullable(),
  /**
   * assumed: found by an upgrade, and taken to have been so before; computed: by the deadline engine; stated: by the
   * contract itself, nobody knows since when.
   */
  how: z.enum([
    'created',
    'changed',
    'assumed',
    'stated',
    'corrected',
    'amended',
    'renewed',
    'computed',
  ]),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  /** Why it was corrected, the reference of the amendment that set it, or the renewal with its documents. */
  because: z.string().nullable(),
  /** The amendment that set it; of a corrected value, the one that was wrongly read. */
  document: settingDocument.nullable(),
})
export type HeldValue = z.infer<typeof heldValue>

nameShapes({ ContractAsOf: contractAsOf, HeldValue: heldValue })

export const asOfEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/as-of',
    ...onContract('read'),
    summary:
      'A contract as it stood, or will stand, on a day: by effective day and with what is known today. Rights are those of today.',
    params: contractParams,
    /** By default today. */
    query: z.strictObject({ day: day.optional() }),
    response: contractAsOf,
  }),
  history: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/value-history',
    ...onContract('read'),
    summary:
      'What a value of a contract was, is and will be: from which day to which, and who or which document set it; oldest first. A corrected value stands before the one that took its place.',
    params: contractParams,
    query: z.strictObject({ value: historyName.default('owner') }),
    response: z.object({ label: z.string(), value: z.array(heldValue) }),
  }),
}
