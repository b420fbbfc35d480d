import { currentContent } from '@tacite/document/schema-version.ts'
import { variablesOf } from '@tacite/document/walk-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The variables that each text shows or branches on, each once, in text order. */
export async function variablesOfTexts(
  db: CompanyDatabase,
  textIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (textIds.length === 0) return new Map()
  const rows = await db
    .select('text_section')
    .innerJoin('text_block', (join) =>
      join
        .onRef('text_block.company_id', '=', 'text_section.company_id')
        .onRef('text_block.id', '=', 'text_section.block_id'),
    )
    .where('text_section.text_id', 'in', textIds)
    .where('text_section.removed_at', 'is', null)
    .where('text_block.removed_at', 'is', null)
    .select(['text_section.text_id', 'text_section.content', 'text_section.schema_version'])
    .orderBy('text_block.position')
    .orderBy('text_block.id')
    .orderBy('text_section.position')
    .orderBy('text_section.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.text_id)].map(([textId, sections]) => [
      textId,
      variablesOf(
        sections.map(({ content, schema_version }) => currentContent(content, schema_version)),
      ),
    ]),
  )
}
