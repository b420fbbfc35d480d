import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { Playbook } from '@tacite/domain/clauses/playbook/playbook.ts'
import { contractTypes } from '../features/settings/library/contract-type.ts'
import { insertClause, type NewClause } from '../features/writing/clauses/insert-clause.ts'
import { publishClause } from '../features/writing/clauses/publish-clause.ts'
import { addSection } from '../features/writing/texts/add-section.ts'
import { openToChange } from '../features/writing/texts/open-text.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Platform } from '../platform/platform.ts'
import { textOwners } from '../text-owners.ts'
import type { DemoCompany } from './demo-company.ts'
import { TYPE_TITLES } from './demo-filing.ts'

/**
 * What the legal department wants of service contracts, and two of them under way that say otherwise: one with a higher
 * cap than ours, one without a cap, and with an exclusivity.
 */
export async function playbookDemo(
  platform: Platform,
  { companyId, people, types }: DemoCompany,
): Promise<void> {
  const at = platform.clock.now()
  const person = (key: string) => ({ ...people.get(key)!, at })
  await platform.inCompany(companyId, async (db) => {
    const playbook = await writeClauses(platform, db, person('legal'))
    await expectOfServices(platform, db, person('admin'), types, playbook)
    await addArticle(platform, db, person('achats'), {
      of: { title: 'Location de chariots élévateurs', status: 'DRAFT' },
      heading: CAP.title,
      words: capOf('trois fois le prix annuel du contrat, soit 300 % de ce prix'),
    })
    await addArticle(platform, db, person('legal'), {
      of: { title: 'Formation à la sécurité', status: 'NEGOTIATION' },
      heading: EXCLUSIVITY.title,
      words: EXCLUSIVITY.words,
    })
  })
}

function capOf(limit: string): string {
  return `La responsabilité totale du Prestataire au titre du contrat est limitée à ${limit}, tous dommages confondus. Cette limite ne vaut ni pour la faute lourde ou dolosive, ni pour les dommages corporels.`
}

const CAP = {
  title: 'Plafond de responsabilité',
  description: 'Borne ce que chaque prestataire peut nous devoir.',
  words: capOf('100 % du prix annuel du contrat'),
}

/** Up to where the company gives way, and what it refuses. */
const CAP_VARIANTS = [
  {
    stance: 'fallback',
    title: 'Plafond porté à 150 %',
    description: 'Pour un prestataire dont dépend un site entier.',
    words: capOf('150 % du prix annuel du contrat'),
  },
  {
    stance: 'refused',
    title: 'Responsabilité sans plafond',
    description: 'Aucun assureur ne la couvre.',
    words:
      'Le Prestataire répond sans aucune limite de tous les dommages, directs et indirects, que le contrat cause au Client.',
  },
] as const

const EXCLUSIVITY = {
  title: 'Exclusivité du prestataire',
  description: 'Un service ne se confie pas à un seul prestataire.',
  words:
    'Le Client confie au Prestataire, à titre exclusif et pour toute la durée du contrat, l’ensemble des prestations de même nature ; il s’interdit d’en charger un tiers.',
}

interface DemoClause {
  title: string
  description: string
  words: string
}

/** Writes and publishes the clauses. Returns what is wanted of each. */
async function writeClauses(
  platform: Platform,
  db: CompanyDatabase,
  author: Actor,
): Promise<Playbook> {
  const publish = async (
    { words, ...clause }: DemoClause,
    variantOf?: NewClause['variantOf'],
  ): Promise<string> => {
    const written = { ...clause, content: composeRichText(words), locale: 'fr' as const, variantOf }
    const id = await insertClause(platform, db, written, { writtenBy: author.personId })
    await publishClause(platform, db, author, id, { note: '' })
    return id
  }
  const standardId = await publish(CAP)
  for (const [position, { stance, ...variant }] of CAP_VARIANTS.entries())
    await publish(variant, { standardId, stance, position })
  return { [standardId]: 'must', [await publish(EXCLUSIVITY)]: 'mustNot' }
}

async function expectOfServices(
  platform: Platform,
  db: CompanyDatabase,
  keeper: Actor,
  types: DemoCompany['types'],
  playbook: Playbook,
): Promise<void> {
  const typeId = types.get(TYPE_TITLES.service)!
  const type = await contractTypes.read(db, typeId, keeper.locale, keeper)
  const { title, description, regime, workflow, readiness, alerts } = type
  const { retentionYears, retentionReason, retentionNote } = type
  await contractTypes.update(platform, db, keeper, typeId, {
    title,
    description,
    regime,
    readiness,
    alerts,
    retentionYears,
    retentionReason,
    retentionNote,
    workflowId: workflow?._id ?? null,
    playbook,
  })
}

interface NewArticle {
  /** The contract of the person that it is written in. */
  of: { title: string; status: 'DRAFT' | 'NEGOTIATION' }
  heading: string
  words: string
}

/** Adds an article at the end of the body of a contract, as the other side asked for it. */
async function addArticle(
  platform: Platform,
  db: CompanyDatabase,
  owner: Actor,
  { of: { title, status }, heading, words }: NewArticle,
): Promise<void> {
  const { textId, blockId } = await db
    .select('contract')
    .innerJoin('text_block', (join) =>
      join
        .onRef('text_block.company_id', '=', 'contract.company_id')
        .onRef('text_block.text_id', '=', 'contract.text_id'),
    )
    .where('contract.title', '=', title)
    .where('contract.status', '=', status)
    .where('contract.owner_id', '=', owner.personId)
    .where('text_block.kind', '=', 'body')
    .select(['contract.text_id as textId', 'text_block.id as blockId'])
    .orderBy('contract.created_at', 'desc')
    .orderBy('contract.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const text = await openToChange(textOwners, db, owner, textId, 'write')
  await addSection({ ...platform, textOwners }, db, owner, text, {
    blockId,
    afterSectionId: null,
    title: heading,
    level: 1,
    audience: 'anyone',
    content: { ...composeRichText(words) },
  })
}
