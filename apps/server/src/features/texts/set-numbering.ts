import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'

/** How the numbers of a text are written, from now on. */
export async function setNumbering(
  db: CompanyDatabase,
  textId: string,
  numbering: NumberingStyle,
): Promise<void> {
  await db.update('text').set({ numbering }).where('text.id', '=', textId).execute()
}
