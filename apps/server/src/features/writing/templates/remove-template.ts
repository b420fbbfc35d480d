import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { rowsBelowText, textRow } from '../texts/public.ts'
import { templateRecord } from './template-rows.query.ts'

/** Only a template that no contract was made of can be deleted: the others name it for ever, and it is retired instead. */
export async function removeTemplate(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
): Promise<{ removalId: string }> {
  await lockRow(db, 'template', templateId)
  const { title, textId, contracts } = await templateRecord(db, actor, templateId)
  if (contracts > 0) throw new Refused('STATE', { code: 'TEMPLATE_USED', params: { contracts } })
  const ids = [templateId]
  const removalId = await removeObject(deps, db, actor, {
    kind: 'template',
    objectId: templateId,
    label: title,
    rows: [
      // Its translations stand by themselves.
      { table: 'template', clears: 'translated_from', ids },
      ...rowsBelowText(textId),
      { table: 'template_version_file', column: 'template_id', ids },
      { table: 'template_file', column: 'template_id', ids },
      { table: 'template_version', column: 'template_id', ids },
      { table: 'template_folder', column: 'template_id', ids },
      { table: 'template_group', column: 'template_id', ids },
      { table: 'template_person', column: 'template_id', ids },
      { table: 'template', column: 'id', ids },
      textRow(textId),
    ],
  })
  return { removalId }
}
