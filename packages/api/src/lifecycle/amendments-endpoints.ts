import { fieldTypes } from '@tacite/document/field-definition.ts'
import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { TERMS_STANDINGS } from '@tacite/domain/contracts/terms-standing.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { fieldRows, fieldValue, fieldValues, repeatedPassage } from '../writing/contract-form.ts'
import { contractParams, reason as actReason } from '../writing/contracts-endpoints.ts'
import { taggedField } from '../writing/text-shapes.ts'
import { namedField } from './amended-value.ts'
import { contractDeadlines } from './deadlines-endpoints.ts'
import { day, lifecycle } from './stated-lifecycle.ts'

const MAX_CENTS = 999_999_999_999_999
const terms = lifecycle.shape
const party = z.object({ _id: z.uuid(), name: z.string() })

/** One stated value that the amendment replaces. */
const patch = z.union([
  z.strictObject({ field: z.literal('effectiveDate'), value: day }),
  z.strictObject({ field: z.literal('duration'), value: terms.duration.unwrap() }),
  z.strictObject({ field: z.literal('renewalType'), value: terms.renewalType }),
  z.strictObject({ field: z.literal('renewalDuration'), value: terms.renewalDuration }),
  z.strictObject({ field: z.literal('maxRenewals'), value: terms.maxRenewals }),
  z.strictObject({ field: z.literal('notice'), value: terms.notice }),
  z.strictObject({ field: z.literal('noticeCountsWhen'), value: terms.noticeCountsWhen }),
  z.strictObject({ field: z.literal('sendingMode'), value: terms.sendingMode }),
  z.strictObject({ field: z.literal('roll'), value: terms.roll }),
  z.strictObject({ field: z.literal('earlyExit'), value: terms.earlyExit }),
  z.strictObject({
    field: z.literal('indeterminateAlignment'),
    value: terms.indeterminateAlignment,
  }),
  z.strictObject({ field: z.literal('amount'), value: z.number().int().min(0).max(MAX_CENTS) }),
  /** Of the amount, which is stated with it: none is converted. */
  z.strictObject({ field: z.literal('currency'), value: z.enum(CURRENCIES) }),
  z.strictObject({ field: z.literal('counterparty'), counterpartyId: z.uuid() }),
  z.strictObject({ field: z.literal('legalEntity'), legalEntityId: z.uuid() }),
  /** Of a tagged field, by its variable; all rows of a repeated passage, by `rows:` and its key. */
  z.strictObject({
    field: z.literal('value'),
    variable: z.string().min(1).max(63),
    value: fieldValue,
  }),
])
export type AmendmentPatch = z.infer<typeof patch>

/** What a patch replaces, whatever it puts in its place. */
function nameOf(each: AmendmentPatch): string {
  return each.field === 'value' ? `values.${each.variable}` : each.field
}

const stated = z.strictObject({
  /** Null: the day that the amendment takes effect, else the day of its signature. */
  effectiveOn: day.nullable(),
  patches: z
    .array(patch)
    .max(100)
    .refine((all) => new Set(all.map(nameOf)).size === all.length, {
      error: 'One patch a field',
    }),
})
export type StatedChanges = z.infer<typeof stated>

/** What the master agreement says on the day that the amendment takes effect, without the amendment. */
const inForce = z.object({
  lifecycle,
  /** Of its amount; those of its own fields are in the one that it states itself. */
  currency: z.string(),
  statedCurrency: z.string(),
  amountInclTaxCents: z.number().int().nullable(),
  counterparty: party.nullable(),
  legalEntity: party.nullable(),
  /** Its own tagged fields that it has a value of, or that the amendment changes. */
  values: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      type: z.enum(fieldTypes),
      choices: z.array(z.string()),
      value: fieldValue,
    }),
  ),
  /** The passages that its text repeats, each with its rows. */
  rows: z.array(z.object({ field: z.string(), passage: repeatedPassage, value: fieldRows })),
  /** The fields of these passages, with those on which their questions depend. */
  rowFields: z.array(taggedField),
  /** The values in force of these fields, outside of rows. */
  rowValues: fieldValues,
})

const amendedTerms = z.object({
  /** Null: this person may not read it, or there is none. */
  master: z.object({ _id: z.uuid(), title: z.string(), reference: z.string() }).nullable(),
  isAmendment: z.boolean(),
  effectiveOn: day.nullable(),
  /** The day on which the changes take effect; null: that of the signature to come. */
  takesEffectOn: day.nullable(),
  signatureDate: day.nullable(),
  standing: z.enum(TERMS_STANDINGS),
  changes: z.array(
    z.object({
      field: z.string(),
      ...namedField,
      /** Null when the master agreement is hidden from this person. */
      before: z.unknown(),
      after: z.unknown(),
      /** Of an amount: its currency, and that of the amount before it. */
      currency: z.string().nullable(),
      currencyBefore: z.string().nullable(),
    }),
  ),
  inForce: inForce.nullable(),
  stating: actReason,
  correcting: actReason,
})
export type AmendedTerms = z.infer<typeof amendedTerms>

nameShapes({
  AmendmentPatch: patch,
  StatedChanges: stated,
  AmendedTerms: amendedTerms,
  TermsInForce: inForce,
})

export const amendmentsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/amended-terms',
    ...onContract('read'),
    summary: 'What an amendment replaces of the terms of the contract that it amends.',
    params: contractParams,
    response: amendedTerms,
    revisionOf: 'contractId/changes',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/amended-terms/preview',
    ...onContract('read'),
    summary:
      'The deadlines of the amended contract before and after these changes; nothing is saved.',
    params: contractParams,
    body: stated,
    response: z.object({
      before: contractDeadlines,
      after: contractDeadlines,
      /** What becomes of the end: a prorogation comes before it, after it only a new contract is left (1213). */
      end: z
        .enum(['prorogation', 'shortened', 'endRemoved', 'endSet', 'tooLate', 'followsStart'])
        .nullable(),
    }),
  }),
  state: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/amended-terms',
    ...onContract('stateAmendment'),
    summary: 'State what an amendment replaces, while it is written.',
    params: contractParams,
    body: stated,
    response: amendedTerms,
    revisionOf: 'contractId/changes',
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/amended-terms/correction',
    ...onContract('correctAmendment'),
    summary: 'Correct what was read from a signed amendment, with a reason.',
    params: contractParams,
    body: stated.extend({ reason: z.string().trim().max(1000) }),
    response: amendedTerms,
    revisionOf: 'contractId/changes',
  }),
}
