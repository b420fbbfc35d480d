import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

export type RequestedStep = BodyOf<typeof validationEndpoints.request>['steps'][number]

/** One step of a validation, with everybody who can decide on it. */
export async function insertStep(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  validationId: string,
  step: RequestedStep & { position: number },
): Promise<void> {
  const { name, rule, position, validatorIds, groupIds } = step
  const stepId = newId(clock.now())
  const people = await activePeople(db, validatorIds, groupIds)
  if (people.length === 0) {
    throw new Refused('RULE', {
      code: 'VALIDATORS_REQUIRED',
      field: `steps.${position}.validatorIds`,
    })
  }
  await db
    .insert('contract_validation_step', {
      id: stepId,
      validation_id: validationId,
      position,
      name,
      rule,
      is_beside_previous: step.isBesidePrevious && position > 0,
      due_days: step.dueDays,
    })
    .execute()
  await db
    .insert(
      'contract_validator',
      people.map((personId) => ({ step_id: stepId, person_id: personId })),
    )
    .execute()
  await db
    .insert(
      'contract_assignment',
      people.map((personId) => ({
        contract_id: contractId,
        person_id: personId,
        role: 'validator' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Everyone named must be able to validate: nobody is dropped silently. */
export async function requireKnownValidators(
  db: CompanyDatabase,
  steps: readonly RequestedStep[],
): Promise<void> {
  for (const [position, { validatorIds, groupIds }] of steps.entries())
    await requireKnown(db, { validatorIds, groupIds, position })
}

async function requireKnown(
  db: CompanyDatabase,
  named: { validatorIds: readonly string[]; groupIds: readonly string[]; position: number },
): Promise<void> {
  const people = await db
    .select('person')
    .where('person.status', '=', 'active')
    .where('person.id', '=', sql<string>`any(${[...named.validatorIds]}::uuid[])`)
    .select('person.id')
    .execute()
  const groups = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${[...named.groupIds]}::uuid[])`)
    .select('person_group.id')
    .execute()
  const unknown = [
    ...(people.length < new Set(named.validatorIds).size ? ['validatorIds'] : []),
    ...(groups.length < new Set(named.groupIds).size ? ['groupIds'] : []),
  ]
  if (unknown.length === 0) return
  const refusals = unknown.map((list): Refusal => ({
    code: 'CHOICE_UNKNOWN',
    field: `steps.${named.position}.${list}`,
  }))
  throw new Refused('RULE', refusals)
}

/** The named people and the members of the named groups who can act. */
async function activePeople(
  db: CompanyDatabase,
  personIds: readonly string[],
  groupIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select('person')
    .leftJoin('group_member', (join) =>
      join
        .onRef('group_member.company_id', '=', 'person.company_id')
        .onRef('group_member.person_id', '=', 'person.id'),
    )
    .where('person.status', '=', 'active')
    .where((row) =>
      row.or([
        ...(personIds.length > 0 ? [row('person.id', 'in', personIds)] : []),
        ...(groupIds.length > 0 ? [row('group_member.group_id', 'in', groupIds)] : []),
      ]),
    )
    .select('person.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}
