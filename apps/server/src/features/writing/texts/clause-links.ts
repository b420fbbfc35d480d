import type { ClauseLink, DocumentSection } from '@tacite/document/contract-document.ts'
import {
  clausePassage,
  clauseStanding,
  type ClauseStanding,
  type ClauseWords,
} from '@tacite/document/clause-passages.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** What becomes of the links of a section whose words were written. */
interface Standing {
  standing: ClauseStanding
  /** Of the words that say it, to recognise them; null: they are gone. */
  hash: string | null
}

/** Links sections to the clauses that they come with; one that was deleted meanwhile is left out. */
export async function insertClauseLinks(
  db: CompanyDatabase,
  textId: string,
  sections: readonly Pick<DocumentSection, 'id' | 'title' | 'content' | 'clauses'>[],
  now: Date,
): Promise<void> {
  const links = sections.flatMap((section) =>
    (section.clauses ?? []).map((link) => ({ section, ...link })),
  )
  if (links.length === 0) return
  const versions = await versionsOf(db, links)
  const rows = links.flatMap(({ section, ...link }) => {
    const clause = versions.get(keyOf(link))
    return clause ? [{ text_id: textId, ...rowOf(section, link, clause, now) }] : []
  })
  if (rows.length === 0) return
  await db
    .insert('section_clause', rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'section_id', 'clause_id']).doUpdateSet((set) => ({
        version: set.ref('excluded.version'),
        is_whole: set.ref('excluded.is_whole'),
        standing: set.ref('excluded.standing'),
        kept_reason: set.ref('excluded.kept_reason'),
        kept_hash: set.ref('excluded.kept_hash'),
        kept_by: set.ref('excluded.kept_by'),
        kept_at: set.ref('excluded.kept_at'),
      })),
    )
    .execute()
}

function rowOf(
  section: Pick<DocumentSection, 'id' | 'title' | 'content'>,
  { clauseId, version, isWhole, keptReason }: ClauseLink,
  clause: ClauseWords,
  now: Date,
) {
  const { standing, hash } = standingIn(section, clause, isWhole)
  const isKept = keptReason !== null && standing === 'changed'
  return {
    section_id: section.id,
    clause_id: clauseId,
    version,
    is_whole: isWhole,
    standing,
    ...(isKept
      ? { ...NOT_KEPT, kept_reason: keptReason, kept_hash: hash, kept_at: now }
      : NOT_KEPT),
  }
}

/** A section that was split off another one: what it says of the other's clauses is a passage of it. */
export async function splitClauseLinks(
  db: CompanyDatabase,
  textId: string,
  { of, section }: { of: string; section: DocumentSection },
  now: Date,
): Promise<void> {
  const links = await db
    .select('section_clause')
    .where('section_clause.section_id', '=', of)
    .select(['clause_id as clauseId', 'version'])
    .execute()
  const clauses = links.map((link) => ({ ...link, isWhole: false, keptReason: null }))
  await insertClauseLinks(db, textId, [{ ...section, clauses }], now)
}

/** Compares a section that was written with its clauses again; a decision about other words than these is over. */
export async function refreshClauseLinks(db: CompanyDatabase, sectionId: string): Promise<void> {
  const links = await db
    .select('section_clause')
    .where('section_clause.section_id', '=', sectionId)
    .select(['clause_id as clauseId', 'version', 'is_whole', 'standing', 'kept_hash'])
    .execute()
  if (links.length === 0) return
  const section = await sectionWords(db, sectionId)
  const versions = await versionsOf(db, links)
  for (const link of links) {
    const clause = versions.get(keyOf(link))
    if (!clause) continue
    const { standing, hash } = standingIn(section, clause, link.is_whole)
    const isOver = link.kept_hash !== null && (standing !== 'changed' || link.kept_hash !== hash)
    if (standing === link.standing && !isOver) continue
    await db
      .update('section_clause')
      .set({ standing, ...(isOver ? NOT_KEPT : {}) })
      .where('section_clause.section_id', '=', sectionId)
      .where('section_clause.clause_id', '=', link.clauseId)
      .execute()
  }
}

const NOT_KEPT = { kept_reason: null, kept_hash: null, kept_by: null, kept_at: null }

/** How a section says a clause now. */
export function standingIn(
  section: { title: string; content: DocumentSection['content'] },
  clause: ClauseWords,
  isWhole: boolean,
): Standing {
  const words = clausePassage(section, clause, isWhole)
  return {
    standing: clauseStanding(section, clause, isWhole),
    hash: words === null ? null : createHash('sha256').update(words).digest('hex'),
  }
}

type VersionKey = Pick<ClauseLink, 'clauseId' | 'version'>

const keyOf = ({ clauseId, version }: VersionKey) => `${clauseId} ${version}`

/** What versions of clauses say, by `keyOf`; those of deleted clauses are missing. */
async function versionsOf(
  db: CompanyDatabase,
  links: readonly VersionKey[],
): Promise<ReadonlyMap<string, ClauseWords>> {
  const clauseIds = [...new Set(links.map(({ clauseId }) => clauseId))]
  const numbers = [...new Set(links.map(({ version }) => version))]
  const rows = await db
    .select('clause_version')
    .where('clause_version.clause_id', 'in', clauseIds)
    .where('clause_version.number', 'in', numbers)
    .select(['clause_id as clauseId', 'number as version', 'title', 'content', 'schema_version'])
    .execute()
  return new Map(
    rows.map((row) => [
      keyOf(row),
      { heading: row.title, content: currentContent(row.content, row.schema_version) },
    ]),
  )
}

/** What versions of clauses say, read at once; undefined for those of deleted clauses. */
export async function versionWords(
  db: CompanyDatabase,
  links: readonly VersionKey[],
): Promise<(link: VersionKey) => ClauseWords | undefined> {
  const versions = links.length > 0 ? await versionsOf(db, links) : new Map<string, ClauseWords>()
  return (link) => versions.get(keyOf(link))
}

/** What a version of a clause says. @throws Refused NOT_FOUND */
export async function requireVersionWords(
  db: CompanyDatabase,
  link: VersionKey,
): Promise<ClauseWords> {
  const clause = (await versionsOf(db, [link])).get(keyOf(link))
  if (!clause) throw new Refused('NOT_FOUND', 'CLAUSE_VERSION_NOT_FOUND')
  return clause
}

/** What a section says. */
export async function sectionWords(
  db: CompanyDatabase,
  sectionId: string,
): Promise<Pick<DocumentSection, 'title' | 'content'>> {
  const row = await db
    .select('text_section')
    .where('text_section.id', '=', sectionId)
    .select(['title', 'content', 'schema_version'])
    .executeTakeFirstOrThrow()
  return { title: row.title, content: currentContent(row.content, row.schema_version) }
}
