import { replaceClause, type ClauseWords } from '@tacite/document/clause-passages.ts'
import {
  allSections,
  type ClauseLink,
  type ContractDocument,
  type DocumentSection,
} from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { withSubsections } from '@tacite/document/section-move.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent, withReason } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReplacedWords, RowsToRemove } from '../../trail/removals/public.ts'
import { republish } from '../templates/public.ts'
import {
  readArrangement,
  requireUnlockedSection,
  sectionWords,
  versionWords,
  writeOver,
} from '../texts/public.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** What deleting a clause takes out of templates: sections to remove with it, and passages that were taken out. */
export interface LeftTemplates {
  rows: RowsToRemove[]
  replaced: ReplacedWords
}

/**
 * Takes clauses out of every template, as it is written and as it is published: what is made of one from now on is made
 * without them. Sections go with those below them.
 *
 * @param clause the deleted one, by which the templates say why
 * @throws Refused STATE where a section is locked
 */
export async function takeOutOfTemplates(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  clauseIds: readonly string[],
  clause: string,
): Promise<LeftTemplates> {
  const removed: string[] = []
  const sections: ReplacedWords['sections'][number][] = []
  const places = await placesOf(db, clauseIds)
  for (const [templateId, ofTemplate] of Map.groupBy(places, (place) => place.templateId)) {
    const { textId } = ofTemplate[0]!
    await lockRow(db, 'template', templateId)
    for (const { sectionId } of ofTemplate) await requireUnlockedSection(db, textId, sectionId)
    const { document } = await readArrangement(db, textId)
    const whole = ofTemplate.filter(({ isWhole }) => isWhole)
    const ids = new Set(whole.flatMap(({ sectionId }) => withSubsections(document, sectionId)))
    removed.push(...ids)
    const passages = ofTemplate.filter(({ sectionId }) => !ids.has(sectionId))
    for (const [, ofSection] of Map.groupBy(passages, ({ sectionId }) => sectionId))
      sections.push(await takeOutPassages(deps, db, actor, ofSection))
  }
  const note = createTranslator(actor.locale)('defaults.clauseDeleted', { clause })
  for (const template of await publishing(db, clauseIds))
    await publishWithout(deps, db, actor, template, { clauseIds, note })
  return { rows: rowsOf(removed), replaced: { sections } }
}

interface Place {
  templateId: string
  textId: string
  sectionId: string
  clauseId: string
  isWhole: boolean
  standing: string
  words: ClauseWords
}

/** Where templates say something of the clauses, as they are written. */
async function placesOf(db: CompanyDatabase, clauseIds: readonly string[]): Promise<Place[]> {
  const rows = await db
    .select('section_clause')
    .innerJoin('template', (join) =>
      join
        .onRef('template.company_id', '=', 'section_clause.company_id')
        .onRef('template.text_id', '=', 'section_clause.text_id'),
    )
    .innerJoin('text_section', (join) =>
      join
        .onRef('text_section.company_id', '=', 'section_clause.company_id')
        .onRef('text_section.id', '=', 'section_clause.section_id'),
    )
    .innerJoin('text_block', (join) =>
      join
        .onRef('text_block.company_id', '=', 'text_section.company_id')
        .onRef('text_block.id', '=', 'text_section.block_id'),
    )
    .where('section_clause.clause_id', 'in', clauseIds)
    .where('section_clause.standing', '<>', 'gone')
    .where('text_section.removed_at', 'is', null)
    .where('text_block.removed_at', 'is', null)
    .select(['template.id as templateId', 'template.text_id as textId'])
    .select(['section_clause.section_id as sectionId', 'section_clause.is_whole as isWhole'])
    .select(['section_clause.clause_id as clauseId', 'section_clause.version'])
    .select('section_clause.standing')
    .orderBy('template.id')
    .execute()
  const wordsOf = await versionWords(db, rows)
  return rows.flatMap(({ version, ...place }) => {
    const words = wordsOf({ clauseId: place.clauseId, version })
    return words ? [{ ...place, words }] : []
  })
}

/** Takes passages out of one section, which keeps what it said among its versions. */
async function takeOutPassages(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  passages: readonly Place[],
): Promise<ReplacedWords['sections'][number]> {
  const { textId, sectionId } = passages[0]!
  const section = await requireUnlockedSection(db, textId, sectionId)
  const before = await sectionWords(db, sectionId)
  const after = passages.reduce(
    (words, passage) => replaceClause(words, passage.words, null, false) ?? words,
    before,
  )
  await writeOver(db, section, after, { actor, now: deps.clock.now() })
  return {
    id: sectionId,
    before: before.content,
    after: after.content,
    schemaVersion: SCHEMA_VERSION,
    clauses: passages.map(({ clauseId, standing }) => ({ clauseId, standing })),
  }
}

interface PublishingTemplate {
  id: string
  title: string
}

/** The templates whose published version says something of the clauses, whatever is being written in them. */
async function publishing(
  db: CompanyDatabase,
  clauseIds: readonly string[],
): Promise<PublishingTemplate[]> {
  const { rows } = await sql<PublishingTemplate>`select template.id, template.title from template
    join template_version as version on version.company_id = template.company_id
      and version.template_id = template.id and version.number = template.published_version
    where template.company_id = ${db.companyId} and exists (
      select from jsonb_path_query(version.document, '$.blocks[*].sections[*].clauses[*].clauseId') as linked (id)
      where linked.id #>> '{}' = any(${[...clauseIds]}::text[]))
    order by template.id`.execute(db.tx)
  return rows
}

async function publishWithout(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { id, title }: PublishingTemplate,
  { clauseIds, note }: { clauseIds: readonly string[]; note: string },
): Promise<void> {
  await lockRow(db, 'template', id)
  const version = await republish(deps, db, id, {
    note,
    publishedBy: actor.personId,
    change: async (published) => {
      const links = allSections(published).flatMap(({ clauses = [] }) => clauses)
      return without(published, clauseIds, await versionWords(db, links))
    },
  })
  const event = namedEvent(actor, 'template.published', { id, name: title }, { version })
  await deps.events.record(db, withReason(event, note))
}

type SectionWords = Pick<DocumentSection, 'title' | 'content'>

/** A published text without what it says of some clauses. */
function without(
  document: ContractDocument,
  clauseIds: readonly string[],
  wordsOf: (link: ClauseLink) => ClauseWords | undefined,
): ContractDocument {
  const isTheirs = ({ clauseId }: ClauseLink) => clauseIds.includes(clauseId)
  const gone = new Set(
    allSections(document)
      .filter(({ clauses = [] }) => clauses.some((link) => link.isWhole && isTheirs(link)))
      .flatMap(({ id }) => withSubsections(document, id)),
  )
  const stripped = (section: DocumentSection): DocumentSection => {
    const { clauses = [] } = section
    const { title, content } = clauses.filter(isTheirs).reduce<SectionWords>((words, link) => {
      const clause = wordsOf(link)
      return (clause && replaceClause(words, clause, null, false)) ?? words
    }, section)
    const kept = clauses.filter((link) => !isTheirs(link))
    return { ...section, title, content, clauses: kept }
  }
  const blocks = document.blocks.map((block) => ({
    ...block,
    sections: block.sections.filter(({ id }) => !gone.has(id)).map(stripped),
  }))
  return { ...document, blocks }
}

/** They come back with the clause, where their template still is. */
function rowsOf(ids: readonly string[]): RowsToRemove[] {
  const ofSection = [{ column: 'section_id', table: 'text_section' as const }]
  return [
    { table: 'section_clause', column: 'section_id', ids, within: ofSection },
    { table: 'section_version', column: 'section_id', ids, within: ofSection },
    {
      table: 'text_section',
      column: 'id',
      ids,
      within: [
        { column: 'text_id', table: 'text' },
        { column: 'block_id', table: 'text_block' },
      ],
    },
  ]
}
