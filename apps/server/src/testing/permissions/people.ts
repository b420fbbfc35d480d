import {
  DEFAULT_ROLE_KEYS,
  DEFAULT_ROLE_PERMISSIONS,
  type DefaultRoleKey,
} from '@tacite/domain/access/default-roles.ts'
import { LEVELS, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { newId } from '../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../companies.ts'
import { grantLevel } from '../contract-state.ts'
import { createContract } from '../contracts.ts'
import type { Browser, TestProduct } from '../start-product.ts'
import { outsiders } from './outsiders.ts'

/** Kinds of callers, by their relation to one contract. */
export interface Person {
  name: string
  browser: Browser
  /** Anonymous: no valid session; a signatory, reader or respondent came by an invitation link alone. */
  is: 'nobody' | 'signer' | 'reader' | 'respondent' | 'member'
  permissions: ReadonlySet<string>
  /** Differs from others of the same role through this contract alone. */
  isByContract?: boolean
  /** Of those who came by a link. */
  invitationId?: string
  /** Level on the contract; null: no access. */
  level: ContractLevel | null
}

export interface Scenario {
  contractId: string
  /** The text of the contract, of a template and of a clause of the same company. */
  texts: Record<TextOwnerKind, string>
  people: Person[]
}

export const STRANGER = 'person of another company'

const NO_PERMISSIONS = new Set<string>()

/** Everyone who could call endpoints about one contract of a company. */
export async function makeCast(test: TestProduct): Promise<Scenario> {
  const company = await signUpCompany(test)
  const { _id: contractId } = await createContract(company.administrator)
  // Its owners may request its deletion, and it must still exist for the next one.
  await createContract(company.administrator, { parentId: contractId })
  const member = (name: string, role: DefaultRoleKey, level: ContractLevel | null) =>
    join(company, { name, role, level })
  const people: Person[] = [nobody('anonymous', test.browser('127.3.0.1'))]
  for (const role of DEFAULT_ROLE_KEYS)
    people.push((await member(role, role, role === 'administrator' ? 'owner' : null)).person)
  for (const level of LEVELS) {
    const { person, personId } = await member(level, 'contractManager', level)
    await grantLevel(test, company, { contractId, personId, level })
    people.push({ ...person, isByContract: true })
  }
  for (const way of WAYS) {
    const { person, personId } = await member(way.name, way.role ?? 'contractManager', way.level)
    await inCompany(test, company, (db) =>
      way.give(db, { contractId, personId, administratorId: company.administratorId, test }),
    )
    people.push(way.isOut ? { ...person, is: 'nobody' } : { ...person, isByContract: true })
  }
  const stranger = await signUpCompany(test, 'Ailleurs')
  people.push({
    name: STRANGER,
    browser: stranger.administrator,
    is: 'member',
    permissions: permissionsOf('administrator'),
    level: null,
  })
  for (const { name, browser, ...came } of await outsiders(test, company, contractId))
    people.push({ ...nobody(name, browser), ...came })
  return { contractId, texts: await textsOf(test, company, contractId), people }
}

async function textsOf(
  { product }: TestProduct,
  { companyId }: TestCompany,
  contractId: string,
): Promise<Scenario['texts']> {
  return product.platform.inCompany(companyId, async (db) => {
    const textOf = async (kind: TextOwnerKind, id?: string) => {
      const { text_id: textId } = await db
        .select(kind)
        .$if(id !== undefined, (query) => query.where(`${kind}.id`, '=', id!))
        .select(`${kind}.text_id`)
        .limit(1)
        .executeTakeFirstOrThrow()
      return textId
    }
    return {
      contract: await textOf('contract', contractId),
      template: await textOf('template'),
      clause: await textOf('clause'),
    }
  })
}

interface Giving {
  contractId: string
  personId: string
  administratorId: string
  test: TestProduct
}

interface Way {
  name: string
  role?: DefaultRoleKey
  level: ContractLevel | null
  isOut?: boolean
  give(db: CompanyDatabase, giving: Giving): Promise<unknown>
}

/** The other access paths to a contract, and how each ends. */
const WAYS: readonly Way[] = [
  {
    name: 'shared with their group',
    level: 'suggester',
    give: async (db, giving) => {
      const group = await joinGroup(db, giving)
      await access(db, giving, { group_id: group, level: 'suggester' })
    },
  },
  {
    name: 'folder granted for reading',
    level: 'reader',
    give: async (db, giving) =>
      grant(db, await nestedFolder(db, giving), { person_id: giving.personId, grant: 'read' }),
  },
  {
    name: 'folder granted for editing to their group',
    level: 'editor',
    give: async (db, giving) => {
      const group = await joinGroup(db, giving)
      await grant(db, await nestedFolder(db, giving), { group_id: group, grant: 'edit' })
    },
  },
  {
    name: 'share that has ended',
    level: null,
    give: (db, giving) => {
      const { personId, test } = giving
      const ended = { expires_at: new Date(test.clock.now().getTime() - 1) }
      return access(db, giving, { person_id: personId, level: 'owner', ...ended })
    },
  },
  {
    name: 'validator',
    level: 'reader',
    give: (db, { contractId, personId }) => assign(db, contractId, personId, 'validator'),
  },
  {
    name: 'signatory',
    level: 'reader',
    give: (db, { contractId, personId }) => assign(db, contractId, personId, 'signatory'),
  },
  {
    name: 'delegate of a validator',
    level: 'reader',
    give: async (db, { contractId, personId, administratorId, test }) => {
      const id = newId(test.clock.now())
      await sql`insert into person (company_id, id, email, status, role_id, created_at)
        select company_id, ${id}, ${`${id}@acme.test`}, 'active', role_id, now() from person
        where company_id = ${db.companyId} and id = ${personId}`.execute(db.tx)
      await assign(db, contractId, id, 'validator')
      await db
        .insert('delegation', {
          id: newId(test.clock.now()),
          person_id: id,
          delegate_id: personId,
          starts_on: '2026-11-01',
          ends_on: '2026-12-31',
          created_by: administratorId,
          created_at: test.clock.now(),
        })
        .execute()
    },
  },
  {
    name: 'third party of the company, with a share',
    role: 'thirdParty',
    level: 'suggester',
    give: (db, giving) => access(db, giving, { person_id: giving.personId, level: 'suggester' }),
  },
  ...(['pending', 'blocked'] as const).map((status): Way => ({
    name: status,
    role: 'administrator',
    level: 'owner',
    isOut: true,
    give: (db, { personId }) =>
      db.update('person').set({ status }).where('person.id', '=', personId).execute(),
  })),
  {
    name: 'session ended',
    role: 'administrator',
    level: 'owner',
    isOut: true,
    give: (db, { personId, test }) =>
      db
        .update('session')
        .set({ ended_at: test.clock.now() })
        .where('session.person_id', '=', personId)
        .execute(),
  },
]

async function join(
  company: TestCompany,
  { name, role, level }: { name: string; role: DefaultRoleKey; level: ContractLevel | null },
): Promise<{ person: Person; personId: string }> {
  const { browser, personId } = await company.join(role, name)
  const permissions = permissionsOf(role)
  return { personId, person: { name, browser, is: 'member', permissions, level } }
}

function nobody(name: string, browser: Browser): Person {
  return { name, browser, is: 'nobody', permissions: NO_PERMISSIONS, level: null }
}

function permissionsOf(role: DefaultRoleKey): ReadonlySet<string> {
  return new Set(DEFAULT_ROLE_PERMISSIONS[role])
}

function inCompany(
  { product }: TestProduct,
  { companyId }: TestCompany,
  work: (db: CompanyDatabase) => Promise<unknown>,
): Promise<unknown> {
  return product.platform.inCompany(companyId, work)
}

async function joinGroup(db: CompanyDatabase, { personId, test }: Giving): Promise<string> {
  const id = newId(test.clock.now())
  await db.insert('person_group', { id, name: `Groupe ${id}` }).execute()
  await db.insert('group_member', { group_id: id, person_id: personId }).execute()
  return id
}

function access(
  db: CompanyDatabase,
  { contractId, administratorId, test }: Giving,
  given: { person_id?: string; group_id?: string; level: ContractLevel; expires_at?: Date },
): Promise<unknown> {
  return db
    .insert('contract_access', {
      id: newId(test.clock.now()),
      contract_id: contractId,
      ...given,
      given_by: administratorId,
      given_at: test.clock.now(),
    })
    .execute()
}

/** The contract is filed in a folder nested in the granted one. */
async function nestedFolder(
  db: CompanyDatabase,
  { contractId, administratorId, test }: Giving,
): Promise<string> {
  const [outer, inner] = [newId(test.clock.now()), newId(test.clock.now())]
  const owner = { owner_id: administratorId }
  await db.insert('folder', { id: outer, name: `Dehors ${outer}`, ...owner }).execute()
  await db.insert('folder', { id: inner, name: 'Dedans', parent_id: outer, ...owner }).execute()
  await db.insert('contract_folder', { contract_id: contractId, folder_id: inner }).execute()
  return outer
}

function grant(
  db: CompanyDatabase,
  folderId: string,
  given: { person_id?: string; group_id?: string; grant: 'read' | 'edit' },
): Promise<unknown> {
  return db
    .insert('folder_grant', { id: newId(new Date()), folder_id: folderId, ...given })
    .execute()
}

function assign(
  db: CompanyDatabase,
  contractId: string,
  personId: string,
  role: 'validator' | 'signatory',
): Promise<unknown> {
  return db
    .insert('contract_assignment', { contract_id: contractId, person_id: personId, role })
    .execute()
}
