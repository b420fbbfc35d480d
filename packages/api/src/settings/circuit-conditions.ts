import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { FIELD_OPERATORS } from '@tacite/domain/circuits/field-conditions.ts'
import { z } from 'zod'
import { named } from '../named.ts'

const amountInclTaxCents = z.number().int().min(0).max(999_999_999_999_99)

/** As a form sends it: what was not chosen yet is refused by name. */
export const circuitCondition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    operator: z.enum(['atLeast', 'below']),
    amountInclTaxCents: amountInclTaxCents.nullable(),
    currency: z.enum(CURRENCIES),
  }),
  z.strictObject({ kind: z.literal('contractType'), typeIds: z.array(z.uuid()).max(100) }),
  /** Or in a folder nested in one of them. */
  z.strictObject({ kind: z.literal('folder'), folderIds: z.array(z.uuid()).max(100) }),
  z.strictObject({
    kind: z.literal('field'),
    fieldId: z.uuid().nullable(),
    operator: z.enum(FIELD_OPERATORS),
    value: z.union([z.string().trim().max(1000), z.number(), z.boolean()]),
  }),
])
export type CircuitConditionForm = z.infer<typeof circuitCondition>

/** The values of a contract to try a circuit with. */
export const triedValues = z.strictObject({
  /** Tax included. */
  amountInclTaxCents: amountInclTaxCents.nullable(),
  currency: z.enum(CURRENCIES),
  typeId: z.uuid().nullable(),
  folderIds: z.array(z.uuid()).max(100),
})

/** A step that is asked: why, in the reader’s words, and who validates. */
export const simulatedStep = z.object({
  name: z.string(),
  isBesidePrevious: z.boolean(),
  reasons: z.array(z.string()),
  validators: z.array(
    named.extend({
      /** The groups of the step that they are a member of, unless they are named themselves. */
      groups: z.array(z.string()),
      /** Who stands in for them today. */
      delegates: z.array(z.string()),
    }),
  ),
  /** Who cannot be asked now. */
  unavailable: z.array(z.string()),
})
export type SimulatedStep = z.infer<typeof simulatedStep>

/** A step that is not asked, and why not. */
export const skippedStep = z.object({ name: z.string(), reasons: z.array(z.string()) })
export type SkippedStep = z.infer<typeof skippedStep>
