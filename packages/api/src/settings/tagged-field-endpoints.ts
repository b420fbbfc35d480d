import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { conditionValue } from '../writing/contract-form.ts'
import { named } from '../named.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'

/** Specification 9. */
const TAGGED_FIELD_PAGE_SIZE = 10

const form = z.strictObject({
  label: z.string().trim().max(200),
  /** Default: derived from the label. */
  variable: z.string().trim().max(63).default(''),
  description: z.string().trim().max(1000).default(''),
  type: z.enum(fieldTypes).nullable(),
  required: z.boolean().default(false),
  isMetadata: z.boolean().default(false),
  isManagement: z.boolean().default(false),
  choices: z.array(z.string().trim().max(500)).max(200).default([]),
  /** How the value follows from others, by their variables; null: it is typed. */
  formula: z.string().trim().max(500).nullable().default(null),
  ownerId: z.uuid().nullable().default(null),
  /** The folders where it is offered; none: everywhere. */
  folderIds: z.array(z.uuid()).max(50).default([]),
  conditions: z
    .array(
      z.strictObject({
        /** Null: none was chosen; such a condition is refused by name. */
        onFieldId: z.uuid().nullable(),
        operator: z.enum(conditionOperators),
        value: conditionValue.default(null),
      }),
    )
    .max(10)
    .default([]),
})

const row = z.object({
  _id: z.uuid(),
  label: z.string(),
  variable: z.string(),
  description: z.string(),
  type: z.enum(fieldTypes),
  kind: z.enum(['system', 'custom']),
  category: z.enum(['Simple', 'Advanced']),
  required: z.boolean(),
  isMetadata: z.boolean(),
  isManagement: z.boolean(),
  /** How the value follows from others; null: it is typed. */
  formula: z.string().nullable(),
  /** How many contracts have a value; null for system fields. */
  contracts: z.number().int().nullable(),
})
export type TaggedFieldRow = z.infer<typeof row>

const decider = z.object({
  _id: z.uuid(),
  label: z.string(),
  type: z.enum(fieldTypes),
  choices: z.array(z.string()),
})

const taggedField = row.extend({
  choices: z.array(z.string()),
  owner: named.nullable(),
  folders: z.array(named),
  /** Its folders were deleted: it is offered nowhere until others are chosen. */
  isNowhere: z.boolean(),
  conditions: z.array(
    z.object({ on: decider, operator: z.enum(conditionOperators), value: conditionValue }),
  ),
  /** The texts that use its variable. */
  texts: z.object({
    contracts: z.number().int(),
    templates: z.number().int(),
    clauses: z.number().int(),
  }),
  /** Fields that depend on its value. */
  dependents: z.array(named),
})
export type TaggedFieldRecord = z.infer<typeof taggedField>

const flag = z.enum(['true', 'false']).optional()

nameShapes({
  TaggedFieldForm: form,
  TaggedFieldRow: row,
  ConditionField: decider,
  TaggedField: taggedField,
})

export const taggedFieldsEndpoints = declareRecords({
  path: '/administration/tagged-fields',
  id: 'fieldId',
  access: 'modules:tagged:field',
  query: z.strictObject({
    ...administrationQuery(
      ['position', 'label', 'variable', 'type', 'contracts'],
      TAGGED_FIELD_PAGE_SIZE,
    ),
    type: z.enum(fieldTypes).optional(),
    kind: z.enum(['system', 'custom']).optional(),
    required: flag,
    isMetadata: flag,
    category: z.enum(['Simple', 'Advanced']).optional(),
  }),
  form,
  row,
  record: taggedField,
  summaries: {
    list: 'Tagged fields, with how many contracts have a value.',
    read: 'One tagged field, with everything that depends on it.',
    create: 'Create a tagged field at the end of the list.',
    update: 'Change a tagged field; of a system field, only the label and the description.',
    remove:
      'Delete a field that no text uses, with its values; it can be restored for thirty days.',
  },
})
