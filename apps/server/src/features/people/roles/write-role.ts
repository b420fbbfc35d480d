import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { rolesEndpoints } from '@tacite/api/people/roles-endpoints.ts'
import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import { PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { Refused, type RefusalKind, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { lockAdministration, requireAdministratorLeft } from './administrators.ts'
import { readRole, whyNotDefault, whyNotDelete, whyNotEdit } from './read-role.ts'

type Deps = Pick<Platform, 'clock' | 'events'>
type Form = BodyOf<typeof rolesEndpoints.create>

const MIN_NAME_LENGTH = 3

/** Creates a custom role from permissions that its creator holds. */
export async function createRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<string> {
  requireSound(form)
  requireHeld(actor, form.permissions, [])
  return insertRole(deps, db, actor, form)
}

/** The same rights under a new name; the copier must hold all of them. */
export async function duplicateRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
): Promise<string> {
  const role = await readRole(db, actor, roleId)
  requireHeld(actor, role.permissions, [])
  const t = createTranslator(actor.locale)
  const name = await freeName(db, (number) =>
    number === 1
      ? t('roles.copy.first', { name: role.name })
      : t('roles.copy.next', { name: role.name, number }),
  )
  return insertRole(deps, db, actor, { ...role, name })
}

/** Changes a custom role: applies from the very next request of everyone who has it. */
export async function changeRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
  form: Form,
): Promise<void> {
  await lockAdministration(db)
  const role = await readRole(db, actor, roleId)
  refuse('STATE', whyNotEdit(role))
  requireSound(form)
  requireHeld(actor, form.permissions, role.permissions)
  const permissions = inOrder(form.permissions)
  await db
    .update('role')
    .set({ name: form.name, description: form.description, permissions })
    .where('role.id', '=', roleId)
    .execute()
    .catch(refuseTaken('role_name', 'name'))
  await requireAdministratorLeft(db)
  const given = rightsBeyond(permissions, new Set(role.permissions))
  const taken = rightsBeyond(role.permissions, new Set(permissions))
  const isSameRights = given.length + taken.length === 0
  await deps.events.record(db, {
    type: isSameRights ? 'role.changed' : 'role.permissionsChanged',
    actor: eventActor(actor),
    objectId: roleId,
    payload: isSameRights ? {} : { given, taken },
    personal: { label: form.name },
  })
  if (!isSameRights) await notifyRoleHolders(db, roleId)
}

/** Makes a role the default for new people. */
export async function makeDefaultRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
): Promise<void> {
  await lockAdministration(db)
  const role = await readRole(db, actor, roleId)
  const refusal = whyNotDefault(role, actor)
  refuse(refusal === 'ROLE_BEYOND_YOURS' ? 'FORBIDDEN' : 'STATE', refusal)
  await db.update('role').set({ is_default: false }).where('role.is_default', '=', true).execute()
  await db.update('role').set({ is_default: true }).where('role.id', '=', roleId).execute()
  await record(deps, db, actor, { type: 'role.madeDefault', roleId, name: role.name })
}

export async function deleteRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
): Promise<{ removalId: string }> {
  // From here on nobody gets it, and it does not become the default.
  await lockRow(db, 'role', roleId)
  const role = await readRole(db, actor, roleId)
  refuse('STATE', whyNotDelete(role))
  const removalId = await removeObject(deps, db, actor, {
    kind: 'role',
    objectId: roleId,
    label: role.name,
    rows: [{ table: 'role', column: 'id', ids: [roleId] }],
  })
  return { removalId }
}

async function insertRole(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { name, description, permissions }: Form,
): Promise<string> {
  const id = newId(deps.clock.now())
  await db
    .insert('role', { id, name, description, kind: 'custom', permissions: inOrder(permissions) })
    .execute()
    .catch(refuseTaken('role_name', 'name'))
  await record(deps, db, actor, { type: 'role.created', roleId: id, name })
  return id
}

/** Enough to distinguish roles. */
function requireSound({ name }: Form): void {
  if (name.length < MIN_NAME_LENGTH)
    throw new Refused('RULE', {
      code: 'ROLE_NAME_TOO_SHORT',
      field: 'name',
      params: { min: MIN_NAME_LENGTH },
    })
}

async function isTaken(db: CompanyDatabase, name: string): Promise<boolean> {
  const other = await db
    .select('role')
    .where((row) =>
      row(
        row.fn<string>('fold_text', ['role.name']),
        '=',
        row.fn<string>('fold_text', [row.val(name)]),
      ),
    )
    .select('role.id')
    .executeTakeFirst()
  return other !== undefined
}

async function freeName(db: CompanyDatabase, nameOf: (number: number) => string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = nameOf(number)
    if (!(await isTaken(db, name))) return name
  }
}

/** Permissions the role already has may stay, even if the editor does not hold them. */
function requireHeld(actor: Actor, given: readonly Permission[], had: readonly Permission[]): void {
  const beyond = rightsBeyond(given, new Set([...actor.permissions, ...had]))
  if (beyond.length > 0)
    throw new Refused('FORBIDDEN', { code: 'PERMISSION_NOT_HELD', field: 'permissions' })
}

function refuse(kind: RefusalKind, code: PlainRefusalCode | null): void {
  if (code) throw new Refused(kind, code)
}

function inOrder(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission))
}

async function notifyRoleHolders(db: CompanyDatabase, roleId: string): Promise<void> {
  const people = await db
    .select('person')
    .where('person.role_id', '=', roleId)
    .select('person.id')
    .execute()
  await notifyClients(
    db,
    people.map(({ id }) => id),
    { topic: 'access' },
  )
}

function record(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  {
    type,
    roleId,
    name,
  }: { type: 'role.created' | 'role.madeDefault'; roleId: string; name: string },
): Promise<void> {
  return events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: roleId,
    payload: {},
    personal: { label: name },
  })
}
