import { numberingStyles } from '@tacite/document/contract-document.ts'
import { durationUnits } from '@tacite/document/field-definition.ts'
import { ANSWERERS } from '@tacite/document/template-questions.ts'
import {
  CHOICE_DETAILS,
  CONTRACT_DETAILS,
  DETAIL_NAMES,
  OPTION_DETAILS,
  textDetailTable,
  type ChoiceDetailName,
  type DetailName,
  type OptionDetailName,
  type OptionOf,
  type StoredDetail,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import { MOST_ATTACHMENTS } from '@tacite/domain/attachments/attachment-kinds.ts'
import { MOST_ROWS } from '@tacite/document/repeats/repeat-rules.ts'
import { z } from 'zod'
import { day, lifecycle } from '../lifecycle/stated-lifecycle.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

const cellValue = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(200),
  z.strictObject({
    count: z.number().int().min(0).max(100_000),
    unit: z.enum(['years', 'months', 'weeks', 'days']),
  }),
  z.null(),
])

/** What each row of a repeated passage states, by variable. */
export const fieldRows = z.array(z.record(z.string().max(63), cellValue)).max(MOST_ROWS)

export const fieldValue = z.union([cellValue, fieldRows])

/**
 * The values of tagged fields by variable; their types are those of the fields (document package). The rows of a
 * repeated passage stand under `rows:` and its key.
 */
export const fieldValues = z.record(z.string().max(63), fieldValue)

/** A passage that a contract has once for each row. */
export const repeatedPassage = z.object({
  key: z.string(),
  name: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  variables: z.array(z.string()),
})

/** How the form of a template asks for a field. */
export const templateQuestion = z.strictObject({
  variable: z.string().max(63),
  /** The heading under which it is asked; '': that of its section. */
  group: z.string().max(120),
  /** What helps to answer it, instead of what the field itself says. */
  help: z.string().max(500),
  answeredBy: z.enum(ANSWERERS),
})

/** The compared value: of the deciding field's type; for a multiple choice, one of its choices. */
export const conditionValue = z.union([
  z.string().max(1000),
  z.number(),
  z.boolean(),
  z.strictObject({ count: z.number().int().min(0).max(9999), unit: z.enum(durationUnits) }),
  z.null(),
])

const signatory = z.strictObject({
  name: z.string().trim().min(1).max(200),
  side: z.enum(['company', 'counterparty']).nullable().default(null),
})

export const newContract = z.strictObject({
  ...detailShapes({
    text: (maxLength) => z.string().trim().max(maxLength).nullable().default(null),
    choice: z.uuid().nullable().default(null),
    option: (options) => z.enum(options).nullable().default(null),
  }),
  folderIds: z.array(z.uuid()).max(50).default([]),
  /** The workflow that it follows; null: that of its type, else that of the company. */
  workflowId: z.uuid().nullable().default(null),
  /** What it starts from: a template, an upload read before, an empty page, or a PDF that was signed elsewhere. */
  from: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('template'),
      templateId: z.uuid(),
      /** Files of the template that the contract does not get. */
      leaveOut: z.array(z.uuid()).max(MOST_ATTACHMENTS).default([]),
    }),
    z.strictObject({ kind: z.literal('upload'), uploadId: z.uuid() }),
    z.strictObject({ kind: z.literal('scratch'), numbering: z.enum(numberingStyles) }),
    z.strictObject({
      kind: z.literal('signed'),
      uploadId: z.uuid(),
      signatureDate: day,
      /** Who signed, as the person who enters the contract states it. */
      signatories: z.array(signatory).max(50).default([]),
      lifecycle,
    }),
  ]),
  values: fieldValues.default({}),
})

/** Why it is changed, for the activity of the contract: most useful once it is signed. */
export const changeReason = z.string().trim().max(1000)

export const contractDetails = z
  .strictObject({
    ...detailShapes({
      text: (maxLength) => z.string().trim().max(maxLength),
      choice: z.uuid().nullable(),
      option: (options) => z.enum(options).nullable(),
    }),
    folderIds: z.array(z.uuid()).max(50),
    reason: changeReason,
  })
  .partial()

/** The texts among the details in an answer. */
export const shownTexts = textDetailTable<{
  [Name in TextDetailName]: StoredShape<Name, z.ZodString>
}>((name) => stored(name, z.string()))

/** The options among the details in an answer. */
export const shownOptions = Object.fromEntries(
  OPTION_DETAILS.map((name): [string, z.ZodType] => [
    name,
    stored(name, z.enum(CONTRACT_DETAILS[name].options)),
  ]),
) as { [Name in OptionDetailName]: StoredShape<Name, OptionShape<Name>> }

/** The details in an answer: chosen objects as `{ _id, name }`. */
export const shownDetails = {
  ...shownTexts,
  ...shownOptions,
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

type OptionShape<Name extends OptionDetailName> = z.ZodEnum<{
  [Option in OptionOf<Name>]: Option
}>

function detailShapes<
  Text extends z.ZodType,
  Choice extends z.ZodType,
  Option extends z.ZodType,
>(of: {
  text: (maxLength: number) => Text
  choice: Choice
  option: (options: readonly AnyOption[]) => Option
}) {
  return Object.fromEntries(
    DETAIL_NAMES.map((name) => {
      const detail = CONTRACT_DETAILS[name]
      switch (detail.kind) {
        case 'text':
          return [name, of.text(detail.maxLength)]
        case 'option':
          return [name, of.option(detail.options)]
        case 'choice':
          return [name, of.choice]
      }
    }),
  ) as Record<TextDetailName, Text> &
    Record<ChoiceDetailName, Choice> &
    Record<OptionDetailName, Option>
}

type AnyOption = OptionOf<OptionDetailName>

nameShapes({
  FieldValues: fieldValues,
  TemplateQuestion: templateQuestion,
  ConditionValue: conditionValue,
  NewContract: newContract,
  ContractDetails: contractDetails,
})
