import { isPartyParticular, isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { askedFields } from '@tacite/document/asked-fields.ts'
import { checkFieldValues } from '@tacite/document/check-field-values.ts'
import { withComputed, type ComputableField } from '@tacite/document/formulas/compute-values.ts'
import type { StatedValues } from '@tacite/document/formulas/computed-history.ts'
import { checkRows } from '@tacite/document/repeats/check-rows.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { isFilled, type FieldValue, type FieldValues } from '@tacite/document/field-definition.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partyNumberRefusals, writePartyNumbers } from './party-numbers.ts'
import type { TaggedField } from '../texts/public.ts'
import { readContractCore } from './contract-core.query.ts'
import { passagesOf, readRows, statesRows, writeRows } from './contract-rows.ts'
import { coreChange, systemFieldValues, type CoreChange } from './system-field-values.ts'

/** The values of a contract's fields by variable: contract data, and the company's own fields. */
export async function readFieldValues(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ values: Record<string, FieldValue | null>; currency: string }> {
  const { values, fields, currency } = await readStatedValues(db, contractId)
  return { values: withComputed(fields, values), currency }
}

export interface ContractValues extends StatedValues {
  values: Record<string, FieldValue | null>
  /** Those that have a value, are computed, or are what others are computed from. */
  fields: ComputableField[]
}

/** What a contract states, without what is computed from it. */
export async function readStatedValues(
  db: CompanyDatabase,
  contractId: string,
): Promise<ContractValues> {
  const core = await readContractCore(db, contractId)
  const { rows } = await sql<ComputableField & { value: FieldValue | null }>`
    select field.variable, field.type, field.formula, stated.value from tagged_field as field
    left join contract_field as stated on stated.company_id = field.company_id and stated.field_id = field.id
      and stated.contract_id = ${contractId}
    where field.company_id = ${db.companyId} and (stated.value is not null or field.formula is not null
      or exists (select from tagged_field as computed where computed.company_id = field.company_id
        and computed.formula is not null and field.variable = any(computed.formula_variables)))`.execute(
    db.tx,
  )
  const own = Object.fromEntries(
    rows.flatMap(({ variable, value }) => (value === null ? [] : [[variable, value]])),
  )
  const system = systemFieldValues(core)
  const overridden = Object.fromEntries(
    Object.entries(own).filter(([variable]) => isPartyParticular(variable)),
  )
  const stated = { ...own, ...system, ...overridden, ...(await readRows(db, contractId)) }
  const { currency, lifecycle } = core
  return { values: stated, fields: rows, currency, lifecycle }
}

/** Sets values after checking them; each error names its field. Null empties one. Returns whether a term changed. */
export async function writeFieldValues(
  db: CompanyDatabase,
  contractId: string,
  fields: readonly TaggedField[],
  values: FieldValues,
): Promise<boolean> {
  const passages = statesRows(values) ? await passagesOf(db, contractId) : []
  const refusals = [
    ...checkFieldValues(fields, values, false),
    ...partyNumberRefusals(values),
    ...checkRows(passages, fields, values),
  ]
  if (refusals.length > 0) {
    throw new Refused(
      'RULE',
      refusals.map((refusal) => ({ ...refusal, field: `values.${refusal.field}` })),
    )
  }
  const changes: CoreChange[] = []
  for (const [variable, value] of Object.entries(writePartyNumbers(values))) {
    if (value === undefined || rowsKey(variable) !== null) continue
    if (isSystemField(variable) && !isPartyParticular(variable)) {
      const change = coreChange(variable, value)
      if (change) changes.push(change)
    } else {
      await writeOwnValue(
        db,
        contractId,
        fields.find((field) => field.variable === variable)!.id,
        value,
      )
    }
  }
  await writeRows(db, contractId, fields, values)
  return writeCore(db, contractId, changes)
}

/**
 * Refuses a contract without a required value that describes it: those of its text are required before signing.
 * @param among only these variables, when a form sets a few
 */
export async function requireMetadata(
  db: CompanyDatabase,
  contractId: string,
  fields: readonly TaggedField[],
  among?: readonly string[],
): Promise<void> {
  const isRequired = (field: TaggedField) =>
    field.required && field.isMetadata && (among?.includes(field.variable) ?? true)
  if (!fields.some((field) => field.kind === 'custom' && isRequired(field))) return
  const { values } = await readFieldValues(db, contractId)
  const folderIds = fields.flatMap((field) => field.folderIds ?? [])
  const empty = askedFields(fields, { used: [], folderIds, values }).filter(
    (field) => isRequired(field) && !isFilled(values[field.variable]),
  )
  if (empty.length > 0)
    throw new Refused(
      'RULE',
      empty.map(({ variable }) => ({ code: 'FIELD_REQUIRED', field: `values.${variable}` })),
    )
}

async function writeOwnValue(
  db: CompanyDatabase,
  contractId: string,
  fieldId: string,
  value: FieldValue | null,
): Promise<void> {
  if (value === null) {
    await db
      .delete('contract_field')
      .where('contract_field.contract_id', '=', contractId)
      .where('contract_field.field_id', '=', fieldId)
      .execute()
    return
  }
  const json = JSON.stringify(value)
  await db
    .insert('contract_field', { contract_id: contractId, field_id: fieldId, value: json })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'field_id']).doUpdateSet({ value: json }),
    )
    .execute()
}

async function writeCore(
  db: CompanyDatabase,
  contractId: string,
  changes: readonly CoreChange[],
): Promise<boolean> {
  if (changes.length === 0) return false
  const amount = changes.find((change) => change.amountInclTaxCents !== undefined)
  const lifecycle: Partial<LifecycleTerms> = Object.assign(
    {},
    ...changes.map((change) => change.lifecycle),
  )
  const [contract] = await db
    .update('contract')
    .set({
      lifecycle: sql`contract.lifecycle || ${JSON.stringify(lifecycle)}::jsonb`,
      ...(amount ? { amount_incl_tax_cents: amount.amountInclTaxCents ?? null } : {}),
    })
    .where('contract.id', '=', contractId)
    .returning(
      sql<boolean>`jsonb_strip_nulls(old.lifecycle) <> jsonb_strip_nulls(new.lifecycle)`.as(
        'changes_terms',
      ),
    )
    .execute()
  return contract!.changes_terms
}
