import { numberingStyles } from '@tacite/document/contract-document.ts'
import { durationUnits } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { nameShapes } from './shape-names.ts'

/** The values of tagged fields by variable; their types are those of the fields (document package). */
export const fieldValues = z.record(
  z.string().max(63),
  z.union([
    z.string().max(20_000),
    z.number(),
    z.boolean(),
    z.array(z.string().max(500)).max(200),
    z.strictObject({
      count: z.number().int().min(0).max(100_000),
      unit: z.enum(['years', 'months', 'weeks', 'days']),
    }),
    z.null(),
  ]),
)

/** What a condition compares with: a value of the deciding field's type; of a multiple choice, one of its choices. */
export const conditionValue = z.union([
  z.string().max(1000),
  z.number(),
  z.boolean(),
  z.strictObject({ count: z.number().int().min(0).max(9999), unit: z.enum(durationUnits) }),
  z.null(),
])

export const newContract = z.strictObject({
  title: z.string().trim().max(300).default(''),
  typeId: z.uuid().nullable(),
  projectId: z.uuid().nullable(),
  ownerId: z.uuid().nullable(),
  reference: z.string().trim().max(60).nullable().default(null),
  legalEntityId: z.uuid().nullable().default(null),
  counterpartyId: z.uuid().nullable().default(null),
  parentId: z.uuid().nullable().default(null),
  folderIds: z.array(z.uuid()).max(50).default([]),
  /** What it starts from: a template, an upload read before, or an empty page. */
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('template'), templateId: z.uuid() }),
    z.strictObject({ kind: z.literal('upload'), uploadId: z.uuid() }),
    z.strictObject({ kind: z.literal('scratch'), numbering: z.enum(numberingStyles) }),
  ]),
  values: fieldValues.default({}),
})

export const contractDetails = z
  .strictObject({
    title: z.string().trim().max(300),
    typeId: z.uuid().nullable(),
    projectId: z.uuid().nullable(),
    ownerId: z.uuid().nullable(),
    reference: z.string().trim().max(60),
    legalEntityId: z.uuid().nullable(),
    counterpartyId: z.uuid().nullable(),
    parentId: z.uuid().nullable(),
    folderIds: z.array(z.uuid()).max(50),
  })
  .partial()

nameShapes({
  FieldValues: fieldValues,
  ConditionValue: conditionValue,
  NewContract: newContract,
  ContractDetails: contractDetails,
})
