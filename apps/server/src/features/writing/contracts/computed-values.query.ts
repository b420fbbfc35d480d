import type { TermsOfContract } from '@tacite/document/content-format-2.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import {
  operandsOf,
  valueOperandsOf,
  type ComputableField,
} from '@tacite/document/formulas/compute-values.ts'
import { valuesOnDay } from '@tacite/document/formulas/computed-history.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms, signedAmendments } from '../../lifecycle/deadlines/public.ts'
import { isSentTextSigned } from './contract-core.query.ts'
import { readRowsOfAll } from './contract-rows.ts'
import { figureValues } from './system-field-values.ts'

export interface ComputedValue {
  contractId: string
  /** A figure, in cents of an amount, or a day. */
  value: number | string
}

/**
 * What a computed field says on a day in every contract that has a value of it. Nothing is stored of such values (decision
 * 0152): they are computed by the one rule, from what each contract states and its amendments have set by then, a batch of
 * contracts at a time.
 */
export async function computedValues(
  db: CompanyDatabase,
  variable: string,
  day: IsoDay,
): Promise<ComputedValue[]> {
  const known = await readFormulas(db)
  const fields = fieldsBelow(variable, known, operandsOf)
  // Without one of these there is no value; what is added up over rows may be missing.
  const needed = fieldsBelow(variable, known, valueOperandsOf).find(isTyped)?.variable
  const found: ComputedValue[] = []
  for (let after = FIRST_ID; ;) {
    const batch = await readStated(db, fields, { needed, after })
    const ids = batch.map(({ id }) => id)
    const rows = await readRowsOfAll(db, ids)
    const histories = await amendedHistories(db, ids)
    for (const { id, own, currency, ...core } of batch) {
      const values = { ...own, ...figureValues(core), ...rows.get(id) }
      const stated = { values, lifecycle: core.lifecycle, currency }
      const value = valuesOnDay(fields, stated, histories.get(id) ?? [], day)[variable]
      if (typeof value === 'number' || typeof value === 'string')
        found.push({ contractId: id, value })
    }
    if (batch.length < BATCH) return found
    after = batch.at(-1)!.id
  }
}

/** So many contracts are in memory at once. */
const BATCH = 5_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** What signed amendments set, of those of these contracts that have any. */
async function amendedHistories(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SetValue[]>> {
  const amended = [...(await signedAmendments(db, contractIds)).keys()]
  if (amended.length === 0) return new Map()
  const terms = await readContractTerms(db, amended)
  return new Map(terms.map(({ contractId, history }) => [contractId, history]))
}

/** The computed fields, and those that they read. */
async function readFormulas(db: CompanyDatabase): Promise<ComputableField[]> {
  const { rows } = await sql<ComputableField>`
    select field.variable, field.type, field.formula from tagged_field as field
    where field.company_id = ${db.companyId} and (field.formula is not null
      or exists (select from tagged_field as computed where computed.company_id = field.company_id
        and field.variable = any(computed.formula_variables)))`.execute(db.tx)
  return rows
}

/** A field with all that it follows from. */
function fieldsBelow(
  variable: string,
  fields: readonly ComputableField[],
  readBy: typeof operandsOf,
): ComputableField[] {
  const needed = new Set([variable])
  // A set goes on to what is added to it meanwhile.
  for (const each of needed)
    for (const operand of readBy(fields.find((field) => field.variable === each) ?? {}))
      needed.add(operand)
  return fields.filter((field) => needed.has(field.variable))
}

function isTyped({ variable, formula }: ComputableField): boolean {
  return !formula && !isSystemField(variable)
}

interface StatedFigures {
  id: string
  amountInclTaxCents: number | null
  signatureDate: string | null
  lifecycle: Partial<TermsOfContract>
  currency: string
  own: Record<string, FieldValue>
}

async function readStated(
  db: CompanyDatabase,
  fields: readonly ComputableField[],
  { needed, after }: { needed: string | undefined; after: string },
): Promise<StatedFigures[]> {
  const typed = fields.filter(isTyped).map(({ variable }) => variable)
  const having = sql`contract.id in (select stated.contract_id from contract_field as stated
    join tagged_field as field on field.company_id = stated.company_id and field.id = stated.field_id
    where stated.company_id = ${db.companyId} and field.variable = ${needed ?? ''}
    union all
    select amendment.parent_id from amendment_patch as patch
    join contract as amendment on amendment.company_id = patch.company_id and amendment.id = patch.contract_id
    where patch.company_id = ${db.companyId} and patch.field = ${`${VALUE_PREFIX}${needed ?? ''}`})`
  const { rows } = await sql<StatedFigures>`
    select contract.id, contract.amount_incl_tax_cents as "amountInclTaxCents", contract.lifecycle, contract.currency,
      case when not ${isSentTextSigned()} then contract.signature_date::text end as "signatureDate",
      coalesce((select jsonb_object_agg(field.variable, stated.value) from contract_field as stated
        join tagged_field as field on field.company_id = stated.company_id and field.id = stated.field_id
        where stated.company_id = contract.company_id and stated.contract_id = contract.id
          and field.variable = any(${typed}::text[])), '{}') as own
    from contract where contract.company_id = ${db.companyId} and contract.id > ${after}::uuid
      and ${needed === undefined ? sql`true` : having}
    order by contract.id limit ${BATCH}`.execute(db.tx)
  return rows
}
