import type { StatedChanges } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { checkFieldValues } from '@tacite/document/check-field-values.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import { checkRows } from '@tacite/document/repeats/check-rows.ts'
import { lackingInRows } from '@tacite/document/repeats/lacking-in-rows.ts'
import { rowsKey, rowsName } from '@tacite/document/repeats/rows.ts'
import { VALUE_PREFIX, type StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { todayOf } from '../deadlines/public.ts'
import { readInForce, type InForce } from './in-force.query.ts'
import {
  masterAsSeen,
  readAmendment,
  takesEffectOn,
  type StoredAmendment,
} from './master-of.query.ts'
import { namedPatches } from './named-patches.query.ts'

export interface ProposedChanges {
  amendment: StoredAmendment
  master: { _id: string; title: string; reference: string }
  /** The day on which the changes take effect; of a signature to come, today. */
  day: string
  inForce: InForce
  patches: StatedPatch[]
}

/**
 * The changes that an amendment would state, beside what is in force without it.
 *
 * @throws Refused when the contract amends none that this person sees, or a field or a party is none
 */
export async function proposedChanges(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { effectiveOn, patches }: StatedChanges,
): Promise<ProposedChanges> {
  const named = await namedPatches(db, patches)
  const amendment = await readAmendment(db, contractId)
  if (amendment.parentId === null) throw new Refused('STATE', 'AMENDMENT_NOT_ONE')
  const master = await masterAsSeen(db, actor, amendment.parentId)
  if (master === null) throw new Refused('STATE', 'AMENDMENT_MASTER_HIDDEN')
  const day = takesEffectOn({ ...amendment, effectiveOn }) ?? todayOf(actor).toString()
  const inForce = await readInForce(db, master._id, { amendmentId: contractId, day })
  requireFields(inForce, named)
  return { amendment, master, day, inForce, patches: withCurrency(named, inForce) }
}

/** An amount is in the currency that its amendment states, else in the contract's own: one in force by then is stated too. */
function withCurrency(patches: readonly StatedPatch[], { inForce, currency }: InForce) {
  const hasAmount = patches.some(({ field }) => field === 'amount')
  const isStated = patches.some(({ field }) => field === 'currency')
  if (!hasAmount || isStated || inForce['currency'] === currency) return [...patches]
  return [...patches, { field: 'currency', value: inForce['currency'] }]
}

/** The fields and the passages exist, and their values are of their types. */
function requireFields(
  { fields, allFields, passages }: InForce,
  patches: readonly StatedPatch[],
): void {
  const values = ownValues(patches)
  const isKnown = (name: string) =>
    rowsKey(name) === null
      ? fields.some(({ variable }) => variable === name)
      : passages.some(({ key }) => rowsName(key) === name)
  const unknown = Object.keys(values).filter((name) => !isKnown(name))
  refuseValues(unknown.map((field) => ({ field, code: 'AMENDMENT_FIELD_UNKNOWN' })))
  refuseValues([
    ...checkFieldValues(fields, values, false),
    ...checkRows(passages, allFields, values),
  ])
}

/**
 * What an amendment is to replace rows with is whole before it is signed: nobody states the rest of it later.
 *
 * @throws Refused when there are too few rows, or a required cell is empty
 */
export function requireWholeRows({ inForce, patches }: ProposedChanges): void {
  const values = ownValues(patches)
  const { passages, allFields, valuesThen } = inForce
  const stated = passages.filter(({ key }) => rowsName(key) in values)
  refuseValues(lackingInRows(stated, allFields, { ...valuesThen, ...values }))
}

/** The values of tagged fields and the rows among patches, by variable. */
function ownValues(patches: readonly StatedPatch[]): Record<string, FieldValue | null> {
  return Object.fromEntries(
    patches
      .filter(({ field }) => field.startsWith(VALUE_PREFIX))
      .map(({ field, value }) => [field.slice(VALUE_PREFIX.length), value as FieldValue | null]),
  )
}

function refuseValues(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  throw new Refused(
    'RULE',
    refusals.map((refusal) => ({ ...refusal, field: `${VALUE_PREFIX}${refusal.field}` })),
  )
}
