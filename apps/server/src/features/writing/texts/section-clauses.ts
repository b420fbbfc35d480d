import type { BodyOf, QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { sectionClausesEndpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import { replaceClause } from '@tacite/document/clause-passages.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { withReason } from '../../../platform/events/named-event.ts'
import { insertClauseLinks, requireVersionWords, sectionWords, standingIn } from './clause-links.ts'
import type { OpenText, WritableText } from './open-text.ts'
import { readSeenSection } from './read-seen-section.ts'
import type { ChangeDeps } from './record-change.ts'
import { requireUnlockedSection } from './require-section.ts'
import { textEvent } from './text-events.ts'
import { touchOwner } from './text-owner.ts'

type Endpoints = typeof sectionClausesEndpoints

interface Place {
  sectionId: string
  clauseId: string
}

/** A section as it is, and as it would be with the words of its clause. @throws Refused NOT_FOUND */
export async function compareWithClause(
  db: CompanyDatabase,
  actor: Actor,
  text: OpenText,
  { sectionId, clauseId }: Place,
  asked: QueryOf<Endpoints['compare']>,
): Promise<ResponseOf<Endpoints['compare']>> {
  requirePermission(actor, 'contracts:clause:list')
  const section = await readSeenSection(db, actor, text, sectionId)
  const link = await requireLink(db, { sectionId, clauseId })
  const version = asked.version ?? link.version
  const was = await requireVersionWords(db, { clauseId, version: link.version })
  const now = await requireVersionWords(db, { clauseId, version })
  const after = replaceClause(section, was, now, link.isWhole)
  const { note } = await db
    .select('clause_version')
    .where('clause_version.clause_id', '=', clauseId)
    .where('clause_version.number', '=', version)
    .select('clause_version.note')
    .executeTakeFirstOrThrow()
  return {
    name: link.name,
    version,
    note,
    before: onWire(section),
    after: after && onWire(after),
  }
}

function onWire({ title, content }: Awaited<ReturnType<typeof sectionWords>>) {
  return { title, content: content as unknown as { type: 'doc' } }
}

/** Says which version of a clause a section, or a passage of it, was made of; its words stay. */
export async function linkSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, clauseId, version, isWhole }: Place & BodyOf<Endpoints['link']>,
): Promise<void> {
  await requireUnlockedSection(db, text.id, sectionId)
  const { name } = await requireInsertable(db, actor, text, { clauseId, version })
  const now = deps.clock.now()
  const clauses = [{ clauseId, version, isWhole, keptReason: null }]
  const section = { id: sectionId, ...(await sectionWords(db, sectionId)), clauses }
  await insertClauseLinks(db, text.id, [section], now)
  await touchOwner(db, actor, text, now)
  const payload = { objectId: sectionId, clause: name, version }
  await deps.events.record(db, textEvent(actor, text.owner, 'clauseLinked', payload))
}

/** A section no longer follows a clause; its words stay. */
export async function unlinkSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, clauseId }: Place,
): Promise<void> {
  await requireUnlockedSection(db, text.id, sectionId)
  const { name, version } = await requireLink(db, { sectionId, clauseId })
  await db
    .delete('section_clause')
    .where('section_clause.section_id', '=', sectionId)
    .where('section_clause.clause_id', '=', clauseId)
    .execute()
  await touchOwner(db, actor, text, deps.clock.now())
  const payload = { objectId: sectionId, clause: name, version }
  await deps.events.record(db, textEvent(actor, text.owner, 'clauseUnlinked', payload))
}

/**
 * Keeps what a section says otherwise than its clause, as long as it says just that.
 *
 * @throws Refused STATE where it says the same
 */
export async function keepDeviation(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, clauseId, reason }: Place & { reason: string },
): Promise<void> {
  await requireUnlockedSection(db, text.id, sectionId)
  const { name, version, isWhole } = await requireLink(db, { sectionId, clauseId })
  const clause = await requireVersionWords(db, { clauseId, version })
  const { standing, hash } = standingIn(await sectionWords(db, sectionId), clause, isWhole)
  if (standing !== 'changed') throw new Refused('STATE', 'CLAUSE_NOT_CHANGED_HERE')
  const now = deps.clock.now()
  await db
    .update('section_clause')
    .set({ kept_reason: reason, kept_hash: hash, kept_by: actor.personId, kept_at: now, standing })
    .where('section_clause.section_id', '=', sectionId)
    .where('section_clause.clause_id', '=', clauseId)
    .execute()
  await touchOwner(db, actor, text, now)
  const payload = { objectId: sectionId, clause: name, version }
  const event = textEvent(actor, text.owner, 'clauseKept', payload)
  await deps.events.record(db, withReason(event, reason))
}

/**
 * Published versions of clauses are inserted into texts of several sections, by those who may see the library.
 *
 * @throws Refused FORBIDDEN, RULE; NOT_FOUND for what was never published
 */
export async function requireInsertable(
  db: CompanyDatabase,
  actor: Actor,
  { rules }: Pick<WritableText, 'rules'>,
  { clauseId, version }: { clauseId: string; version: number },
): Promise<{ name: string }> {
  requirePermission(actor, 'contracts:clause:list')
  if (rules.isOneSection) throw new Refused('RULE', 'TEXT_IS_ONE_SECTION')
  const { name, latest } = await requireClause(db, clauseId)
  if (latest === null || version > latest)
    throw new Refused('NOT_FOUND', 'CLAUSE_VERSION_NOT_FOUND')
  return { name }
}

/** A clause of the library, and its last version. @throws Refused NOT_FOUND */
export async function requireClause(
  db: CompanyDatabase,
  clauseId: string,
): Promise<{ name: string; latest: number | null }> {
  const clause = await db
    .select('clause')
    .where('clause.id', '=', clauseId)
    .select(['title as name', 'published_version as latest'])
    .executeTakeFirst()
  if (!clause) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  return clause
}

/** The clause of a section, by its name, its version and what of the section it is. @throws Refused NOT_FOUND */
export async function requireLink(db: CompanyDatabase, { sectionId, clauseId }: Place) {
  const { name } = await requireClause(db, clauseId)
  const link = await db
    .select('section_clause')
    .where('section_clause.section_id', '=', sectionId)
    .where('section_clause.clause_id', '=', clauseId)
    .select(['version', 'is_whole as isWhole'])
    .executeTakeFirst()
  if (!link) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  return { name, ...link }
}
