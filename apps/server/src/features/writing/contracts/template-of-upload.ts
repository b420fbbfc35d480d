import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireText } from '../../settings/administration/public.ts'
import { insertTemplate } from '../templates/public.ts'
import { readUpload } from './starting-document.ts'

/** Creates a draft template from a file that was read before: its text, as far as it could be kept. */
export async function templateOfUpload(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
  { title, locale }: BodyOf<typeof contractsEndpoints.makeTemplate>,
): Promise<{ _id: string }> {
  requireText('title', title)
  const { document } = await readUpload(db, actor, uploadId, 'draft')
  const template = { document: { ...document, title }, locale, description: '' }
  const id = await insertTemplate(deps, db, template, { writtenBy: actor.personId })
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: title }))
  return { _id: id }
}
