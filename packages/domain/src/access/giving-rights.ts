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

/** Whether these are an administrator's: every existing permission. */
export function areAdministrators(permissions: readonly Permission[]): boolean {
  return PERMISSIONS.every((permission) => permissions.includes(permission))
}
