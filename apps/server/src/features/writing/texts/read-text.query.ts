import type { TextBlocks, Section, SectionClause } from '@tacite/api/writing/text-shapes.ts'
import { sectionsSeenBy, type TextReader } from '@tacite/document/audience.ts'
import type {
  ClauseLink,
  ContractDocument,
  DocumentSection,
} from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { blockLock } from '../../people/access/public.ts'
import { clausesOfSections } from './clause-links.query.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** Starter texts came with the product: they have no author in the company. */
export const writerName = (person: string) => sql<string>`coalesce(${personName(person)}, 'Tacite')`

/** A text, limited to what a reader may see. */
export async function readText(
  db: CompanyDatabase,
  textId: string,
  reader: TextReader,
): Promise<TextBlocks> {
  const text = await db
    .select('text')
    .where('text.id', '=', textId)
    .select(['text.numbering', 'text.locale'])
    .executeTakeFirstOrThrow()
  const blocks = await db
    .select('text_block')
    .where('text_block.text_id', '=', textId)
    .where('text_block.removed_at', 'is', null)
    .select(['id', 'kind', 'name', 'description', blockLock().as('lock')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const sections = await readSections(db, textId, reader)
  const byBlock = Map.groupBy(sections, (section) => section.blockId)
  const whole = blocks.map(({ id, description, ...block }) => ({
    ...block,
    description: isOfTheHouse(reader) ? description : '',
    _id: id,
    sections: byBlock.get(id) ?? [],
  }))
  return { textId, ...text, blocks: sectionsSeenBy(whole, reader) }
}

/** The whole text as a document for rules and renderers. */
export async function readDocument(
  db: CompanyDatabase,
  textId: string,
  title: string,
): Promise<{ document: ContractDocument; locale: Locale }> {
  const text = await readText(db, textId, 'author')
  return { locale: text.locale, document: documentOf(text, title) }
}

/** The same with its clauses and descriptions: for texts that are made of it. */
export async function readLinkedDocument(
  db: CompanyDatabase,
  textId: string,
  title: string,
): Promise<{ document: ContractDocument; locale: Locale }> {
  const text = await readText(db, textId, 'author')
  return { locale: text.locale, document: linkedDocumentOf(text, title) }
}

/** A text with its clauses and descriptions, which are no part of what is validated or signed. */
export function linkedDocumentOf(text: TextBlocks, title: string): ContractDocument {
  const linked = new Map(
    text.blocks.flatMap(({ sections }) => sections).map((one) => [one._id, one]),
  )
  const document = documentOf(text, title)
  return {
    ...document,
    blocks: document.blocks.map((block, at) => ({
      ...block,
      description: text.blocks[at]!.description,
      sections: block.sections.map((section) => ({
        ...section,
        ...besidesOf(linked.get(section.id)!),
      })),
    })),
  }
}

/** What a section has none of stays out: versions published before there were any say the same. */
function besidesOf({
  clauses,
  description,
}: Section): Pick<DocumentSection, 'clauses' | 'description'> {
  return {
    ...(clauses.length > 0 && { clauses: clauses.map(linkOf) }),
    ...(description !== '' && { description }),
  }
}

function linkOf({ _id, version, isWhole, kept }: SectionClause): ClauseLink {
  return { clauseId: _id, version, isWhole, keptReason: kept?.reason ?? null }
}

/** A text without what stands beside it: who wrote a section, and when; what the house notes of it. */
export function documentOf(text: TextBlocks, title: string): ContractDocument {
  return {
    title,
    numbering: text.numbering,
    blocks: text.blocks.map(({ _id, kind, name, sections }) => ({
      id: _id,
      kind,
      name,
      sections: sections.map((section) => ({
        id: section._id,
        title: section.title,
        level: section.level,
        audience: section.audience,
        isNumbered: section.isNumbered,
        content: section.content as unknown as RichText,
      })),
    })),
  }
}

/** One section on the wire. */
export async function readSection(
  db: CompanyDatabase,
  textId: string,
  sectionId: string,
): Promise<Section> {
  const [section] = await readSectionsOf(db, textId, [sectionId])
  return section!
}

/** Some sections of a text on the wire. */
export async function readSectionsOf(
  db: CompanyDatabase,
  textId: string,
  sectionIds: readonly string[],
): Promise<Section[]> {
  const found = sectionIds.length > 0 ? await readSections(db, textId, 'author', sectionIds) : []
  return found.map(({ blockId: _, ...section }) => section)
}

/** Whoever reads from outside the company sees neither its clause library nor its notes. */
const isOfTheHouse = (reader: TextReader) => reader !== 'thirdParty'

async function readSections(
  db: CompanyDatabase,
  textId: string,
  reader: TextReader,
  sectionIds?: readonly string[],
): Promise<(Section & { blockId: string })[]> {
  const rows = await db
    .select('text_section')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'text_section.company_id')
        .onRef('person.id', '=', 'text_section.updated_by'),
    )
    .leftJoin('person as locker', (join) =>
      join
        .onRef('locker.company_id', '=', 'text_section.company_id')
        .onRef('locker.id', '=', 'text_section.locked_by'),
    )
    .where('text_section.text_id', '=', textId)
    .where('text_section.removed_at', 'is', null)
    .$if(sectionIds !== undefined, (query) => query.where('text_section.id', 'in', sectionIds!))
    .selectAll('text_section')
    .select(writerName('person').as('updated_by_name'))
    .select(personName('locker').as('locked_by_name'))
    .orderBy('text_section.position')
    .orderBy('text_section.id')
    .execute()
  const clauses = isOfTheHouse(reader) ? await clausesOfSections(db, textId) : new Map()
  return rows.map((row) => ({
    _id: row.id,
    blockId: row.block_id,
    title: row.title,
    content: currentContent(row.content, row.schema_version) as unknown as Section['content'],
    level: row.level as Section['level'],
    audience: row.audience,
    isNumbered: row.is_numbered,
    description: isOfTheHouse(reader) ? row.description : '',
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
    isLocked: row.locked_at !== null,
    lockedBy: row.locked_by === null ? null : { _id: row.locked_by, name: row.locked_by_name },
    clauses: clauses.get(row.id) ?? [],
  }))
}
