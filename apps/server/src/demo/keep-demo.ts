import { archiveContracts } from '../features/lifecycle/keeping/archive-contracts.ts'
import { proposedForArchiving } from '../features/lifecycle/keeping/public.ts'
import {
  amendContract,
  duplicateContract,
  renewAsNew,
} from '../features/lifecycle/succession/follow-contract.ts'
import { factsOfDay, todayOf } from '../features/lifecycle/deadlines/public.ts'
import { lockBlock } from '../features/writing/texts/lock-block.ts'
import { openToChange } from '../features/writing/texts/open-text.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import { textOwners } from '../text-owners.ts'
import { attachDemoFile } from './attach-demo-file.ts'
import type { DemoCompany } from './demo-company.ts'
import { demoPdf } from './demo-file.ts'

/** How many of the contracts that are kept long enough still wait for somebody to archive them. */
const LEFT_PROPOSED = 1

const CARRIED = { text: true, parties: true, terms: true, values: true, folders: true }

/**
 * What a company does with the contracts that it has: it archives those kept long enough, locks a block, makes
 * contracts from others.
 */
export async function keepDemo(platform: Platform, company: DemoCompany): Promise<void> {
  const at = platform.clock.now()
  const person = (key: string) => ({ ...company.people.get(key)!, at })
  const purchasing = person('achats')
  await platform.inCompany(company.companyId, async (db) => {
    await archiveOld(platform, db, person('admin'))
    await lockBody(platform, db, purchasing)
    await followContracts(platform, db, { legal: person('legal'), purchasing })
  })
  await attachSpecification(platform, purchasing)
}

async function archiveOld(platform: Platform, db: CompanyDatabase, admin: Actor): Promise<void> {
  const { rows: facts, today } = await factsOfDay(db, todayOf(admin))
  const proposed = await sql<{ id: string }>`
    select fact.contract_id as id from ${facts} as fact where fact.company_id = ${db.companyId}
      and fact.contract_id in (${proposedForArchiving(db.companyId, facts, today)})
    order by fact.end_date, fact.contract_id`.execute(db.tx)
  const abandoned = await db
    .select('contract')
    .where('contract.status', '=', 'CANCELLED')
    .select('contract.id')
    .orderBy('contract.created_at')
    .limit(1)
    .execute()
  const kept = proposed.rows.slice(0, -LEFT_PROPOSED)
  await archiveContracts(
    platform,
    db,
    admin,
    [...kept, ...abandoned].map(({ id }) => id),
  )
}

/** The wording of a contract in negotiation is agreed; its signature block may still change. */
async function lockBody(platform: Platform, db: CompanyDatabase, owner: Actor): Promise<void> {
  const { text_id: textId, block_id: blockId } = await db
    .select('contract')
    .innerJoin('text_block', (join) =>
      join
        .onRef('text_block.company_id', '=', 'contract.company_id')
        .onRef('text_block.text_id', '=', 'contract.text_id'),
    )
    .where('contract.owner_id', '=', owner.personId)
    .where('contract.status', '=', 'NEGOTIATION')
    .where('text_block.kind', '=', 'body')
    .select(['contract.text_id', 'text_block.id as block_id'])
    .orderBy('contract.created_at', 'desc')
    .executeTakeFirstOrThrow()
  const text = await openToChange(textOwners, db, owner, textId, 'write')
  await lockBlock(platform, db, owner, text, {
    blockId,
    reason: 'Rédaction arrêtée avec le cocontractant : seule la signature reste à compléter.',
    until: null,
  })
}

/** The next year of a contract that ends soon, a copy of another as a draft, and an amendment. */
async function followContracts(
  platform: Platform,
  db: CompanyDatabase,
  { legal, purchasing }: { legal: Actor; purchasing: Actor },
): Promise<void> {
  const training = 'Formation à la sécurité'
  const ending = await nextToEnd(db, legal, training)
  await renewAsNew(platform, db, legal, ending, { ...CARRIED, title: training })
  const cleaning = await nextToEnd(db, purchasing, 'Nettoyage des locaux')
  const title = 'Nettoyage des locaux de Villeurbanne'
  await duplicateContract(platform, db, purchasing, cleaning, { ...CARRIED, title })
  const transport = await nextToEnd(db, purchasing, 'Transport et logistique')
  await amendContract(platform, db, purchasing, transport, {
    title: 'Avenant n°\u00a01 au contrat «\u202fTransport et logistique\u202f»',
    folders: true,
  })
}

/** Of their contracts sealed here with this title, the one whose term ends first. */
async function nextToEnd(db: CompanyDatabase, owner: Actor, title: string): Promise<string> {
  const { rows: facts, today } = await factsOfDay(db, todayOf(owner))
  const { rows } = await sql<{ id: string }>`
    select contract.id from contract
    join ${facts} as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
    where contract.company_id = ${db.companyId} and contract.owner_id = ${owner.personId} and contract.title = ${title}
      and contract.status = 'SIGNED' and contract.lock_kind = 'signature' and fact.end_date > ${today.toString()}::date
    order by fact.end_date, contract.id limit 1`.execute(db.tx)
  return rows[0]!.id
}

/** What is to be delivered, beside a contract that is being negotiated. */
async function attachSpecification(platform: Platform, owner: Actor): Promise<void> {
  const { id } = await platform.inCompany(owner.companyId, (db) =>
    db
      .select('contract')
      .where('contract.owner_id', '=', owner.personId)
      .where('contract.status', '=', 'NEGOTIATION')
      .select('contract.id')
      .orderBy('contract.created_at', 'desc')
      .executeTakeFirstOrThrow(),
  )
  await attachDemoFile(platform, owner, id, {
    kind: 'annex',
    name: 'Cahier des charges.pdf',
    file: await demoPdf(platform, 'Cahier des charges', [
      ['Objet', 'Les besoins de la Manufacture Delorme, site par site.'],
      ['Délais', 'Mise en service dans les trente jours de la signature.'],
      ['Qualité', 'Un point mensuel suit les engagements ; tout écart est traité sous cinq jours.'],
    ]),
  })
}
