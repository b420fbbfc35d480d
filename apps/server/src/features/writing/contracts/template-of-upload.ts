import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireText } from '../../settings/administration/public.ts'
import { insertTemplate } from '../templates/public.ts'
import { acceptPlaceholders } from './accept-placeholders.ts'
import { uploadWithPlaces } from './proposed-fields.query.ts'

/**
 * Creates a draft template from a file that was read before: its text, as far as it could be kept, with fields where
 * they were accepted.
 */
export async function templateOfUpload(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  uploadId: string,
  { title, locale, fields }: BodyOf<typeof contractsEndpoints.makeTemplate>,
): Promise<{ _id: string }> {
  if (fields.some(({ kind }) => kind === 'new')) requirePermission(actor, 'modules:tagged:field')
  requireText('title', title)
  const upload = await uploadWithPlaces(db, actor, uploadId)
  const document = await acceptPlaceholders(deps, db, actor, upload, fields)
  const template = { document: { ...document, title }, locale, description: '' }
  const id = await insertTemplate(deps, db, template, { writtenBy: actor.personId })
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: title }))
  return { _id: id }
}
