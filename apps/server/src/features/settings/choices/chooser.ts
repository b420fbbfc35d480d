import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'

/** Contract writers choose among everything that contracts are described with. */
const WRITING: readonly Permission[] = ['contracts3:all', 'contracts3:create', 'contracts3:update']

/** Those who write contracts, and those who administer the noun. */
export function choosesAmongAll(
  { permissions }: Reader,
  ...administering: readonly Permission[]
): boolean {
  return [...WRITING, ...administering].some((permission) => permissions.has(permission))
}

/** A third party has no company permission, and gets no choices. */
export function isInside({ permissions }: Reader): RawBuilder<boolean> {
  return permissions.size > 0 ? sql<boolean>`true` : sql<boolean>`false`
}
