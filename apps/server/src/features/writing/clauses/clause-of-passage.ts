import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { ClauseRecord, clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openText, readSeenSection, withoutReferences, type TextOwners } from '../texts/public.ts'
import { clauseRecord } from './clause-record.query.ts'
import { insertClause } from './insert-clause.ts'

type Passage = BodyOf<typeof clausesEndpoints.ofPassage>

/**
 * Creates a draft from what a section says, or from some of its paragraphs; the section stays as it is. In
 * another text its references lead nowhere: they become the words that they read as.
 *
 * @throws Refused NOT_FOUND for a section that the person does not see; STATE where there are no words
 */
export async function clauseOfPassage(
  deps: Pick<Platform, 'clock' | 'events'> & { textOwners: TextOwners },
  db: CompanyDatabase,
  actor: Actor,
  { textId, sectionId, from, to }: Passage,
): Promise<ClauseRecord> {
  const text = await openText(deps.textOwners, db, actor, textId, 'read')
  const section = await readSeenSection(db, actor, text, sectionId)
  const blocks = section.content.content.slice(from, to)
  const content = await withoutReferences(db, text, {
    sectionId,
    content: { type: 'doc', content: blocks },
  })
  if (plainText(content).trim() === '') throw new Refused('STATE', 'CLAUSE_EMPTY')
  const clause = { title: section.title, description: '', content, locale: section.locale }
  const id = await insertClause(deps, db, clause, { writtenBy: actor.personId })
  const named = { id, name: section.title }
  await deps.events.record(db, namedEvent(actor, 'clause.created', named))
  return clauseRecord(db, actor, id)
}
