import { createCompany } from '../../apps/server/src/features/people/companies/public.ts'
import { hashPassword } from '../../apps/server/src/features/people/accounts/password.ts'
import { DEFAULT_PASSWORD_COST } from '../../apps/server/src/platform/password-cost.ts'
import { companyOpener } from '../../apps/server/src/platform/database/company-database.ts'
import { openPools } from '../../apps/server/src/platform/database/pools.ts'
import { newId } from '../../apps/server/src/platform/new-id.ts'
import type { BenchDatabase } from './open-database.ts'

export interface SeededCompany {
  companyId: string
  administratorId: string
  administratorEmail: string
  readerId: string
  readerEmail: string
  password: string
}

const PASSWORD = 'un mot pour mesurer'
const PEOPLE = 60

/** A company with its defaults, eight departments, sixty people, folders and counterparties in proportion. */
export async function fillCompany(
  database: BenchDatabase,
  contracts: number,
  now: Date,
): Promise<SeededCompany> {
  const { client } = database
  const companyId = newId(now)
  await createDefaults(database, companyId, now)
  const mark = companyId.slice(24)
  const emailOf = (index: number) => `bench${index}-${mark}@bench.tacite.test`
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: newId(now),
    email: emailOf(index + 1),
    index: index + 1,
  }))
  await client.query(`select set_config('tacite.company', $1, false)`, [companyId])
  await client.query(
    `insert into person_group (company_id, id, name)
     select $1, uuidv7(), name from unnest($2::text[]) as name`,
    [companyId, DEPARTMENTS],
  )
  const passwordHash = await hashPassword({ passwordCost: DEFAULT_PASSWORD_COST }, PASSWORD)
  await client.query(
    `insert into person (company_id, id, email, first_name, last_name, locale, status, role_id, main_group_id, password_hash, created_at)
     select $1, one.id, one.email, 'Personne', one.index::text, 'fr', 'active',
       (select role.id from role where role.company_id = $1 and role.key = case when one.index = 1 then 'administrator'
         when one.index % 3 = 0 then 'reader' else 'contributor' end),
       (array(select id from person_group where company_id = $1 order by name))[1 + one.index % $3::int], $4, $5
     from jsonb_to_recordset($2::jsonb) as one (id uuid, email text, index int)`,
    [companyId, JSON.stringify(people), DEPARTMENTS.length, passwordHash, now],
  )
  await client.query(FILL_MEMBERS, [companyId])
  await client.query(FILL_FOLDERS, [companyId])
  await client.query(FILL_PARTIES, [companyId, Math.max(20, Math.min(5_000, contracts / 100)), now])
  return {
    companyId,
    administratorId: people[0]!.id,
    administratorEmail: people[0]!.email,
    readerId: people[2]!.id,
    readerEmail: people[2]!.email,
    password: PASSWORD,
  }
}

const DEPARTMENTS = [
  'Achats',
  'Commercial',
  'Finance',
  'Informatique',
  'Juridique',
  'Logistique',
  'Production',
  'Ressources humaines',
]

/** Everybody is in the group of their department. */
const FILL_MEMBERS = `
  insert into group_member (company_id, group_id, person_id)
  select person.company_id, person.main_group_id, person.id from person
  where person.company_id = $1 and person.main_group_id is not null`

/** Twelve folders with three nested in each; everyone may read one of them. */
const FILL_FOLDERS = `
  with top as (
    insert into folder (company_id, id, name) select $1, uuidv7(), 'Classeur ' || n from generate_series(1, 12) as n returning id, name
  ), grants as (
    insert into folder_grant (company_id, id, folder_id, everyone, "grant")
    select $1, uuidv7(), top.id, true, 'read' from top where top.name = 'Classeur 1'
  )
  insert into folder (company_id, id, parent_id, name)
  select $1, uuidv7(), top.id, 'Partie ' || n from top cross join generate_series(1, 3) as n`

const FILL_PARTIES = `
  with parties as (
    insert into counterparty (company_id, id, name, created_at)
    select $1, uuidv7(), (array['Alpha', 'Béta', 'Écoénergie', 'Delta', 'Lumière', 'Océan', 'Montagne', 'Rivière', 'Société générale',
        'Transports'])[1 + n % 10] || ' ' || (array['Conseil', 'Services', 'Industrie', 'Réseaux', 'Distribution', 'Santé',
        'Bâtiment'])[1 + n % 7] || ' ' || n, $3 from generate_series(1, $2::int) as n
  )
  insert into project (company_id, id, title, created_at)
  select $1, uuidv7(), 'Projet ' || n, $3 from generate_series(1, 40) as n`

async function createDefaults(
  { connection }: BenchDatabase,
  companyId: string,
  now: Date,
): Promise<void> {
  const pools = openPools(connection)
  try {
    await companyOpener(pools)(companyId, (db) =>
      createCompany({ clock: { now: () => now } }, db, { name: 'Banc d’essai', locale: 'fr' }),
    )
  } finally {
    await pools.close()
  }
}
