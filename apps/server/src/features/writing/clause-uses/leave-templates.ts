import { replaceClause, type ClauseWords } from '@tacite/document/clause-passages.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import { withSubsections } from '@tacite/document/section-move.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
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
  requireVersionWords,
  sectionWords,
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
  const byTemplate = Map.groupBy(await placesOf(db, clauseIds), ({ templateId }) => templateId)
  for (const [templateId, places] of byTemplate) {
    const { title, textId } = places[0]!
    await lockRow(db, 'template', templateId)
    for (const { sectionId } of places) await requireUnlockedSection(db, textId, sectionId)
    const { document } = await readArrangement(db, textId)
    const whole = places.filter(({ isWhole }) => isWhole)
    const ids = new Set(whole.flatMap(({ sectionId }) => withSubsections(document, sectionId)))
    removed.push(...ids)
    const passages = places.filter(({ sectionId }) => !ids.has(sectionId))
    for (const passage of passages) {
      const replaced = await takeOutPassage(deps, db, actor, passage)
      if (replaced) sections.push(replaced)
    }
    const note = createTranslator(actor.locale)('defaults.clauseDeleted', { clause })
    const words = new Map(passages.map((passage) => [passage.sectionId, passage.words]))
    const version = await republish(deps, db, templateId, {
      note,
      publishedBy: actor.personId,
      change: (published) => without(published, ids, words),
    })
    if (version === null) continue
    const named = { id: templateId, name: title }
    await deps.events.record(
      db,
      withReason(namedEvent(actor, 'template.published', named, { version }), note),
    )
  }
  return { rows: rowsOf(removed), replaced: { sections } }
}

interface Place {
  templateId: string
  title: string
  textId: string
  sectionId: string
  clauseId: string
  isWhole: boolean
  standing: string
  words: ClauseWords
}

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
    .select(['template.id as templateId', 'template.title', 'template.text_id as textId'])
    .select(['section_clause.section_id as sectionId', 'section_clause.is_whole as isWhole'])
    .select(['section_clause.clause_id as clauseId', 'section_clause.version'])
    .select('section_clause.standing')
    .orderBy('template.id')
    .execute()
  return Promise.all(
    rows.map(async ({ version, ...place }) => ({
      ...place,
      words: await requireVersionWords(db, { clauseId: place.clauseId, version }),
    })),
  )
}

/** Takes a passage out of a section, which keeps what it said among its versions. */
async function takeOutPassage(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { textId, sectionId, clauseId, standing, words }: Place,
): Promise<ReplacedWords['sections'][number] | null> {
  const section = await requireUnlockedSection(db, textId, sectionId)
  const before = await sectionWords(db, sectionId)
  const after = replaceClause(before, words, null, false)
  if (!after) return null
  await writeOver(db, section, after, { actor, now: deps.clock.now() })
  return {
    id: sectionId,
    before: before.content,
    after: after.content,
    schemaVersion: SCHEMA_VERSION,
    clauseId,
    standing,
  }
}

/** A published text without some sections, and without some passages. */
function without(
  document: ContractDocument,
  sectionIds: ReadonlySet<string>,
  passages: ReadonlyMap<string, ClauseWords>,
): ContractDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) => ({
      ...block,
      sections: block.sections
        .filter(({ id }) => !sectionIds.has(id))
        .map((section) => {
          const words = passages.get(section.id)
          return { ...section, ...(words && replaceClause(section, words, null, false)) }
        }),
    })),
  }
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
