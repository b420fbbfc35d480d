import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { SharedWith } from '@tacite/domain/events/contract-events.ts'

/** One share, of either kind. */
export interface Share {
  id: string
  contractId: string
  with: SharedWith
  /** Or the address while no name is known. */
  name: string
  level: ContractLevel
  expiresAt: Date | null
}

export interface ThirdPartyShare {
  id: string
  contractId: string
  name: string
  email: string
  locale: Locale
  level: 'reader' | 'commenter' | 'suggester'
  expiresAt: Date | null
  sharedBy: string
}

/** An active share of this contract; a revoked one counts as missing. */
export async function requireShare(
  db: CompanyDatabase,
  contractId: string,
  shareId: string,
): Promise<Share> {
  const { rows } = await sql<ShareRow>`
    select access.id, access.person_id, access.group_id, access.level, access.expires_at,
        coalesce(person_group.name, ${personName('person')}) as name
      from contract_access access
      left join person on person.company_id = access.company_id and person.id = access.person_id
      left join person_group on person_group.company_id = access.company_id and person_group.id = access.group_id
      where access.company_id = ${db.companyId} and access.contract_id = ${contractId} and access.id = ${shareId}
    union all
    select share.id, null, null, share.level, share.expires_at, share.name from third_party_share share
      where share.company_id = ${db.companyId} and share.contract_id = ${contractId} and share.id = ${shareId}
        and share.revoked_at is null`.execute(db.tx)
  const row = rows[0]
  if (!row) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  const { id, name, level, expires_at: expiresAt } = row
  return { id, contractId, name, level, expiresAt, with: withWhom(row) }
}

interface ShareRow {
  id: string
  person_id: string | null
  group_id: string | null
  name: string
  level: ContractLevel
  expires_at: Date | null
}

function withWhom({ person_id: personId, group_id: groupId }: ShareRow): SharedWith {
  if (personId) return { kind: 'person', personId }
  return groupId ? { kind: 'group', groupId } : { kind: 'thirdParty' }
}

export async function readThirdPartyShare(
  db: CompanyDatabase,
  shareId: string,
): Promise<ThirdPartyShare> {
  const row = await db
    .select('third_party_share')
    .where('third_party_share.id', '=', shareId)
    .select(['id', 'contract_id', 'name', 'email', 'locale', 'level', 'expires_at', 'shared_by'])
    .executeTakeFirstOrThrow()
  const { contract_id: contractId, expires_at: expiresAt, shared_by: sharedBy, ...share } = row
  return { ...share, contractId, expiresAt, sharedBy }
}
