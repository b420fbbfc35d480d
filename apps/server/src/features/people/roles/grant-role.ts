import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'

interface GivenRole {
  id: string
  name: string
  key: string | null
  permissions: Permission[]
}

/**
 * A role that this person may grant: nobody grants a right that they do not hold. Held, so that it is not deleted before
 * the transaction ends, unless nothing is granted yet.
 */
export async function requireGivableRole(
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
  { isHeld = true } = {},
): Promise<GivenRole> {
  const role = await db
    .select('role')
    .where('role.id', '=', roleId)
    .select(['id', 'name', 'key', 'permissions'])
    .$if(isHeld, (query) => query.forKeyShare())
    .executeTakeFirst()
  if (!role) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'roleId' })
  const permissions = role.permissions as Permission[]
  if (rightsBeyond(permissions, actor.permissions).length > 0)
    throw new Refused('FORBIDDEN', { code: 'ROLE_BEYOND_YOURS', field: 'roleId' })
  return { ...role, permissions }
}
