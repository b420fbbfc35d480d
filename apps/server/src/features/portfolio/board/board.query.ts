import type { Board, BoardCard } from '@tacite/api/portfolio/board-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import { factsOfContract } from '../../lifecycle/deadlines/public.ts'
import { IS_AWAITED } from '../../settings/workflows/public.ts'
import type { ContractFilter } from '../contract-list/public.ts'

/** A workflow with its steps: of the company when none is named. */
export async function board(
  db: CompanyDatabase,
  locale: Locale,
  workflowId: string,
): Promise<Board> {
  const workflow = await db
    .select('workflow')
    .where((where) =>
      workflowId === 'default'
        ? where('workflow.is_default', '=', true)
        : where('workflow.id', '=', workflowId),
    )
    .select(['workflow.id as _id', 'workflow.name'])
    .executeTakeFirst()
  if (!workflow) throw new Refused('NOT_FOUND', 'WORKFLOW_NOT_FOUND')
  const steps = await db
    .select('workflow_step')
    .where('workflow_step.workflow_id', '=', workflow._id)
    .where('workflow_step.removed_at', 'is', null)
    .orderBy('workflow_step.position')
    .select(['workflow_step.id as _id', 'workflow_step.name', 'workflow_step.kind'])
    .select('workflow_step.colour as color')
    .execute()
  return {
    ...workflow,
    steps: steps.map((step) => ({ ...step, name: stepName(step.name, locale) })),
  }
}

/** These contracts as cards, in this order; the caller has found them in the scope of the reader. */
export async function boardCards(
  db: CompanyDatabase,
  ids: readonly string[],
  { facts }: Pick<ContractFilter, 'facts'>,
): Promise<BoardCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<BoardCard>`
    select contract.id as "_id", contract.title as name, contract.reference,
      (select party.name from counterparty as party
        where party.company_id = contract.company_id and party.id = fact.counterparty_id) as supplier,
      (select ${personName('owner')} from person as owner
        where owner.company_id = contract.company_id and owner.id = contract.owner_id) as owner,
      contract_step.due_date::text as "dueDate",
      coalesce(contract_step.due_date < ${facts.today.toString()}::date and ${IS_AWAITED}, false) as "isLate",
      contract_step.completed_at is not null as "isCompleted", contract.archived_at is not null as "isArchived"
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join contract on contract.company_id = ${db.companyId} and contract.id = wanted.id
    left join contract_step on contract_step.company_id = contract.company_id and contract_step.contract_id = contract.id
      and contract_step.step_id = contract.current_step_id
    cross join lateral ${factsOfContract(facts, db, sql`contract.id`)} as fact
    order by wanted.place`.execute(db.tx)
  return rows
}
