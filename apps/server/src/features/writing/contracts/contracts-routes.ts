import { attachmentsEndpoints } from '@tacite/api/writing/attachments-endpoints.ts'
import { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { signedUploadsEndpoints } from '@tacite/api/writing/signed-uploads-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stageUpload } from '../../../platform/http/read-upload.ts'
import { sendFile, sendImage } from '../../../platform/http/send-file.ts'
import { renderPage } from '../../../platform/parsers/pdf/read-pdf.ts'
import { requireRight } from '../../people/access/public.ts'
import { originalFile } from './original-file.query.ts'
import { proposedFields } from './proposed-fields.query.ts'
import { templateOfUpload } from './template-of-upload.ts'
import { MAX_DOCUMENT_MEGABYTES, uploadDocument } from './upload-document.ts'
import { contractDocument } from './contract-document.query.ts'
import { newContractForm } from './new-contract-form.query.ts'
import { contractPage } from './contract-page.query.ts'
import { createContract } from './create-contract.ts'
import { deleteContract } from './delete-contract.ts'
import { downloadTogether } from './download-together.ts'
import { readFieldValues } from './field-values.ts'
import { setContractFields } from './set-contract-fields.ts'
import { textReader } from './text-reader.ts'
import { templateChoices } from './template-choices.query.ts'
import { updateDetails } from './update-details.ts'
import { signedUploadFile, uploadSignedPdf } from './upload-signed-pdf.ts'

export function contractsRoutes(deps: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(actor.companyId, work)
  return [
    route(contractsEndpoints.choices, ({ db, actor }) => newContractForm(db, actor)),
    route(contractsEndpoints.templates, ({ db, actor, query }) =>
      templateChoices(db, actor, query),
    ),
    route(contractsEndpoints.create, async ({ db, actor, body }) => {
      const { id, reference } = await createContract(deps, db, actor, body)
      return { _id: id, reference }
    }),
    route(contractsEndpoints.read, ({ db, level, actor, params }) =>
      contractPage(db, actor, params.contractId, level),
    ),
    route(contractsEndpoints.update, async ({ db, actor, params, body }) => {
      await updateDetails(deps, db, actor, params.contractId, body)
      // Whoever hands a contract over may have a lower level on it from now on.
      const level = await requireRight(db, actor, 'read', params.contractId)
      return contractPage(db, actor, params.contractId, level)
    }),
    route(contractsEndpoints.remove, async ({ db, actor, params }) => ({
      removalId: await deleteContract(deps, db, actor, params.contractId),
    })),
    route(contractsEndpoints.document, async ({ db, level, actor, params }) => {
      const reader = await textReader(db, actor, params.contractId, level)
      return contractDocument(db, params.contractId, reader)
    }),
    route(contractsEndpoints.setFields, async ({ db, actor, params, body }) => {
      await setContractFields(deps, db, actor, params.contractId, body)
      const { values } = await readFieldValues(db, params.contractId)
      return { values: values as typeof body.values }
    }),
    route(contractsEndpoints.upload, async ({ actor, request }) =>
      uploadDocument(deps, actor, await stageUpload(deps.files, request, MAX_DOCUMENT_MEGABYTES)),
    ),
    route(contractsEndpoints.placeholders, ({ db, actor, params }) =>
      proposedFields(db, actor, params.uploadId),
    ),
    route(contractsEndpoints.makeTemplate, ({ db, actor, params, body }) =>
      templateOfUpload(deps, db, actor, params.uploadId, body),
    ),
    route(signedUploadsEndpoints.upload, async ({ actor, request }) =>
      uploadSignedPdf(deps, actor, await stageUpload(deps.files, request, MAX_DOCUMENT_MEGABYTES)),
    ),
    route(signedUploadsEndpoints.pageImage, async ({ actor, params, query, reply }) => {
      const sha256 = await inCompany(actor, (db) => signedUploadFile(db, actor, params.uploadId))
      const file = await deps.files.open(actor.companyId, sha256)
      const png = await renderPage(file, params.page, query.width)
      return sendImage(reply, 'image/png', Buffer.from(png))
    }),
    route(contractsEndpoints.original, async ({ actor, params, query, reply }) => {
      const { contractId } = params
      const { sha256, name, mediaType } = await inCompany(actor, async (db) => {
        const level = await requireRight(db, actor, 'downloadOriginal', contractId)
        const reader = await textReader(db, actor, contractId, level)
        return originalFile(db, { contractId, version: query.version }, reader)
      })
      return sendFile(reply, {
        content: await deps.files.open(actor.companyId, sha256),
        name,
        mediaType,
      })
    }),
    route(attachmentsEndpoints.together, ({ actor, params, query, reply }) =>
      downloadTogether(deps, actor, { ...params, ...query, reply }),
    ),
  ]
}
