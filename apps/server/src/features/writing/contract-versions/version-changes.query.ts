import type { QueryOf } from '@tacite/api/endpoint.ts'
import type {
  contractVersionsEndpoints,
  VersionChanges,
} from '@tacite/api/writing/contract-versions-endpoints.ts'
import type { Sight } from '@tacite/document/compare-parts.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { bindTo, changesBetween, readContractContent, statedNow } from '../contracts/public.ts'
import { requireVersion } from './stored-version.ts'

type Sides = QueryOf<(typeof contractVersionsEndpoints)['changes']>

/** What differs between two versions, or between one and the contract as it is. */
export async function versionChanges(
  db: CompanyDatabase,
  contractId: string,
  { from, to }: Sides,
  sight: Sight,
): Promise<VersionChanges> {
  const today = await readContractContent(db, contractId)
  const binding = bindTo(today)
  const contentOf = async (side: Sides['from']): Promise<StatedContent> =>
    side === 'now'
      ? statedNow(today, binding.leftOut)
      : (await requireVersion(db, contractId, side)).content
  const [before, after] = [await contentOf(from), await contentOf(to)]
  const { isUnchanged: _, ...changes } = changesBetween(today, before, after, sight)
  return { ...changes, seal: binding.hash }
}
