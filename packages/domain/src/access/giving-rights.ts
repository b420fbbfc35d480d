import type { PlainRefusalCode } from '../refusal.ts'
import { PERMISSIONS, type Permission } from './permissions.ts'

/**
 * Permissions a person would grant without holding them: nobody grants a right that they do not hold.
 * @example rightsBeyond(['modules:audit'], new Set()) // ['modules:audit']
 */
export function rightsBeyond(
  given: readonly Permission[],
  held: ReadonlySet<Permission>,
): Permission[] {
  return given.filter((permission) => !held.has(permission))
}

interface Appointing {
  actorId: string
  /** The actor's permissions. */
  held: ReadonlySet<Permission>
  absent: { id: string; permissions: readonly Permission[] }
  /** Null: nobody chosen yet. */
  delegateId: string | null
}

/**
 * Why this person cannot appoint who acts for another; null: they can. Everyone appoints their own delegate. For
 * another person it takes every permission of that person, and never appoints the actor.
 */
export function appointingRefusal({
  actorId,
  held,
  absent,
  delegateId,
}: Appointing): PlainRefusalCode | null {
  if (absent.id === actorId) return null
  if (delegateId === actorId) return 'DELEGATION_APPOINTS_YOURSELF'
  return rightsBeyond(absent.permissions, held).length > 0 ? 'DELEGATION_BEYOND_YOURS' : null
}

/** Whether this person is an administrator: holds every existing permission. */
export function isAdministrator(held: ReadonlySet<Permission>): boolean {
  return rightsBeyond(PERMISSIONS, held).length === 0
}

/** Whether these are an administrator's: every existing permission. */
export function areAdministrators(permissions: readonly Permission[]): boolean {
  return PERMISSIONS.every((permission) => permissions.includes(permission))
}
