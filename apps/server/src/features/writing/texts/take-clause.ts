import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { sectionClausesEndpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import { replaceClause } from '@tacite/document/clause-passages.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { insertClauseLinks, requireVersionWords, sectionWords } from './clause-links.ts'
import type { WritableText } from './open-text.ts'
import { recordChange } from './record-change.ts'
import { requireOwnImages, type ContentDeps } from './require-own-images.ts'
import { requireSameVersion, requireUnlockedSection } from './require-section.ts'
import { requireInsertable, requireLink } from './section-clauses.ts'
import { writeOver } from './write-section.ts'

type Taking = BodyOf<typeof sectionClausesEndpoints.take>

/**
 * Puts the words of a version of a clause in place of what a section says of it. What it said becomes a version of the
 * section.
 *
 * @throws Refused STATE where the passage is gone; CONFLICT where the section was saved since it was read
 */
export async function takeVersion(
  deps: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  {
    sectionId,
    clauseId,
    version,
    sectionVersion,
  }: Taking & { sectionId: string; clauseId: string },
): Promise<void> {
  const { name } = await requireInsertable(db, actor, text, { clauseId, version })
  const section = await requireUnlockedSection(db, text.id, sectionId)
  await requireSameVersion(db, text.id, section, sectionVersion)
  const link = await requireLink(db, { sectionId, clauseId })
  const was = await requireVersionWords(db, { clauseId, version: link.version })
  const now = await requireVersionWords(db, { clauseId, version })
  const written = replaceClause(await sectionWords(db, sectionId), was, now, link.isWhole)
  if (!written) throw new Refused('STATE', 'CLAUSE_PASSAGE_GONE')
  await requireOwnImages(deps, db, actor, text, [written.content])
  const moment = deps.clock.now()
  await writeOver(db, section, written, { actor, now: moment })
  const clauses = [{ clauseId, version, isWhole: link.isWhole, keptReason: null }]
  await insertClauseLinks(db, text.id, [{ id: sectionId, ...written, clauses }], moment)
  await recordChange(deps, db, actor, text, 'clauseTaken', {
    objectId: sectionId,
    clause: name,
    version,
  })
}
