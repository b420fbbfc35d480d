import { templateFilesEndpoints } from '@tacite/api/writing/template-files-endpoints.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { sendFile } from '../../../../platform/http/send-file.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readWritten } from '../written-template.query.ts'
import { addFile } from './add-file.ts'
import { moveFile, removeFile, renameFile } from './change-files.ts'
import { countingHash, presentFile, templateFile } from './template-files.query.ts'

export function templateFilesRoutes(deps: Platform): Route[] {
  return [
    route(templateFilesEndpoints.list, async ({ db, params }) => ({
      value: (await readWritten(db, params.templateId)).files.map(presentFile),
    })),
    route(templateFilesEndpoints.add, ({ actor, params, request }) =>
      addFile(deps, actor, { ...params, request }),
    ),
    route(templateFilesEndpoints.rename, ({ db, actor, params, body }) =>
      renameFile(deps, db, actor, params, body),
    ),
    route(templateFilesEndpoints.move, async ({ db, actor, params, body }) => ({
      value: (await moveFile(deps, db, actor, { ...params, ...body })).map(presentFile),
    })),
    route(templateFilesEndpoints.remove, async ({ db, actor, params }) => ({
      removalId: await removeFile(deps, db, actor, params),
    })),
    route(templateFilesEndpoints.download, async ({ actor, params, query, reply }) => {
      const file = await deps.inCompany(actor.companyId, (db) =>
        templateFile(db, params, query.version),
      )
      return sendFile(reply, {
        content: await deps.files.open(actor.companyId, countingHash(file)),
        name: file.fileName,
        mediaType: file.mediaType,
      })
    }),
  ]
}
