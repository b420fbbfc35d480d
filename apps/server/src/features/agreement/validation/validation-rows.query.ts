import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { lastUndelivered } from '../../../platform/mail/last-mail.ts'

export type ValidationRow = Awaited<ReturnType<typeof validationRows>>[number]

/** The validations of a contract, the newest first: a row for each validator of each step. */
export function validationRows(db: CompanyDatabase, contractId: string) {
  return db.tx
    .selectFrom('contract_validation as validation')
    .innerJoin('person as requester', (join) =>
      join
        .onRef('requester.company_id', '=', 'validation.company_id')
        .onRef('requester.id', '=', 'validation.requested_by'),
    )
    .leftJoin('person as changer', (join) =>
      join
        .onRef('changer.company_id', '=', 'validation.company_id')
        .onRef('changer.id', '=', 'validation.change_confirmed_by'),
    )
    .leftJoin('validation_circuit as circuit', (join) =>
      join
        .onRef('circuit.company_id', '=', 'validation.company_id')
        .onRef('circuit.id', '=', 'validation.circuit_id'),
    )
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'validation.company_id')
        .onRef('step.validation_id', '=', 'validation.id'),
    )
    .innerJoin('contract_validator as validator', (join) =>
      join
        .onRef('validator.company_id', '=', 'step.company_id')
        .onRef('validator.step_id', '=', 'step.id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'validator.company_id')
        .onRef('person.id', '=', 'validator.person_id'),
    )
    .leftJoin('validation_decision as said', (join) =>
      join
        .onRef('said.company_id', '=', 'validator.company_id')
        .onRef('said.step_id', '=', 'validator.step_id')
        .onRef('said.person_id', '=', 'validator.person_id')
        .on('said.cancelled_at', 'is', null),
    )
    .leftJoin('person as reminding', (join) =>
      join
        .onRef('reminding.company_id', '=', 'validator.company_id')
        .onRef('reminding.id', '=', 'validator.reminded_by'),
    )
    .leftJoin('person as delegate', (join) =>
      join
        .onRef('delegate.company_id', '=', 'said.company_id')
        .onRef('delegate.id', '=', 'said.decided_by'),
    )
    .where('validation.company_id', '=', db.companyId)
    .where('validation.contract_id', '=', contractId)
    .select([
      'validation.id',
      'validation.state',
      'validation.content_hash',
      'validation.replaces_id',
      'validation.requested_by',
      'validation.skipped_steps',
      'validation.departures',
    ])
    .select([
      'validation.requested_at',
      'validation.ended_at',
      'validation.last_change_at',
      'circuit.id as circuit_id',
      sql<string | null>`case when changer.id is not null then ${personName('changer')} end`.as(
        'changed_by_name',
      ),
      personName('requester').as('requested_by_name'),
    ])
    .select([
      'step.id as step_id',
      'step.name as step_name',
      'step.rule',
      'step.is_beside_previous',
      'step.due_days',
      sql<string | null>`step.due_date::text`.as('due_date'),
      'validator.person_id as validator_id',
    ])
    .select([
      personName('person').as('validator_name'),
      personPicture('person').as('validator_picture'),
      'person.status as validator_status',
      'said.decision',
      'said.reason',
      'said.decided_at',
      'said.decided_by',
      sql<string | null>`case when delegate.id is not null then ${personName('delegate')} end`.as(
        'decided_by_name',
      ),
    ])
    .select([
      'validator.reminded_at',
      sql<string | null>`case when reminding.id is not null then ${personName('reminding')} end`.as(
        'reminded_by_name',
      ),
      sql<Date | null>`case when reminding.id is not null then ${lastMailUndelivered} end`.as(
        'undelivered_at',
      ),
    ])
    .orderBy('validation.requested_at', 'desc')
    .orderBy('validation.id')
    .orderBy('step.position')
    .orderBy('validator_name')
    .limit(2000)
    .execute()
}

const lastMailUndelivered = lastUndelivered({
  companyId: sql`validation.company_id`,
  contractId: sql`validation.contract_id`,
  recipient: sql`person.email`,
})
