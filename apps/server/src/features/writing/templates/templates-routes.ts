import { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newId } from '../../../platform/new-id.ts'
import { recordRoutes } from '../../settings/administration/public.ts'
import { addShipped } from './add-shipped.ts'
import { publishTemplate, reinstateTemplate, retireTemplate } from './change-state.ts'
import { previewText, type TextOwners } from '../texts/public.ts'
import { copyTemplate } from './copy-template.ts'
import { readPublished } from './published-template.query.ts'
import { removeTemplate } from './remove-template.ts'
import { createTemplate, updateTemplate } from './save-template.ts'
import { setStart } from './set-start.ts'
import { shippedTemplates } from './shipped-templates.query.ts'
import { templateChanges } from './template-changes.query.ts'
import { templateList, templateRecord } from './template-rows.query.ts'
import { templateVersions } from './versions.query.ts'
import { readWritten } from './written-template.query.ts'

export function templatesRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  return [
    route(templatesEndpoints.shipped, ({ db, actor }) =>
      shippedTemplates(db, actor, () => newId(deps.clock.now())),
    ),
    route(templatesEndpoints.addShipped, ({ db, actor, body }) =>
      addShipped(deps, db, actor, body),
    ),
    route(templatesEndpoints.copy, ({ db, actor, params }) =>
      copyTemplate(deps, db, actor, params.templateId),
    ),
    route(templatesEndpoints.published, async ({ db, actor, params }) => {
      const { id, textId, version, title, document } = await readPublished(
        db,
        actor,
        params.templateId,
      )
      return { _id: id, textId, version, title, document: { ...document } }
    }),
    route(templatesEndpoints.setStart, ({ db, actor, params, body }) =>
      setStart(deps, db, actor, params.templateId, body),
    ),
    route(templatesEndpoints.trial, async ({ actor, params, query, reply }) => {
      const { textId } = await deps.inCompany(actor.companyId, (db) =>
        readWritten(db, params.templateId),
      )
      const { pdf, name } = await previewText(deps, actor, textId, query.values)
      return sendFile(reply, { content: pdf, name, mediaType: 'application/pdf', isInline: true })
    }),
    route(templatesEndpoints.versions, ({ db, params, query }) =>
      templateVersions(db, params.templateId, query),
    ),
    route(templatesEndpoints.changes, ({ db, actor, params, query }) =>
      templateChanges(db, params.templateId, { to: query.to, locale: actor.locale }),
    ),
    route(templatesEndpoints.publish, ({ db, actor, params, body }) =>
      publishTemplate(deps, db, actor, params.templateId, body),
    ),
    route(templatesEndpoints.retire, ({ db, actor, params, body }) =>
      retireTemplate(deps, db, actor, params.templateId, body),
    ),
    route(templatesEndpoints.reinstate, ({ db, actor, params }) =>
      reinstateTemplate(deps, db, actor, params.templateId),
    ),
    ...recordRoutes(deps, templatesEndpoints, {
      list: (db, _, asked, reader) => templateList(db, reader, asked),
      read: (db, id, _, reader) => templateRecord(db, reader, id),
      create: createTemplate,
      update: updateTemplate,
      remove: removeTemplate,
    }),
  ]
}
