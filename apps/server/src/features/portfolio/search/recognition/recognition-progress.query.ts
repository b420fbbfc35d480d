import type { RecognitionProgress } from '@tacite/api/portfolio/search-endpoints.ts'
import type { PageFailure } from '@tacite/domain/recognition/page-states.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

/** Pages named at most; the counts are complete. */
const MOST_NAMED = 100

/** How far the pages without text of a signed document are; null: it has none. */
export async function recognitionProgress(
  db: CompanyDatabase,
  contractId: string,
): Promise<RecognitionProgress | null> {
  const pages = await db
    .select('scanned_page')
    .where('scanned_page.contract_id', '=', contractId)
    .select(['page', 'state', 'failure', 'engine', 'confidence'])
    .orderBy('page')
    .limit(10_000)
    .execute()
  if (pages.length === 0) return null
  const of = (...states: string[]) => pages.filter(({ state }) => states.includes(state))
  const illegible = of('illegible')
  const failed = of('failed')
  return {
    waiting: of('waiting', 'reading').length,
    reading: of('reading').map(({ page }) => page),
    recognised: of('recognised').length,
    illegible: {
      pages: illegible.slice(0, MOST_NAMED).map(({ page }) => page),
      count: illegible.length,
    },
    failed: {
      pages: failed
        .slice(0, MOST_NAMED)
        .map(({ page, failure }) => ({ page, why: failure as PageFailure })),
      count: failed.length,
    },
  }
}
