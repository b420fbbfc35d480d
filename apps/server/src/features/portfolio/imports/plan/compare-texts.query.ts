import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { visibleContracts } from '../../../people/access/public.ts'
import { requireVisible } from '../entries.query.ts'

/** More is not compared on a screen. */
const MOST_CHARACTERS = 60_000

/** The text of a row beside that of a file of the same import, or of a contract that the person sees. */
export async function compareTexts(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
  other: QueryOf<typeof importPlanEndpoints.compare>,
): Promise<ResponseOf<typeof importPlanEndpoints.compare>> {
  await requireVisible(db, actor, importId)
  const own = await entryText(db, importId, position)
  const beside =
    other.contractId === undefined
      ? await entryText(db, importId, other.position ?? position)
      : await contractText(db, actor, other.contractId)
  const cut = (side: typeof own) => ({ ...side, text: side.text.slice(0, MOST_CHARACTERS) })
  return {
    own: cut(own),
    other: cut(beside),
    isCut: Math.max(own.text.length, beside.text.length) > MOST_CHARACTERS,
  }
}

async function entryText(db: CompanyDatabase, importId: string, position: number) {
  const entry = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .select('import_entry.path')
    .executeTakeFirst()
  if (!entry) throw new Refused('NOT_FOUND', 'IMPORT_ENTRY_NOT_FOUND')
  const pages = await db
    .select('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', '=', position)
    .select('import_page.body')
    .orderBy('import_page.page')
    .execute()
  return { name: entry.path, text: pages.map(({ body }) => body).join('\n\n') }
}

async function contractText(db: CompanyDatabase, actor: Actor, contractId: string) {
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .where(visibleContracts(actor))
    .select('contract.title')
    .executeTakeFirst()
  if (!contract) throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
  const pages = await db
    .select('text_page')
    .where('text_page.contract_id', '=', contractId)
    .select('text_page.body')
    .orderBy('text_page.page')
    .execute()
  return { name: contract.title, text: pages.map(({ body }) => body).join('\n\n') }
}
