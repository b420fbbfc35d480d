import { counterparties } from '../features/settings/library/public.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'

/** Mail addresses of parties: in a domain that nobody owns (RFC 2606). */
export function addressOf(party: string): string {
  const name = party
    .normalize('NFD')
    .replace(/[^a-z]+/gi, '')
    .toLowerCase()
  return `direction@${name}.example.com`
}

export async function createParty(
  platform: Platform,
  db: CompanyDatabase,
  actor: Actor,
  name: string,
): Promise<void> {
  await counterparties.create(platform, db, actor, {
    kind: 'professional',
    siret: '',
    vatNumber: '',
    contacts: [],
    name,
    siren: '',
    address: '8 avenue de la Gare, 38000 Grenoble',
    email: addressOf(name),
  })
}

export async function partyId(db: CompanyDatabase, name: string): Promise<string> {
  const { id } = await db
    .select('counterparty')
    .where('counterparty.name', '=', name)
    .select('counterparty.id')
    .executeTakeFirstOrThrow()
  return id
}
