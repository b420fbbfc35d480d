import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import { newId } from '../platform/new-id.ts'
import type { Platform } from '../platform/platform.ts'
import { DEMO_CIRCLES, DEMO_COLLEAGUES, demoAddress, type DemoDepartment } from './demo-people.ts'

type Departments = ReadonlyMap<DemoDepartment, string>

/** Colleagues who do not sign in, some pending or blocked, and groups across departments. */
export async function createColleagues(
  { clock }: Platform,
  db: CompanyDatabase,
  { departments, people }: { departments: Departments; people: ReadonlyMap<string, Actor> },
): Promise<void> {
  const roles = new Map(
    (await db.select('role').select(['role.key', 'role.id']).execute()).map(({ key, id }) => [
      key,
      id,
    ]),
  )
  const colleagues = DEMO_COLLEAGUES.map((colleague) => ({ ...colleague, id: newId(clock.now()) }))
  await db
    .insert(
      'person',
      colleagues.map(({ id, name: [firstName, lastName], department, status, role }) => ({
        id,
        status,
        locale: 'fr' as const,
        created_at: clock.now(),
        email: demoAddress(plain(`${firstName}.${lastName}`)),
        first_name: firstName,
        last_name: lastName,
        role_id: roles.get(role)!,
        main_group_id: departments.get(department)!,
      })),
    )
    .execute()
  const members = colleagues.map(({ id, department }) => ({
    group_id: departments.get(department)!,
    person_id: id,
  }))
  for (const [name, keys] of Object.entries(DEMO_CIRCLES)) {
    const id = newId(clock.now())
    await db.insert('person_group', { id, name }).execute()
    members.push(...keys.map((key) => ({ group_id: id, person_id: people.get(key)!.personId })))
  }
  await db.insert('group_member', members).execute()
}

/** As in an e-mail address: no accent, no space. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z.]/g, '')
    .toLowerCase()
}

/** Folders inside the three that every company starts with, and their grants: nested ones inherit. */
const NESTED: readonly { name: string; parent: string }[] = [
  { name: 'Services généraux', parent: 'Achats' },
  { name: 'Informatique', parent: 'Achats' },
  { name: 'France', parent: 'Ventes' },
  { name: 'Export', parent: 'Ventes' },
  { name: 'Ressources humaines', parent: 'Affaires générales' },
  { name: 'Baux et locaux', parent: 'Affaires générales' },
]

const GRANTS: readonly { folder: string; group: DemoDepartment; grant: 'read' | 'edit' }[] = [
  { folder: 'Achats', group: 'Achats', grant: 'read' },
  { folder: 'Achats', group: 'Juridique', grant: 'read' },
  { folder: 'Informatique', group: 'Informatique', grant: 'edit' },
  { folder: 'Ventes', group: 'Commercial', grant: 'read' },
  { folder: 'Ressources humaines', group: 'Ressources humaines', grant: 'edit' },
]

/** Purchasing reads purchases, sales reads sales, and few see personnel: access worth exploring. */
export async function createFolders(
  { clock }: Platform,
  db: CompanyDatabase,
  departments: Departments,
): Promise<void> {
  const roots = await db.select('folder').select(['folder.id', 'folder.name']).execute()
  const ids = new Map(roots.map(({ id, name }) => [name, id]))
  for (const { name, parent } of NESTED) {
    const id = newId(clock.now())
    await db.insert('folder', { id, name, parent_id: ids.get(parent)! }).execute()
    ids.set(name, id)
  }
  await db
    .insert(
      'folder_grant',
      GRANTS.map(({ folder, group, grant }) => ({
        id: newId(clock.now()),
        grant,
        folder_id: ids.get(folder)!,
        group_id: departments.get(group)!,
      })),
    )
    .execute()
}
