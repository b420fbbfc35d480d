import type { Stakeholder, Stakeholders } from '@tacite/api/people/access-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'

type Row = Omit<Stakeholder, 'profilePictureUrl'> & { picture: string | null }

/**
 * The stakeholders of a contract in one list (specification 3): its owner, those it is shared with, third parties, the
 * validators of its current validation, the signatories of its current signature and those stated to have signed on paper. Whoever is several of these is named
 * once, with every role; `numberOfSigners` counts each signatory, as the list of contracts does.
 */
export async function stakeholders(
  db: CompanyDatabase,
  { at, locale }: Actor,
  contractId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Stakeholders> {
  const { rows } = await sql<{ count: number; signatories: number; value: Row[] }>`
    with role as materialized (${rolesOn(db, contractId, at)}),
    named as materialized (
      select role.key, min(role.kind) as kind, min(role.name) as name, min(role.email) as email, min(role.picture) as picture,
        array_agg(distinct role.role) as roles, min(role.rank) as rank
      from role group by role.key
    ),
    page as (
      select named.*, row_number() over (order by named.rank, named.name collate ${collationOf(locale)}, named.key) as place
      from named order by place limit ${limit} offset ${skip}
    )
    select (select count(*) from named) as count,
      (select count(*) from role where role.role = 'signatory') as signatories,
      coalesce(jsonb_agg(jsonb_build_object('key', page.key, 'kind', page.kind, 'name', page.name, 'email', page.email,
        'picture', page.picture, 'roles', array(select known from unnest(${[...ROLES]}::text[]) with ordinality as listed (known, at)
          where known = any(page.roles) order by listed.at)) order by page.place), '[]') as value
    from page`.execute(db.tx)
  const { count, signatories, value } = rows[0]!
  return {
    count,
    numberOfSigners: signatories,
    value: value.map(({ picture, ...stakeholder }) => ({
      ...stakeholder,
      profilePictureUrl: picture,
    })),
  }
}

/** In the order in which they are said. */
const ROLES = ['owner', 'validator', 'signatory', 'invited'] as const

/** One row for each role that somebody has; people are known by their id, third parties by their address. */
function rolesOn(db: CompanyDatabase, contractId: string, at: Date): RawBuilder<unknown> {
  const person = sql`person.id::text as key, 'person' as kind, ${personName('person')} as name, person.email,
    ${personPicture('person')} as picture`
  const running = sql`contract.company_id = ${db.companyId} and contract.id = ${contractId}`
  return sql`
    select ${person}, 'owner' as role, 0 as rank
      from contract join person on person.company_id = contract.company_id and person.id = contract.owner_id
      where ${running}
    union all
    select ${person}, 'validator', 1
      from contract join contract_validation as validation on validation.company_id = contract.company_id
        and validation.contract_id = contract.id and validation.state in ('running', 'accepted', 'refused')
      join contract_validation_step as step on step.company_id = validation.company_id and step.validation_id = validation.id
      join contract_validator as validator on validator.company_id = step.company_id and validator.step_id = step.id
      join person on person.company_id = validator.company_id and person.id = validator.person_id
      where ${running}
    union all
    select ${person}, 'invited', 1
      from contract join contract_access as access on access.company_id = contract.company_id and access.contract_id = contract.id
      join person on person.company_id = contract.company_id and person.id = access.person_id
      where ${running} and (access.expires_at is null or access.expires_at > ${at})
    union all
    select person_group.id::text, 'group', person_group.name, null, null, 'invited', 2
      from contract join contract_access as access on access.company_id = contract.company_id and access.contract_id = contract.id
      join person_group on person_group.company_id = contract.company_id and person_group.id = access.group_id
      where ${running} and (access.expires_at is null or access.expires_at > ${at})
    union all
    select lower(share.email), 'thirdParty', share.name, lower(share.email), null, 'invited', 3
      from contract join third_party_share as share on share.company_id = contract.company_id and share.contract_id = contract.id
      where ${running} and share.revoked_at is null and (share.expires_at is null or share.expires_at > ${at})
    union all
    select coalesce(signatory.person_id::text, lower(signatory.email)),
        case when signatory.person_id is null then 'thirdParty' else 'person' end,
        coalesce(${personName('person')}, signatory.name), coalesce(person.email, lower(signatory.email)),
        ${personPicture('person')}, 'signatory', case when signatory.person_id is null then 3 else 1 end
      from contract join signature_request as request on request.company_id = contract.company_id and request.contract_id = contract.id
        and request.notice_id is null and request.state <> 'cancelled'
      join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
      left join person on person.company_id = signatory.company_id and person.id = signatory.person_id
      where ${running}
    union all
    select 'stated ' || stated.position, 'stated', stated.name, null, null, 'signatory', 3
      from contract join stated_signatory as stated on stated.company_id = contract.company_id and stated.contract_id = contract.id
      where ${running}`
}
