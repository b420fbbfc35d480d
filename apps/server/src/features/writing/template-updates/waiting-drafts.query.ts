import type { WaitingDraft } from '@tacite/api/writing/template-updates-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { levelsOn, visibleContracts, whyNotEach } from '../../people/access/public.ts'
import { readingOnce, readUpdate } from './read-update.query.ts'

/** The drafts of a template that its published version is offered to, each with what that would change, the newest first. */
export async function waitingDrafts(
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: WaitingDraft[]; count: number }> {
  const waiting = waitingIn(db, actor, templateId)
  const { count } = await waiting
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract.company_id')
        .onRef('person.id', '=', 'contract.owner_id'),
    )
    .select(['contract.id', 'contract.title', 'contract.reference'])
    .select(['contract.template_version as version', 'person.id as ownerId'])
    .select(personName('person').as('owner'))
    .orderBy('contract.created_at', 'desc')
    .orderBy('contract.id', 'desc')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const levels = await levelsOn(
    db,
    actor,
    rows.map(({ id }) => id),
  )
  const value: WaitingDraft[] = []
  const versionOf = readingOnce()
  // A page of them: each is compared by itself.
  for (const { id, title, reference, version, ownerId, owner } of rows) {
    const { offer } = await readUpdate(db, id, versionOf)
    const offers = [...offer.values, ...offer.files, ...offer.parts]
    const harmless = offers.flatMap((each) => (each.standing === 'asBefore' ? [each.id] : []))
    const at = { contractId: id, level: levels.get(id)! }
    const { followTemplate } = await whyNotEach(db, actor, at, ['followTemplate'], {})
    value.push({
      _id: id,
      title,
      reference,
      owner: { _id: ownerId, name: owner },
      version: version!,
      harmless,
      conflicts: offers.length - harmless.length,
      seal: offer.seal,
      following: followTemplate,
    })
  }
  return { value, count }
}

function waitingIn(db: CompanyDatabase, actor: Actor, templateId: string) {
  return db
    .select('contract')
    .innerJoin('template', (join) =>
      join
        .onRef('template.company_id', '=', 'contract.company_id')
        .onRef('template.id', '=', 'contract.template_id'),
    )
    .where('template.id', '=', templateId)
    .where('template.retired_at', 'is', null)
    .where('contract.status', '=', 'DRAFT')
    .whereRef('contract.template_version', '<', 'template.published_version')
    .where(visibleContracts(actor))
}
