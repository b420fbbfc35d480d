import type { ImportField } from '@tacite/domain/imports/import-fields.ts'

/** Fields without a value that are asked for, in the order of the form. */
export const ASKED_FIELDS = [
  'title',
  'type',
  'project',
  'owner',
  'counterparty',
  'signatureDate',
  'effectiveDate',
  'endDate',
  'duration',
  'renewalType',
  'notice',
  'amount',
] as const satisfies readonly ImportField[]
