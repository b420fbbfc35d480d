import type { TemplateRecord } from '@tacite/api/writing/templates-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent, withReason } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertVersion } from './insert-version.ts'
import { isAsPublished } from './template-changes.query.ts'
import { templateRecord } from './template-rows.query.ts'
import { readWritten } from './written-template.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Publishes a template as it is written: new contracts start from it, those made before keep theirs.
 *
 * @throws Refused STATE while it is retired, has no words, or says what its last version says
 */
export async function publishTemplate(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  { note }: { note: string },
): Promise<TemplateRecord> {
  await lockRow(db, 'template', templateId)
  const { title, state } = await templateRecord(db, actor, templateId)
  if (state === 'retired') throw new Refused('STATE', 'TEMPLATE_RETIRED')
  const written = await readWritten(db, templateId)
  if (!allSections(written.document).some(({ content }) => plainText(content).trim() !== ''))
    throw new Refused('STATE', 'TEMPLATE_EMPTY')
  if (await isAsPublished(db, templateId, written))
    throw new Refused('STATE', {
      code: 'TEMPLATE_UNCHANGED',
      params: { version: written.version! },
    })
  const version = await insertVersion(deps, db, templateId, { note, publishedBy: actor.personId })
  const event = namedEvent(
    actor,
    'template.published',
    { id: templateId, name: title },
    { version },
  )
  await deps.events.record(db, withReason(event, note))
  return templateRecord(db, actor, templateId)
}

/** Offers a template no more; retired already, it stays so. */
export async function retireTemplate(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  { reason }: { reason: string },
): Promise<TemplateRecord> {
  await lockRow(db, 'template', templateId)
  const { title, state } = await templateRecord(db, actor, templateId)
  if (state !== 'retired') {
    await db
      .update('template')
      .set({ retired_at: clock.now(), retired_by: actor.personId })
      .where('template.id', '=', templateId)
      .execute()
    const event = namedEvent(actor, 'template.retired', { id: templateId, name: title })
    await events.record(db, withReason(event, reason))
  }
  return templateRecord(db, actor, templateId)
}

/** Offers a retired template again, in its last published version. */
export async function reinstateTemplate(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
): Promise<TemplateRecord> {
  await lockRow(db, 'template', templateId)
  const { title, state } = await templateRecord(db, actor, templateId)
  if (state === 'retired') {
    await db
      .update('template')
      .set({ retired_at: null, retired_by: null })
      .where('template.id', '=', templateId)
      .execute()
    const named = { id: templateId, name: title }
    await events.record(db, namedEvent(actor, 'template.reinstated', named))
  }
  return templateRecord(db, actor, templateId)
}
