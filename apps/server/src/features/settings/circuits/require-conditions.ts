import type { CircuitForm, CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import type { CircuitConditionForm } from '@tacite/api/settings/circuit-conditions.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CircuitCondition } from '@tacite/domain/circuits/circuit-conditions.ts'
import { CONDITIONS_OF_FIELD, takesCondition } from '@tacite/domain/circuits/field-conditions.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { idsIn } from './circuit-facts.query.ts'

type Steps = CircuitForm['steps']

/** The conditions of a step as they are stored: complete, and about what exists in this company. */
export function completeConditions(
  conditions: readonly CircuitConditionForm[],
): CircuitCondition[] {
  return conditions.flatMap((condition): CircuitCondition[] => {
    if (condition.kind === 'amount') {
      const { amountInclTaxCents } = condition
      return amountInclTaxCents === null ? [] : [{ ...condition, amountInclTaxCents }]
    }
    if (condition.kind !== 'field') return [condition]
    const { fieldId } = condition
    return fieldId === null ? [] : [{ ...condition, fieldId }]
  })
}

/**
 * Every condition must say something, of types, folders and fields that exist here; those deleted since the circuit was
 * saved may stay beside others.
 *
 * @param kept ids that the saved circuit names already
 */
export async function requireConditions(
  db: CompanyDatabase,
  { steps, typeIds }: Pick<CircuitForm, 'typeIds'> & { steps: Steps },
  kept: ReadonlySet<string>,
): Promise<void> {
  const named = await namedThings(db, steps, typeIds)
  const isKnown = (ids: readonly string[], known: ReadonlySet<string>) =>
    ids.every((id) => known.has(id) || kept.has(id))
  const refusals = steps.flatMap(({ conditions }, place) =>
    conditions.flatMap((condition, index): Refusal[] => {
      const field = `steps.${place}.conditions.${index}`
      const code = refusalOf(condition, named, isKnown)
      return code ? [{ code, field }] : []
    }),
  )
  if (!isKnown(typeIds, named.types)) refusals.push({ code: 'CHOICE_UNKNOWN', field: 'typeIds' })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

interface NamedThings {
  types: ReadonlySet<string>
  folders: ReadonlySet<string>
  /** The types of the fields, by id. */
  fields: ReadonlyMap<string, string>
}

function refusalOf(
  condition: CircuitConditionForm,
  { types, folders, fields }: NamedThings,
  isKnown: (ids: readonly string[], known: ReadonlySet<string>) => boolean,
) {
  switch (condition.kind) {
    case 'amount':
      return condition.amountInclTaxCents === null ? 'FIELD_REQUIRED' : null
    case 'contractType':
      if (condition.typeIds.length === 0) return 'FIELD_REQUIRED'
      return isKnown(condition.typeIds, types) ? null : 'CHOICE_UNKNOWN'
    case 'folder':
      if (condition.folderIds.length === 0) return 'FIELD_REQUIRED'
      return isKnown(condition.folderIds, folders) ? null : 'CHOICE_UNKNOWN'
    case 'field': {
      const { fieldId, operator, value } = condition
      if (fieldId === null || value === '') return 'FIELD_REQUIRED'
      const type = fields.get(fieldId)
      if (type === undefined) return isKnown([fieldId], new Set()) ? null : 'CHOICE_UNKNOWN'
      if (!CONDITIONS_OF_FIELD[type]) return 'CONDITION_FIELD_UNFIT'
      return takesCondition(type, operator, value) ? null : 'CONDITION_VALUE_INVALID'
    }
  }
}

async function namedThings(
  db: CompanyDatabase,
  steps: Steps,
  proposedFor: readonly string[],
): Promise<NamedThings> {
  const conditions = steps.flatMap((step) => step.conditions)
  const types = conditions.flatMap((each) => (each.kind === 'contractType' ? each.typeIds : []))
  const folders = conditions.flatMap((each) => (each.kind === 'folder' ? each.folderIds : []))
  const fields = conditions.flatMap((each) =>
    each.kind === 'field' && each.fieldId !== null ? [each.fieldId] : [],
  )
  const found = await db
    .select('tagged_field')
    .where('tagged_field.kind', '=', 'custom')
    .where('tagged_field.formula', 'is', null)
    .where('tagged_field.id', '=', sql<string>`any(${fields}::uuid[])`)
    .select(['tagged_field.id', 'tagged_field.type'])
    .execute()
  return {
    types: await existing(db, 'contract_type', [...types, ...proposedFor]),
    folders: await existing(db, 'folder', folders),
    fields: new Map(found.map(({ id, type }) => [id, type])),
  }
}

export async function existing(
  db: CompanyDatabase,
  table: 'contract_type' | 'folder',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select known.id from ${sql.table(table)} as known
    where known.company_id = ${db.companyId} and known.id = any(${[...ids]}::uuid[])`.execute(db.tx)
  return new Set(rows.map(({ id }) => id))
}

/** The types, folders and fields that a saved circuit names. */
export function namedBy({ steps, typeIds }: CircuitRow): ReadonlySet<string> {
  const inConditions = steps.flatMap(({ conditions }) =>
    completeConditions(conditions).flatMap(idsIn),
  )
  return new Set([...typeIds, ...inConditions])
}

/** A condition as a form sends it. */
export function asWritten(condition: CircuitCondition): CircuitConditionForm {
  if (condition.kind === 'contractType') return { ...condition, typeIds: [...condition.typeIds] }
  if (condition.kind === 'folder') return { ...condition, folderIds: [...condition.folderIds] }
  return condition
}
