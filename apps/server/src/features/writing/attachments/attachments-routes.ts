import { attachmentsEndpoints } from '@tacite/api/writing/attachments-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile, sendImage } from '../../../platform/http/send-file.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { fileRefused } from '../../../platform/parsers/parser-refusal.ts'
import { renderPage } from '../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight } from '../../people/access/public.ts'
import { addAttachment, addVersion } from './add-attachment.ts'
import { contractAttachments } from './attachments.query.ts'
import { changeAttachment } from './change-attachment.ts'
import { deleteAttachment } from './delete-attachment.ts'
import { moveAttachment } from './move-attachment.ts'
import { versionFile } from './version-file.query.ts'

export function attachmentsRoutes(deps: Platform): Route[] {
  return [
    route(attachmentsEndpoints.list, ({ db, actor, level, params }) =>
      contractAttachments(db, actor, params.contractId, level),
    ),
    route(attachmentsEndpoints.add, ({ actor, params, query, request }) =>
      addAttachment(deps, actor, { ...params, ...query, request }),
    ),
    route(attachmentsEndpoints.addVersion, ({ actor, params, request }) =>
      addVersion(deps, actor, { ...params, request }),
    ),
    route(attachmentsEndpoints.change, ({ db, actor, params, body }) =>
      changeAttachment(deps, db, actor, params, body),
    ),
    route(attachmentsEndpoints.move, async ({ db, actor, level, params, body }) => {
      await moveAttachment(deps, db, actor, { ...params, ...body })
      return contractAttachments(db, actor, params.contractId, level)
    }),
    route(attachmentsEndpoints.remove, async ({ db, actor, params }) => ({
      removalId: await deleteAttachment(deps, db, actor, params),
    })),
    route(attachmentsEndpoints.download, async ({ actor, params, query, reply }) => {
      const file = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'downloadAttachments', params.contractId)
        return versionFile(db, params, query)
      })
      return sendFile(reply, {
        content: await deps.files.open(actor.companyId, file.sha256),
        name: file.fileName,
        mediaType: file.mediaType,
      })
    }),
    route(attachmentsEndpoints.page, async ({ actor, params, query, reply }) => {
      const { sha256, mediaType } = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        return versionFile(db, params, query)
      })
      const file = await deps.files.open(actor.companyId, sha256)
      if (mediaType === MIME_OF_KIND.pdf) {
        const page = await renderPage(file, params.page, query.width)
        return sendImage(reply, MIME_OF_KIND.png, Buffer.from(page))
      }
      if (params.page > 1 || !mediaType.startsWith('image/'))
        throw fileRefused('FILE_PAGE_MISSING', { page: params.page, pages: 0 })
      return sendImage(reply, mediaType, file)
    }),
  ]
}
