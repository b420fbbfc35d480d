import type { Permission } from '@tacite/domain/access/permissions.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { Actor } from './route.ts'

/** Refuses with the text of specification 6 for what the person may not do. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new Refused('FORBIDDEN', notAllowedCode(permission))
}

/** `contracts3:create:model` is refused as NOT_ALLOWED_CONTRACTS3_CREATE_MODEL. */
export function notAllowedCode(permission: Permission): PlainRefusalCode {
  const words = permission.replace(/:/g, '_').replace(/([a-z])([A-Z])/g, '$1_$2')
  // A test asks for the text of every permission.
  return `NOT_ALLOWED_${words.toUpperCase()}` as PlainRefusalCode
}
