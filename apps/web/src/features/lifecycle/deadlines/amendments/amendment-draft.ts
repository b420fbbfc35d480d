import type {
  AmendedTerms,
  AmendmentPatch,
  StatedChanges,
} from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { FieldRow } from '@tacite/document/field-definition.ts'
import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { AMENDABLE_TERMS, VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { changedTerms, type ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import type { FieldInput } from '../../../writing/texts/public.tsx'
import { draftOf, lifecycleOf, type LifecycleDraft } from '../form/lifecycle-draft.ts'

type InForce = NonNullable<AmendedTerms['inForce']>

interface Details {
  effectiveOn: string | null
  amount: number | null
  currency: string
  counterpartyId: string | null
  legalEntityId: string | null
}

/** The master agreement as it would be with the amendment; tagged fields by `values.` and their variable, rows by that of their passage. */
export type AmendmentDraft = LifecycleDraft & Details & Record<`values.${string}`, FieldInput>

/** What is in force, with what the amendment already states over it. */
export function amendmentDraft({ changes, effectiveOn }: AmendedTerms, inForce: InForce) {
  const stated = new Map(changes.map(({ field, after }) => [field, after]))
  const terms = [...stated].filter(([field]) => isTerm(field))
  const of = <Value>(field: string, value: Value): Value =>
    stated.has(field) ? (stated.get(field) as Value) : value
  return {
    ...draftOf({ ...inForce.lifecycle, ...Object.fromEntries(terms) }),
    effectiveOn,
    amount: of('amount', inForce.amountInclTaxCents),
    currency: of('currency', inForce.currency),
    counterpartyId: of('counterparty', inForce.counterparty)?._id ?? null,
    legalEntityId: of('legalEntity', inForce.legalEntity)?._id ?? null,
    ...Object.fromEntries(ownValues(inForce).map(({ field, value }) => [field, of(field, value)])),
  } as AmendmentDraft
}

/** The tagged fields, and the rows of what the text repeats. */
function ownValues({ values, rows }: InForce): readonly { field: string; value: FieldInput }[] {
  return [...values, ...rows]
}

/** The rows of a passage, as they are typed. */
export function draftRows(draft: AmendmentDraft, field: string): readonly FieldRow[] {
  return (draft[field as `values.${string}`] ?? []) as readonly FieldRow[]
}

/** What of it differs from what is in force, in the order of the form: what the amendment replaces. */
export function changesOf(draft: AmendmentDraft, inForce: InForce): ChangedTerm[] {
  const { amount, currency } = draft
  const changes = changedValues(draft, inForce)
  const isSameFigure = amount !== null && amount === inForce.amountInclTaxCents
  if (currency === inForce.currency || !isSameFigure) return changes
  // The same figure in another currency is another amount.
  return [...changes, { field: 'amount', before: inForce.amountInclTaxCents, after: amount }]
}

function changedValues(draft: AmendmentDraft, inForce: InForce): ChangedTerm[] {
  const terms = (lifecycle: object) =>
    Object.fromEntries(Object.entries(lifecycle).filter(([field]) => isTerm(field)))
  const values = inForce.values.map(({ field }) => [field, draft[field as `values.${string}`]])
  const rows = inForce.rows.map(({ field }) => [field, statedRows(draftRows(draft, field))])
  const changes = changedTerms(
    {
      ...terms(lifecycleOf(draftOf(inForce.lifecycle))),
      amount: inForce.amountInclTaxCents,
      currency: inForce.currency,
      counterparty: inForce.counterparty?._id ?? null,
      legalEntity: inForce.legalEntity?._id ?? null,
      ...Object.fromEntries(ownValues(inForce).map(({ field, value }) => [field, value])),
    },
    {
      ...terms(lifecycleOf(draft)),
      amount: draft.amount,
      currency: draft.currency,
      counterparty: draft.counterpartyId,
      legalEntity: draft.legalEntityId,
      ...Object.fromEntries([...values, ...rows]),
    },
  )
  return changes.filter(({ field, after }) => after !== null || !REPLACED_ONLY.has(field))
}

/** An amount, a party or the date of effect is replaced, never taken away. */
const REPLACED_ONLY = new Set(['amount', 'counterparty', 'legalEntity', 'effectiveDate'])

/** The fields emptied of what can only be replaced; an amount in another currency is asked for by the server. */
export function emptiedFields(draft: AmendmentDraft, inForce: InForce): (keyof AmendmentDraft)[] {
  const { lifecycle, amountInclTaxCents, currency, counterparty, legalEntity } = inForce
  const stated = {
    effectiveDate: lifecycle.effectiveDate,
    amount: draft.currency === currency ? amountInclTaxCents : null,
    counterpartyId: counterparty,
    legalEntityId: legalEntity,
  }
  const fields = Object.keys(stated) as (keyof typeof stated)[]
  return fields.filter((field) => stated[field] !== null && draft[field] === null)
}

/** As the server takes them. */
export function statedChanges(draft: AmendmentDraft, inForce: InForce): StatedChanges {
  return { effectiveOn: draft.effectiveOn, patches: changesOf(draft, inForce).map(patchOf) }
}

function patchOf({ field, after }: ChangedTerm): AmendmentPatch {
  if (field === 'counterparty') return { field, counterpartyId: after as string }
  if (field === 'legalEntity') return { field, legalEntityId: after as string }
  if (!field.startsWith(VALUE_PREFIX)) return { field, value: after } as AmendmentPatch
  const variable = field.slice(VALUE_PREFIX.length)
  return { field: 'value', variable, value: after as FieldInput }
}

function isTerm(field: string): boolean {
  return AMENDABLE_TERMS.some((term) => term === field)
}
