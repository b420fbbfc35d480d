import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { folderSource } from '../../settings/choices/public.ts'

/** Files a template in exactly these folders, as far as the person may see them: it stays in the others. */
export async function setTemplateFolders(
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  folderIds: readonly string[],
): Promise<void> {
  const { where } = folderSource(actor)
  const seen = sql<string>`(select folder.id from folder where ${where})`
  await db
    .delete('template_folder')
    .where('template_folder.template_id', '=', templateId)
    .where('template_folder.folder_id', 'in', seen)
    .where('template_folder.folder_id', '<>', sql<string>`all(${[...folderIds]}::uuid[])`)
    .execute()
  const { rows: known } = await sql<{ id: string }>`select folder.id from folder
    where ${where} and folder.id = any(${[...folderIds]}::uuid[]) for share`.execute(db.tx)
  if (known.length < new Set(folderIds).size)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'folderIds' })
  if (known.length === 0) return
  await db
    .insert(
      'template_folder',
      known.map(({ id }) => ({ template_id: templateId, folder_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
