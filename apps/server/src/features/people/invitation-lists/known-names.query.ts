import { locales } from '@tacite/domain/locale.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Nameable } from '@tacite/domain/people/named-in-list.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { nameOfRole } from '../../../platform/database/system-names.ts'

export interface KnownNames {
  roles: (Nameable & { permissions: Permission[] })[]
  groups: Nameable[]
}

/** The roles and groups that a list may name; a system role has a name in each language. */
export async function knownNames(db: CompanyDatabase): Promise<KnownNames> {
  const roles = await db.select('role').select(['id', 'key', 'name', 'permissions']).execute()
  const groups = await db.select('person_group').select(['id', 'name']).execute()
  return {
    roles: roles.map((role) => ({
      id: role.id,
      names: [...new Set([role.name, ...locales.map((locale) => nameOfRole(role, locale))])],
      permissions: role.permissions as Permission[],
    })),
    groups: groups.map(({ id, name }) => ({ id, names: [name] })),
  }
}
