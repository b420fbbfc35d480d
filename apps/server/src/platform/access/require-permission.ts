import { notAllowedCode, type Permission } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from './actor.ts'

/** Refuses, with the text of specification 6, what the person may not do. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new Refused('FORBIDDEN', notAllowedCode(permission))
}
