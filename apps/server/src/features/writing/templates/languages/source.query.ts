import type { TemplateSource } from '@tacite/api/writing/template-languages-endpoints.ts'
import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import type { SourceLink } from '@tacite/document/template-languages/section-standings.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { readVersion } from '../published-template.query.ts'
import { statedTerms } from '../template-terms.ts'
import type { TemplateContent } from '../written-template.query.ts'

/** By section of a translation: the section of its source, and the version in which it was last followed. */
export type SourceSections = Readonly<
  Record<string, { section: string; version: number; isReviewed?: true }>
>

/** A translation beside what it translates. */
export interface ReadSource {
  source: { id: string; textId: string; title: string; version: number }
  published: TemplateContent
  sections: SourceSections
  links: SourceLink[]
  translation: { title: string; textId: string; isRetired: boolean }
}

/** @throws Refused NOT_FOUND where the template is no translation, or no longer one */
export async function readSource(db: CompanyDatabase, translationId: string): Promise<ReadSource> {
  const row = await db
    .select('template')
    .innerJoin('template as source', (join) =>
      join
        .onRef('source.company_id', '=', 'template.company_id')
        .onRef('source.id', '=', 'template.translated_from'),
    )
    .where('template.id', '=', translationId)
    .select(['source.id', 'source.text_id as textId', 'source.title'])
    .select('source.published_version as version')
    .select(['template.source_sections as sections', 'template.title as ownTitle'])
    .select(['template.text_id as ownTextId', 'template.retired_at as retiredAt'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_TRANSLATED')
  const { id, textId, title } = row
  const source = { id, textId, title, version: row.version! }
  const sections = row.sections as SourceSections
  const published = await readVersion(db, id, source.version)
  return {
    source,
    published,
    sections,
    links: await linksOf(db, id, sections, new Map([[source.version, published.document]])),
    translation: { title: row.ownTitle, textId: row.ownTextId, isRetired: row.retiredAt !== null },
  }
}

/** Each version that some section follows is read once. */
async function linksOf(
  db: CompanyDatabase,
  sourceId: string,
  followed: SourceSections,
  known: Map<number, ContractDocument>,
): Promise<SourceLink[]> {
  for (const version of new Set(Object.values(followed).map((link) => link.version)))
    if (!known.has(version)) known.set(version, (await readVersion(db, sourceId, version)).document)
  return Object.entries(followed).map(([sectionId, { section, version, isReviewed = false }]) => ({
    sectionId,
    isReviewed,
    was: allSections(known.get(version)!).find(({ id }) => id === section) ?? null,
  }))
}

export function presentSource({ source, published, links }: ReadSource): TemplateSource {
  const { id, textId, title, version } = source
  return {
    _id: id,
    textId,
    title,
    version,
    locale: published.locale,
    lifecycle: statedTerms(published.lifecycle),
    document: { ...published.document },
    links: links.map(({ was, ...link }) => ({ ...link, was: was && { ...was } })),
  }
}
