import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints, Section } from '@tacite/api/contracts-endpoints.ts'
import { sectionsSeenBy, type TextReader } from '@tacite/document/audience.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import { readFieldValues } from './field-values.ts'
import { taggedFields } from './tagged-fields.query.ts'

type DocumentAnswer = ResponseOf<typeof contractsEndpoints.document>

/** The text of a contract with its fields, as far as a reader may see it. */
export async function contractDocument(
  db: CompanyDatabase,
  contractId: string,
  reader: TextReader,
): Promise<DocumentAnswer> {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['numbering', 'locale'])
    .executeTakeFirstOrThrow()
  const blocks = await db
    .select('contract_block')
    .where('contract_block.contract_id', '=', contractId)
    .where('contract_block.removed_at', 'is', null)
    .select(['id', 'kind', 'name', 'description'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const sections = await readSections(db, contractId)
  const byBlock = Map.groupBy(sections, (section) => section.blockId)
  const fields = await taggedFields(db, contractId)
  return {
    numbering: contract.numbering,
    locale: contract.locale,
    blocks: sectionsSeenBy(
      blocks.map(({ id, ...block }) => ({
        ...block,
        _id: id,
        sections: byBlock.get(id) ?? [],
      })),
      reader,
    ),
    fields: fields.map(({ id, ...field }) => ({ ...field, _id: id })),
    values: (await readFieldValues(db, contractId)) as DocumentAnswer['values'],
  }
}

/** One section as the wire shows it. */
export async function readSection(
  db: CompanyDatabase,
  contractId: string,
  sectionId: string,
): Promise<Section> {
  const [found] = await readSections(db, contractId, [sectionId])
  const { blockId: _, ...section } = found!
  return section
}

/** Some sections of a contract's text, as the wire shows them. */
export async function readSectionsOf(
  db: CompanyDatabase,
  contractId: string,
  sectionIds: readonly string[],
): Promise<Section[]> {
  const found = sectionIds.length > 0 ? await readSections(db, contractId, sectionIds) : []
  return found.map(({ blockId: _, ...section }) => section)
}

async function readSections(
  db: CompanyDatabase,
  contractId: string,
  sectionIds?: readonly string[],
): Promise<(Section & { blockId: string })[]> {
  const rows = await db
    .select('contract_section')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract_section.company_id')
        .onRef('person.id', '=', 'contract_section.updated_by'),
    )
    .leftJoin('person as locker', (join) =>
      join
        .onRef('locker.company_id', '=', 'contract_section.company_id')
        .onRef('locker.id', '=', 'contract_section.locked_by'),
    )
    .where('contract_section.contract_id', '=', contractId)
    .where('contract_section.removed_at', 'is', null)
    .$if(sectionIds !== undefined, (query) => query.where('contract_section.id', 'in', sectionIds!))
    .selectAll('contract_section')
    .select(personName('person').as('updated_by_name'))
    .select(personName('locker').as('locked_by_name'))
    .orderBy('contract_section.position')
    .orderBy('contract_section.id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    blockId: row.block_id,
    title: row.title,
    content: row.content as Section['content'],
    level: row.level as Section['level'],
    audience: row.audience,
    isNumbered: row.is_numbered,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
    isLocked: row.locked_at !== null,
    lockedBy: row.locked_by === null ? null : { _id: row.locked_by, name: row.locked_by_name },
  }))
}
