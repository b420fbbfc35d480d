import type { Role, RoleRow } from '@tacite/api/people/roles-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { roleColumns } from './roles.query.ts'

/** One role, and why this person may not change it. */
export async function readRole(db: CompanyDatabase, actor: Actor, roleId: string): Promise<Role> {
  const { rows } = await sql<RoleRow & { permissions: Permission[] }>`
    select ${roleColumns(actor.locale)}, role.permissions from role
    where role.company_id = ${db.companyId} and role.id = ${roleId}`.execute(db.tx)
  const role = rows[0]
  if (!role) throw new Refused('NOT_FOUND', 'ROLE_NOT_FOUND')
  return {
    ...role,
    editing: reasonOf(actor, whyNotEdit(role)),
    deleting: reasonOf(actor, whyNotDelete(role)),
    makingDefault: reasonOf(actor, whyNotDefault(role, actor)),
  }
}

/** System roles stay unchanged, as they are documented; a copy can be changed. */
export function whyNotEdit({ kind }: Pick<RoleRow, 'kind'>): PlainRefusalCode | null {
  return kind === 'system' ? 'ROLE_IS_SYSTEM' : null
}

export function whyNotDelete(
  role: Pick<RoleRow, 'kind' | 'isDefault' | 'users'>,
): PlainRefusalCode | null {
  if (role.kind === 'system') return 'ROLE_IS_SYSTEM'
  if (role.users > 0) return 'ROLE_HAS_USERS'
  return role.isDefault ? 'ROLE_IS_DEFAULT' : null
}

export function whyNotDefault(
  role: Pick<Role, 'isDefault' | 'permissions'>,
  { permissions }: Pick<Actor, 'permissions'>,
): PlainRefusalCode | null {
  if (role.isDefault) return 'ROLE_IS_DEFAULT_ALREADY'
  return rightsBeyond(role.permissions, permissions).length > 0 ? 'ROLE_BEYOND_YOURS' : null
}
