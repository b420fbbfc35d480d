import { levelReaches } from '@tacite/domain/access/levels.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { rightsOfPeople } from '../../people/access/public.ts'
import { administratorIds } from '../../people/roles/public.ts'

/** A condition that counts and is not confirmed, and who sees to it now. */
export interface SeenToCondition {
  conditionId: string
  contractId: string
  stepName: string
  words: string
  metComment: string
  metBy: string | null
  metByName: string | null
  validatorId: string
  validatorName: string
  requestedBy: string
  /** Who says that it is met: whoever requested the validation, else the owner, the editors, the administrators. */
  meetIds: string[]
  /** Who confirms it: its validator, else whoever requested the validation and the owner, else the administrators. */
  confirmIds: string[]
  isValidatorReachable: boolean
}

/** Of these conditions. */
export async function seenToConditions(
  db: CompanyDatabase,
  conditionIds: readonly string[],
  at: Date,
): Promise<SeenToCondition[]> {
  const isAsked = sql<boolean>`condition.id = any(${[...conditionIds]}::uuid[])`
  const found = await findConditions(db, isAsked, at)
  return found.rows.map((row) => ({ ...row, ...seersOf(row, found) }))
}

/**
 * The conditions that these people, blocked just now, saw to, with those only who see to them from now on: who saw to
 * them before knows.
 */
export async function conditionsLeftBy(
  db: CompanyDatabase,
  personIds: readonly string[],
  at: Date,
): Promise<SeenToCondition[]> {
  const ids = sql`any(${[...personIds]}::uuid[])`
  const found = await findConditions(
    db,
    sql<boolean>`(decision.person_id = ${ids} or validation.requested_by = ${ids} or contract.owner_id = ${ids})`,
    at,
  )
  return found.rows
    .map((row) => {
      const before = seersOf(asBefore(row, new Set(personIds)), found)
      const { meetIds, confirmIds } = seersOf(row, found)
      return {
        ...row,
        meetIds: meetIds.filter((id) => !before.meetIds.includes(id)),
        confirmIds: confirmIds.filter((id) => !before.confirmIds.includes(id)),
      }
    })
    .filter(({ metBy, meetIds, confirmIds }) => (metBy === null ? meetIds : confirmIds).length > 0)
}

/** As long as these people were there. */
function asBefore(row: Row, personIds: ReadonlySet<string>): Row {
  return {
    ...row,
    isRequesterActive: row.isRequesterActive || personIds.has(row.requestedBy),
    isOwnerActive: row.isOwnerActive || personIds.has(row.ownerId),
    isValidatorReachable: row.isValidatorReachable || personIds.has(row.validatorId),
  }
}

type Row = Omit<SeenToCondition, 'meetIds' | 'confirmIds'> & {
  ownerId: string
  isRequesterActive: boolean
  isOwnerActive: boolean
}

interface FoundConditions {
  rows: Row[]
  /** By contract. */
  editors: ReadonlyMap<string, string[]>
  administrators: string[]
}

async function findConditions(
  db: CompanyDatabase,
  isAsked: RawBuilder<boolean>,
  at: Date,
): Promise<FoundConditions> {
  const { rows } = await sql<Row>`
    select condition.id as "conditionId", condition.contract_id as "contractId", step.name as "stepName",
      condition.words, condition.met_comment as "metComment", condition.met_by as "metBy",
      (select ${personName('teller')} from person as teller where teller.company_id = condition.company_id
        and teller.id = condition.met_by) as "metByName",
      decision.person_id as "validatorId", ${personName('validator')} as "validatorName",
      validator.status = 'active' as "isValidatorReachable", validation.requested_by as "requestedBy",
      requester.status = 'active' as "isRequesterActive", contract.owner_id as "ownerId",
      owner.status = 'active' as "isOwnerActive"
    from validation_condition as condition
      join validation_decision as decision on decision.company_id = condition.company_id and decision.id = condition.decision_id
        and decision.cancelled_at is null
      join contract_validation_step as step on step.company_id = decision.company_id and step.id = decision.step_id
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
      join contract on contract.company_id = condition.company_id and contract.id = condition.contract_id
      join person as validator on validator.company_id = decision.company_id and validator.id = decision.person_id
      join person as requester on requester.company_id = validation.company_id and requester.id = validation.requested_by
      join person as owner on owner.company_id = contract.company_id and owner.id = contract.owner_id
    where condition.company_id = ${db.companyId} and condition.confirmed_at is null and ${isAsked}
      and validation.state in (${sql.join(STANDING_STATES.map((state) => sql.lit(state)))})
      and contract.status <> 'CANCELLED' and contract.archived_at is null
    order by condition.id`.execute(db.tx)
  const left = rows.filter((row) => !row.isRequesterActive && !row.isOwnerActive)
  const editors = await editorsOf(db, left, at)
  const areAllReachable = left.length === 0 && rows.every((row) => row.isValidatorReachable)
  const administrators = areAllReachable ? [] : await administratorIds(db)
  return { rows, editors, administrators }
}

function seersOf(
  row: Row,
  { editors, administrators }: FoundConditions,
): Pick<SeenToCondition, 'meetIds' | 'confirmIds'> {
  const requester = row.isRequesterActive ? [row.requestedBy] : []
  const owner = row.isOwnerActive ? [row.ownerId] : []
  const isOther = (personId: string) => personId !== row.metBy
  const standIns = [...new Set([...requester, ...owner])].filter(isOther)
  return {
    meetIds:
      [requester, owner, editors.get(row.contractId) ?? []].find(({ length }) => length > 0) ??
      administrators,
    confirmIds: row.isValidatorReachable
      ? [row.validatorId]
      : standIns.length > 0
        ? standIns
        : administrators.filter(isOther),
  }
}

/** Those with whom the contract is shared and who may edit it, by contract. */
async function editorsOf(
  db: CompanyDatabase,
  rows: readonly Row[],
  at: Date,
): Promise<ReadonlyMap<string, string[]>> {
  if (rows.length === 0) return new Map()
  const contractIds = [...new Set(rows.map(({ contractId }) => contractId))]
  const { rows: shared } = await sql<{ contractId: string; personId: string }>`
    select distinct access.contract_id as "contractId", person.id as "personId"
    from contract_access as access
      left join group_member as member on member.company_id = access.company_id and member.group_id = access.group_id
      join person on person.company_id = access.company_id and person.id = coalesce(access.person_id, member.person_id)
      join role on role.company_id = person.company_id and role.id = person.role_id
    where access.company_id = ${db.companyId} and access.contract_id = any(${contractIds}::uuid[])
      and person.status = 'active' and role.key is distinct from 'thirdParty'
    order by 1, 2`.execute(db.tx)
  const rights = await rightsOfPeople(
    db,
    shared.map(({ personId }) => personId),
    contractIds,
    at,
  )
  const editing = shared.filter(({ contractId, personId }) => {
    const { level, permissions } = rights.on(personId, contractId)
    return level !== null && levelReaches(level, 'editor') && permissions.has('contracts3:update')
  })
  const byContract = Map.groupBy(editing, ({ contractId }) => contractId)
  return new Map(
    [...byContract].map(([contractId, people]) => [
      contractId,
      people.map(({ personId }) => personId),
    ]),
  )
}
