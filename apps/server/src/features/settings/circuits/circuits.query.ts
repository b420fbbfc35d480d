import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  CircuitRow,
  circuitsEndpoints,
  CircuitValidator,
} from '@tacite/api/settings/circuit-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { listRecords, type ListQuery } from '../administration/public.ts'
import { STANDING_OF_GROUP } from './validators.query.ts'

type Choices = typeof circuitsEndpoints.ofContract

/** Circuits with their validators and how often each was used. */
export async function circuits(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<'title' | 'uses'>,
): Promise<{ value: CircuitRow[]; count: number }> {
  const { value, count } = await listRecords(db, locale, asked, {
    table: 'validation_circuit',
    words: sql`validation_circuit.title`,
    orders: { title: { text: sql`validation_circuit.title` }, uses: { figure: USES } },
    select: withUse,
  })
  const named = value.map((row) => ({
    ...row,
    workflowStep: { ...row.workflowStep, name: stepName(row.workflowStep.name, locale) },
  }))
  return { value: await withSteps(db, named), count }
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function circuit(db: CompanyDatabase, circuitId: string): Promise<CircuitRow> {
  const row = await withUse(
    db.select('validation_circuit').where('validation_circuit.id', '=', circuitId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'CIRCUIT_NOT_FOUND')
  return (await withSteps(db, [row]))[0]!
}

/** Those that are made for a step of the contract's workflow, to choose from. */
export async function circuitsOfContract(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  contractId: string,
  asked: QueryOf<Choices>,
): Promise<ResponseOf<Choices>> {
  const page = await choicePage(
    db,
    locale,
    {
      from: sql`validation_circuit`,
      where: sql`validation_circuit.company_id = ${db.companyId}
        and validation_circuit.workflow_step_id in (select step.id from workflow_step as step
          join contract on contract.company_id = step.company_id and contract.workflow_id = step.workflow_id
          where contract.company_id = ${db.companyId} and contract.id = ${contractId} and step.removed_at is null)`,
      id: sql`validation_circuit.id`,
      name: sql`validation_circuit.title`,
    },
    asked,
  )
  return { ...page, value: await withSteps(db, page.value) }
}

const USES = sql<number>`(select count(*)::int from contract_validation as validation
  where validation.company_id = validation_circuit.company_id and validation.circuit_id = validation_circuit.id)`

type WithoutSteps = Omit<CircuitRow, 'steps'>

function withUse(
  found: SelectQueryBuilder<DB, 'validation_circuit', object>,
): SelectQueryBuilder<DB, 'validation_circuit', WithoutSteps> {
  return found
    .select(['validation_circuit.id as _id', 'validation_circuit.title'])
    .select([
      'validation_circuit.type_ids as typeIds',
      'validation_circuit.is_imposed as isImposed',
    ])
    .select(USES.as('uses'))
    .select(
      sql<
        CircuitRow['workflowStep']
      >`(select jsonb_build_object('_id', step.id, 'name', step.name, 'color', step.colour,
          'workflow', workflow.name)
        from workflow_step as step
        join workflow on workflow.company_id = step.company_id and workflow.id = step.workflow_id
        where step.company_id = validation_circuit.company_id and step.id = validation_circuit.workflow_step_id)`.as(
        'workflowStep',
      ),
    )
}

/** The steps of all of them, people before groups. */
async function withSteps<Row extends { _id: string }>(
  db: CompanyDatabase,
  rows: readonly Row[],
): Promise<(Row & Pick<CircuitRow, 'steps'>)[]> {
  const { companyId, tx } = db
  const found = await sql<ValidatorRow>`
    select step.circuit_id, step.id as step_id, step.name, step.rule, step.is_beside_previous, step.due_days, step.conditions,
      coalesce(person.id, person_group.id) as validator_id,
      coalesce(${personName('person')}, person_group.name) as validator_name,
      case when person.id is null then 'group' else 'person' end as kind, coalesce(person.status, ${STANDING_OF_GROUP}) as standing
    from validation_circuit_step as step
    left join validation_circuit_validator as validator on validator.company_id = step.company_id and validator.step_id = step.id
    left join person on person.company_id = validator.company_id and person.id = validator.person_id
    left join person_group on person_group.company_id = validator.company_id and person_group.id = validator.group_id
    where step.company_id = ${companyId} and step.circuit_id = any(${rows.map(({ _id }) => _id)}::uuid[])
    order by step.circuit_id, step.position, validator.person_id is null,
      lower(coalesce(${personName('person')}, person_group.name)), validator.id`.execute(tx)
  const rowsOf = Map.groupBy(found.rows, ({ circuit_id }) => circuit_id)
  return rows.map((row) => ({ ...row, steps: stepsFrom(rowsOf.get(row._id) ?? []) }))
}

interface ValidatorRow {
  circuit_id: string
  step_id: string
  name: string
  rule: CircuitRow['steps'][number]['rule']
  is_beside_previous: boolean
  due_days: number | null
  conditions: CircuitRow['steps'][number]['conditions']
  /** Null: nobody is asked any more. */
  validator_id: string | null
  validator_name: string
  kind: CircuitValidator['kind']
  standing: CircuitValidator['standing']
}

function stepsFrom(rows: readonly ValidatorRow[]): CircuitRow['steps'] {
  const steps = Map.groupBy(rows, ({ step_id }) => step_id)
  return [...steps.values()].map((asked) => ({
    name: asked[0]!.name,
    rule: asked[0]!.rule,
    isBesidePrevious: asked[0]!.is_beside_previous,
    dueDays: asked[0]!.due_days,
    conditions: asked[0]!.conditions,
    validators: asked.flatMap(({ validator_id, validator_name: name, kind, standing }) =>
      validator_id === null ? [] : [{ _id: validator_id, name, kind, standing }],
    ),
  }))
}
