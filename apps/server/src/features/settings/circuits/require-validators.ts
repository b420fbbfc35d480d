import type { CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { FilledSteps } from './write-circuit-steps.ts'

/**
 * Everyone named must exist here. New ones must be able to validate; those blocked since they were named may stay,
 * and are shown as such.
 */
export async function requireValidators(
  db: CompanyDatabase,
  steps: FilledSteps,
  before: CircuitRow | null,
): Promise<void> {
  const named = new Set(before?.steps.flatMap(({ validators }) => validators.map(({ _id }) => _id)))
  const people = await known(
    db,
    'person',
    steps.flatMap(({ validatorIds }) => validatorIds),
  )
  const groups = await known(
    db,
    'person_group',
    steps.flatMap(({ groupIds }) => groupIds),
  )
  const refusals: Refusal[] = steps.flatMap(({ validatorIds, groupIds }, place) => [
    ...(validatorIds.every((id) => people.has(id) || named.has(id))
      ? []
      : [{ code: 'CHOICE_UNKNOWN', field: `steps.${place}.validatorIds` } as const]),
    ...(groupIds.every((id) => groups.has(id))
      ? []
      : [{ code: 'CHOICE_UNKNOWN', field: `steps.${place}.groupIds` } as const]),
  ])
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

async function known(
  db: CompanyDatabase,
  table: 'person' | 'person_group',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select known.id from ${sql.table(table)} as known
    where known.company_id = ${db.companyId} and known.id = any(${[...ids]}::uuid[])
      ${table === 'person' ? sql`and known.status = 'active'` : sql``}`.execute(db.tx)
  return new Set(rows.map(({ id }) => id))
}
