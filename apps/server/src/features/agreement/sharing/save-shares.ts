import type { ThirdPartyLevel } from '@tacite/domain/access/share-rules.ts'
import type { TypedAddress } from '@tacite/domain/contacts/typed-address.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Recipients } from './check-recipients.ts'
import type { ShareTerms } from './share-terms.ts'
import type { SharedWith } from '@tacite/domain/events/contract-events.ts'

export interface SavedShare {
  id: string
  name: string
  with: SharedWith
  /** False: they had a share before, with another level or last day. */
  isNew: boolean
}

interface About {
  contractId: string
  givenBy: string
  terms: ShareTerms
}

/** Gives people and groups their level; existing shares are updated. */
export async function saveInternalShares(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { contractId, givenBy, terms }: About,
  { people, groups }: Pick<Recipients, 'people' | 'groups'>,
): Promise<SavedShare[]> {
  const now = clock.now()
  const wanted = [
    ...people.map(({ id, name }) => ({ name, personId: id, groupId: null })),
    ...groups.map(({ id, name }) => ({ name, personId: null, groupId: id })),
  ]
  if (wanted.length === 0) return []
  const given = {
    level: terms.level,
    expires_at: terms.expiresAt,
    given_by: givenBy,
    given_at: now,
  }
  const rows = await db
    .insert(
      'contract_access',
      wanted.map(({ personId, groupId }) => ({
        id: newId(now),
        contract_id: contractId,
        person_id: personId,
        group_id: groupId,
        ...given,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'person_id', 'group_id']).doUpdateSet(given),
    )
    // PostgreSQL leaves xmax at 0 for an inserted row and sets it on a row updated by the upsert.
    .returning(['id', 'person_id', 'group_id', sql<boolean>`xmax = 0`.as('is_new')])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isNew: row.is_new,
    name: wanted.find(
      ({ personId, groupId }) => personId === row.person_id && groupId === row.group_id,
    )!.name,
    with: row.person_id
      ? { kind: 'person', personId: row.person_id }
      : { kind: 'group', groupId: row.group_id! },
  }))
}

/** Gives third parties their level, by address. */
export async function saveThirdPartyShares(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { contractId, givenBy, terms }: About,
  thirdParties: readonly (TypedAddress & { locale: Locale })[],
): Promise<SavedShare[]> {
  const now = clock.now()
  if (thirdParties.length === 0) return []
  const given = {
    level: terms.level as ThirdPartyLevel,
    expires_at: terms.expiresAt,
    shared_by: givenBy,
    shared_at: now,
    invited_at: now,
  }
  const rows = await db
    .insert(
      'third_party_share',
      thirdParties.map(({ email, name, locale }) => ({
        id: newId(now),
        contract_id: contractId,
        ...given,
        email,
        name: name || email,
        locale,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'contract_id', 'email'])
        .where('revoked_at', 'is', null)
        .doUpdateSet({ ...given, locale: sql`excluded.locale` }),
    )
    .returning(['id', 'name', sql<boolean>`xmax = 0`.as('is_new')])
    .execute()
  return rows.map(({ id, name, is_new: isNew }) => ({
    id,
    name,
    isNew,
    with: { kind: 'thirdParty' },
  }))
}
