import { DEFAULT_ROLE_PERMISSIONS } from '@tacite/domain/access/default-roles.ts'
import { sql } from 'kysely'
import { hashPassword } from '../features/people/accounts/public.ts'
import { createCompany } from '../features/people/companies/public.ts'
import { insertShippedTemplate } from '../features/writing/templates/public.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import { newId } from '../platform/new-id.ts'
import type { Platform } from '../platform/platform.ts'
import {
  DEMO_COMPANY,
  DEMO_DEPARTMENTS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  demoAddress,
  type DemoDepartment,
} from './demo-people.ts'
import { createParty } from './demo-parties.ts'
import { createColleagues, createFolders } from './demo-access.ts'
import { DEMO_SUBJECTS } from './demo-subjects.ts'
import { DEMO_TEMPLATE_TERMS, demoTemplate } from './demo-template.ts'

/** The company with its people and groups, as its first administrator would have set it up. */
export interface DemoCompany {
  companyId: string
  people: Map<string, Actor>
  /** Contract types by their title, folders and projects by their name. */
  types: Map<string, string>
  folders: Map<string, string>
  projectId: string
  legalEntityId: string
  templates: { short: string; full: string }
}

export async function createDemoCompany(platform: Platform): Promise<DemoCompany> {
  const companyId = newId(platform.clock.now())
  const passwordHash = await hashPassword(platform.settings, DEMO_PASSWORD)
  return platform.inCompany(companyId, async (db) => {
    await createCompany(platform, db, { name: DEMO_COMPANY, locale: 'fr' })
    await db
      .update('legal_entity')
      .set({ siren: '552 100 554', address: '12 rue de la Forge, 69007 Lyon' })
      .execute()
    const departments = await createDepartments(platform, db)
    const people = new Map<string, Actor>()
    for (const person of DEMO_PEOPLE) {
      people.set(person.key, await createPerson(platform, db, person, departments, passwordHash))
    }
    await createColleagues(platform, db, { departments, people })
    await createFolders(platform, db, departments)
    for (const name of new Set(DEMO_SUBJECTS.flatMap(({ parties }) => parties))) {
      await createParty(platform, db, people.get('admin')!, name)
    }
    return { companyId, people, ...(await readLibrary(platform, db)) }
  })
}

async function createDepartments(
  { clock }: Platform,
  db: CompanyDatabase,
): Promise<Map<DemoDepartment, string>> {
  const departments = new Map(DEMO_DEPARTMENTS.map((name) => [name, newId(clock.now())] as const))
  await db
    .insert(
      'person_group',
      [...departments].map(([name, id]) => ({ id, name })),
    )
    .execute()
  return departments
}

async function createPerson(
  { clock }: Platform,
  db: CompanyDatabase,
  { key, firstName, lastName, role, department }: (typeof DEMO_PEOPLE)[number],
  departments: ReadonlyMap<DemoDepartment, string>,
  passwordHash: string,
): Promise<Actor> {
  const personId = newId(clock.now())
  const groupId = departments.get(department)!
  const given = await db
    .select('role')
    .innerJoin('company', 'company.id', 'role.company_id')
    .where('role.key', '=', role)
    .select(['role.id', 'role.name', 'company.name as company_name'])
    .select(['company.time_zone', 'company.notice_window_days'])
    .select(['company.premium', 'company.currency'])
    .executeTakeFirstOrThrow()
  const email = demoAddress(key)
  await db
    .insert('person', {
      id: personId,
      email,
      first_name: firstName,
      last_name: lastName,
      locale: 'fr',
      status: 'active',
      role_id: given.id,
      main_group_id: groupId,
      password_hash: passwordHash,
      created_at: clock.now(),
    })
    .execute()
  await db.insert('group_member', { group_id: groupId, person_id: personId }).execute()
  return {
    companyId: db.companyId,
    personId,
    email,
    firstName,
    lastName,
    locale: 'fr',
    role: { id: given.id, name: given.name },
    permissions: new Set(DEFAULT_ROLE_PERMISSIONS[role]),
    groupIds: [groupId],
    actsFor: [],
    at: clock.now(),
    company: {
      name: given.company_name,
      timeZone: given.time_zone,
      noticeWindowDays: given.notice_window_days,
      premium: given.premium,
      currency: given.currency,
    },
  }
}

async function readLibrary(
  { clock }: Platform,
  db: CompanyDatabase,
): Promise<Omit<DemoCompany, 'companyId' | 'people'>> {
  const byName = async (table: 'folder' | 'contract_type', name: string) =>
    new Map(
      (
        await db
          .select(table)
          .select(['id', sql<string>`${sql.ref(name)}`.as('name')])
          .execute()
      ).map((row) => [row.name, row.id]),
    )
  const full = await db.select('template').select('template.id').executeTakeFirstOrThrow()
  const short = await insertShippedTemplate({ clock }, db, {
    document: demoTemplate(() => newId(clock.now())),
    locale: 'fr',
    lifecycle: DEMO_TEMPLATE_TERMS,
    description: 'Deux pages pour les contrats courants : objet, durée, prix, résiliation.',
  })
  const project = await db.select('project').select('project.id').executeTakeFirstOrThrow()
  const entity = await db.select('legal_entity').select('legal_entity.id').executeTakeFirstOrThrow()
  return {
    types: await byName('contract_type', 'title'),
    folders: await byName('folder', 'name'),
    projectId: project.id,
    legalEntityId: entity.id,
    templates: { short, full: full.id },
  }
}
