import { DEFAULT_ROLE_PERMISSIONS } from '@tacite/domain/access/default-roles.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Client } from 'pg'
import type { Reader } from '../../apps/server/src/features/people/access/public.ts'
import {
  companyOpener,
  type InCompany,
} from '../../apps/server/src/platform/database/company-database.ts'
import type { Actor } from '../../apps/server/src/platform/access/actor.ts'
import { openPools } from '../../apps/server/src/platform/database/pools.ts'
import { fillCompany, type SeededCompany } from '../seeding/fill-company.ts'
import { fillContracts } from '../seeding/fill-contracts.ts'
import { fillPages } from '../seeding/fill-pages.ts'
import { openBenchDatabase, type BenchDatabase } from '../seeding/open-database.ts'
import { keepFill, keptFill, type Fill } from './kept-fill.ts'

/** The company on which database figures are measured. */
export interface FilledCompany {
  companyId: string
  contracts: number
  pages: number
  /** Bypasses the product, for the reference measurement. */
  client: Client
  /** As reports are read, and heavy writes made. */
  inCompany: InCompany
  /** As lists and search are read: what is prepared need not be planned again. */
  reading: InCompany
  /** Sees everything. */
  administrator: Person
  /** Sees what is theirs, shared with them or with their department, or in an open folder. */
  contributor: Person
  close(): Promise<void>
}

export type Person = Reader & { locale: Locale }

/** An actor, when only their access matters. */
export const actorOf = (person: Person): Actor => ({
  ...person,
  email: '',
  firstName: '',
  lastName: '',
  role: { id: '', name: '' },
  company: {
    name: '',
    timeZone: 'Europe/Paris',
    noticeWindowDays: 30,
    premium: true,
    currency: 'EUR',
  },
})

const MOST_PAGES = 100_000

/** The company of a data directory, filled unless it already is. */
export async function openBenchCompany(
  directory: string,
  wanted: { contracts: number; pages: number },
  now: Date,
): Promise<FilledCompany> {
  const sizes = { contracts: wanted.contracts, pages: Math.min(wanted.pages, MOST_PAGES) }
  const kept = await keptFill(directory, sizes)
  const database = await openBenchDatabase(directory)
  const { company, contracts, pages } = await filled(database, { kept, sizes, now })
  if (pages !== kept?.pages) await keepFill(directory, { company, contracts, pages })
  const pools = openPools(database.connection)
  const groupIds = await groupsOf(database.client, company)
  const person = (personId: string, role: 'administrator' | 'contributor'): Person => ({
    companyId: company.companyId,
    personId,
    groupIds,
    actsFor: [],
    at: now,
    locale: 'fr',
    permissions: new Set(DEFAULT_ROLE_PERMISSIONS[role]),
  })
  return {
    companyId: company.companyId,
    contracts,
    pages,
    client: database.client,
    inCompany: companyOpener(pools, 'heavy'),
    reading: companyOpener(pools, 'fast', 'read'),
    administrator: person(company.administratorId, 'administrator'),
    contributor: person(company.readerId, 'contributor'),
    close: async () => {
      await pools.close()
      await database.stop()
    },
  }
}

interface Filling {
  kept: Fill | null
  sizes: Pick<Fill, 'contracts' | 'pages'>
  now: Date
}

/** Pages are only needed for search: a kept company without them gets them when they are first asked for. */
async function filled(database: BenchDatabase, { kept, sizes, now }: Filling): Promise<Fill> {
  const { client } = database
  const company = kept?.company ?? (await fillCompany(database, sizes.contracts, now))
  if (!kept) await fillContracts(client, company, sizes.contracts, now)
  const lacksPages = sizes.pages > (kept?.pages ?? 0)
  if (lacksPages) await fillPages(client, company, sizes.pages)
  if (!kept || lacksPages) await client.query('vacuum analyze')
  return {
    company,
    contracts: sizes.contracts,
    pages: lacksPages ? sizes.pages : (kept?.pages ?? 0),
  }
}

async function groupsOf(client: Client, { companyId, readerId }: SeededCompany): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select group_id as id from group_member where company_id = $1 and person_id = $2',
    [companyId, readerId],
  )
  return rows.map(({ id }) => id)
}
