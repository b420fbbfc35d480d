import type { ReadVersion } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { sectionsSeenBy } from '@tacite/document/audience.ts'
import type { Sight } from '@tacite/document/compare-parts.ts'
import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { usedVariables } from '@tacite/document/walk-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractContent } from '../contracts/public.ts'
import { shownBlocks } from '../texts/public.ts'
import { reasonsOf } from './contract-versions.query.ts'
import { requireVersion } from './stored-version.ts'

/** A version as text, with the values of its day and the numbers of the whole. */
export async function readVersion(
  db: CompanyDatabase,
  contractId: string,
  number: number,
  sight: Sight,
): Promise<Omit<ReadVersion, 'restoring'>> {
  const { id, name, keptAt, content } = await requireVersion(db, contractId, number)
  const { definitions, currency } = await readContractContent(db, contractId)
  const { document, locale } = content
  const resolved = resolveDocument(document, {
    definitions,
    locale,
    values: content.fields,
    currency: content.money.currency ?? currency,
  })
  const seen = seenIds(document, sight)
  const blocks = shownBlocks(resolved, locale)
    .filter(({ _id }) => seen.has(_id))
    .map((block) => ({ ...block, sections: block.sections.filter(({ _id }) => seen.has(_id)) }))
  const shown = new Set(usedVariables(resolved))
  const reasons = await reasonsOf(db, [id])
  return {
    number,
    name,
    keptAt: keptAt.toISOString(),
    reasons: reasons.get(id) ?? [],
    title: document.title,
    locale,
    blocks,
    labels: Object.fromEntries(
      definitions.flatMap(({ variable, label }) =>
        shown.has(variable) ? [[variable, label]] : [],
      ),
    ),
    hidesSomething: allSections(document).some((section) => !seen.has(section.id)),
  }
}

/** Of its blocks and sections. */
function seenIds({ blocks }: ContractDocument, { reader, hidden }: Sight): ReadonlySet<string> {
  const seen = sectionsSeenBy(blocks, reader).flatMap((block) => [
    block.id,
    ...block.sections.map(({ id }) => id),
  ])
  return new Set(seen.filter((id) => !hidden?.has(id)))
}
