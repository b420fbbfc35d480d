import { numberingStyles } from '@tacite/document/contract-document.ts'
import { durationUnits } from '@tacite/document/field-definition.ts'
import {
  CHOICE_DETAILS,
  CONTRACT_DETAILS,
  DETAIL_NAMES,
  textDetailTable,
  type ChoiceDetailName,
  type DetailName,
  type StoredDetail,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import { z } from 'zod'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

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

/** The compared value: of the deciding field's type; for a multiple choice, one of its choices. */
export const conditionValue = z.union([
  z.string().max(1000),
  z.number(),
  z.boolean(),
  z.strictObject({ count: z.number().int().min(0).max(9999), unit: z.enum(durationUnits) }),
  z.null(),
])

export const newContract = z.strictObject({
  ...detailShapes({
    text: (maxLength) => z.string().trim().max(maxLength).nullable().default(null),
    choice: z.uuid().nullable().default(null),
  }),
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
    ...detailShapes({
      text: (maxLength) => z.string().trim().max(maxLength),
      choice: z.uuid().nullable(),
    }),
    folderIds: z.array(z.uuid()).max(50),
  })
  .partial()

/** The texts among the details in an answer. */
export const shownTexts = textDetailTable<{
  [Name in TextDetailName]: StoredShape<Name, z.ZodString>
}>((name) => stored(name, z.string()))

/** The details in an answer: chosen objects as `{ _id, name }`. */
export const shownDetails = {
  ...shownTexts,
  ...(Object.fromEntries(
    CHOICE_DETAILS.map((name): [string, z.ZodType] => [
      CONTRACT_DETAILS[name].shownAs,
      stored(name, named),
    ]),
  ) as {
    [Name in ChoiceDetailName as (typeof CONTRACT_DETAILS)[Name]['shownAs']]: StoredShape<
      Name,
      typeof named
    >
  }),
}

function stored<Name extends DetailName, Shape extends z.ZodType>(
  name: Name,
  shape: Shape,
): StoredShape<Name, Shape> {
  const kept = 'refusedEmpty' in CONTRACT_DETAILS[name] ? shape : shape.nullable()
  return kept as StoredShape<Name, Shape>
}

type StoredShape<Name extends DetailName, Shape extends z.ZodType> =
  null extends StoredDetail<Name> ? z.ZodNullable<Shape> : Shape

function detailShapes<Text extends z.ZodType, Choice extends z.ZodType>(of: {
  text: (maxLength: number) => Text
  choice: Choice
}) {
  return Object.fromEntries(
    DETAIL_NAMES.map((name) => {
      const detail = CONTRACT_DETAILS[name]
      return [name, detail.kind === 'text' ? of.text(detail.maxLength) : of.choice]
    }),
  ) as Record<TextDetailName, Text> & Record<ChoiceDetailName, Choice>
}

nameShapes({
  FieldValues: fieldValues,
  ConditionValue: conditionValue,
  NewContract: newContract,
  ContractDetails: contractDetails,
})
