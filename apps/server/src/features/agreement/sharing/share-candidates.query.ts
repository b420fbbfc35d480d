import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { groupSource, personSource } from '../../settings/choices/public.ts'

type Candidates = typeof sharingEndpoints.candidates

/** People and groups a contract can be shared with, by name or address: not blocked, and not its owner. */
export function shareCandidates(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  asked: QueryOf<Candidates>,
): Promise<ResponseOf<Candidates>> {
  return choicePage(db, actor.locale, [people(actor, contractId), groups(actor)], asked)
}

function people(actor: Actor, contractId: string): ChoiceSource {
  const source = personSource(actor, { standing: 'any' })
  return {
    ...source,
    where: sql`${source.where} and person.status <> 'blocked'
      and not exists (select from contract where contract.company_id = ${actor.companyId}
        and contract.id = ${contractId} and contract.owner_id = person.id)`,
    columns: { kind: sql`'person'`, email: sql`person.email`, members: sql`null::int` },
  }
}

function groups(actor: Actor): ChoiceSource {
  return {
    ...groupSource(actor),
    columns: {
      kind: sql`'group'`,
      email: sql`null`,
      members: sql`(select count(*)::int from group_member
        where group_member.company_id = person_group.company_id and group_member.group_id = person_group.id)`,
    },
  }
}
