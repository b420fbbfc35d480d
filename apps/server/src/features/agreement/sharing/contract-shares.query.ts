import type { ContractShare, ContractShares } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import { whyNot } from '../../people/access/public.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { lastHeldBack, lastUndelivered } from '../../../platform/mail/last-mail.ts'
import { companyTimeZone } from './share-terms.ts'

interface ShareRow {
  _id: string
  kind: ContractShare['kind']
  name: string
  email: string | null
  picture: string | null
  members: number | null
  level: ContractLevel
  expires_at: Date | null
  given_by: string | null
  given_at: Date | null
  invited_at: Date | null
  last_opened_at: Date | null
  link_expires_at: Date | null
  undelivered_at: Date | null
  leaves_at: Date | null
}

/** Who has a share of a contract, the owner first; expired shares of people and groups are left out. */
export async function contractShares(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level }: { contractId: string; level: ContractLevel },
  { limit, skip }: { limit: number; skip: number },
): Promise<ContractShares> {
  const shares = allShares(db, contractId, actor.at)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${shares}) as shared`.execute(db.tx)
  const { rows } = await sql<ShareRow>`select shared.* from (${shares}) as shared
    order by shared.rank, shared.name collate ${collationOf(actor.locale)}, shared._id
    limit ${limit} offset ${skip}`.execute(db.tx)
  const timeZone = await companyTimeZone(db)
  return {
    count: counted.rows[0]!.count,
    value: rows.map((row) => present(row, actor, timeZone)),
    sharing: whyNot(actor, level, 'share', {}),
  }
}

function allShares(db: CompanyDatabase, contractId: string, at: Date): RawBuilder<ShareRow> {
  return sql<ShareRow>`
    select 0 as rank, 'owner' as kind, person.id as _id, ${personName('person')} as name, person.email,
        ${personPicture('person')} as picture, null::int as members, 'owner' as level, null::timestamptz as expires_at,
        null as given_by, null::timestamptz as given_at,
        null::timestamptz as invited_at, null::timestamptz as last_opened_at, null::timestamptz as link_expires_at,
        null::timestamptz as undelivered_at, null::timestamptz as leaves_at
      from contract join person on person.company_id = contract.company_id and person.id = contract.owner_id
      where contract.company_id = ${db.companyId} and contract.id = ${contractId}
    union all
    select 1, case when access.person_id is null then 'group' else 'person' end, access.id,
        coalesce(person_group.name, ${personName('person')}), person.email, ${personPicture('person')},
        case when access.group_id is not null then (select count(*)::int from group_member
          where group_member.company_id = access.company_id and group_member.group_id = access.group_id) end,
        access.level, access.expires_at, ${personName('giver')}, access.given_at, null, null, null, null, null
      from contract_access access
      join person giver on giver.company_id = access.company_id and giver.id = access.given_by
      left join person on person.company_id = access.company_id and person.id = access.person_id
      left join person_group on person_group.company_id = access.company_id and person_group.id = access.group_id
      where access.company_id = ${db.companyId} and access.contract_id = ${contractId}
        and (access.expires_at is null or access.expires_at > ${at})
    union all
    select 2, 'thirdParty', share.id, share.name, share.email, null, null, share.level, share.expires_at,
        ${personName('giver')}, share.shared_at, share.invited_at, share.last_opened_at,
        (select max(link.expires_at) from invitation_link link
          where link.company_id = share.company_id and link.share_id = share.id and link.revoked_at is null),
        ${lastUndelivered(MAILS_TO_THIRD_PARTY)}, ${lastHeldBack(MAILS_TO_THIRD_PARTY)}
      from third_party_share share
      join person giver on giver.company_id = share.company_id and giver.id = share.shared_by
      where share.company_id = ${db.companyId} and share.contract_id = ${contractId} and share.revoked_at is null`
}

const MAILS_TO_THIRD_PARTY = {
  companyId: sql<string>`share.company_id`,
  contractId: sql<string>`share.contract_id`,
  recipient: sql<string>`share.email`,
}

function present(row: ShareRow, { personId, at, email }: Actor, timeZone: string): ContractShare {
  const { _id, kind, name, members, level, expires_at: expiresAt } = row
  return {
    _id,
    kind,
    name,
    email: row.email,
    profilePictureUrl: row.picture,
    members,
    level,
    isMe: kind === 'owner' ? _id === personId : kind === 'person' && row.email === email,
    expiresOn: expiresAt && dayEndedAt(timeZone, expiresAt).toString(),
    given:
      row.given_by && row.given_at ? { by: row.given_by, at: row.given_at.toISOString() } : null,
    invitation: row.invited_at && {
      state: invitationState(row, at),
      sentAt: row.invited_at.toISOString(),
      leavesAt: row.leaves_at?.toISOString() ?? null,
      lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    },
  }
}

function invitationState(
  {
    expires_at: expiresAt,
    link_expires_at: linkExpiresAt,
    last_opened_at: openedAt,
    undelivered_at: undeliveredAt,
    leaves_at: leavesAt,
  }: ShareRow,
  now: Date,
): NonNullable<ContractShare['invitation']>['state'] {
  if (expiresAt && expiresAt <= now) return 'expired'
  if (undeliveredAt) return 'undelivered'
  if (leavesAt) return 'heldBack'
  if (linkExpiresAt && linkExpiresAt <= now) return 'linkExpired'
  return openedAt ? 'opened' : 'sent'
}
