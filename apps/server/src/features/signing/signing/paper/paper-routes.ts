import { paperEndpoints } from '@tacite/api/signing/paper-endpoints.ts'
import type { ContractSignature } from '@tacite/api/signing/signing-endpoints.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import { stageUpload } from '../../../../platform/http/read-upload.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { sendFile } from '../../../../platform/http/send-file.ts'
import { renderPage } from '../../../../platform/parsers/pdf/read-pdf.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireAct, requireRight } from '../../../people/access/public.ts'
import { contractSignature } from '../contract-signature.query.ts'
import { sendForSignature } from '../send-for-signature.ts'
import { fileScan } from './file-scan.ts'
import { markSigned } from './mark-signed.ts'
import { pendingScan, receivedScan } from './scan-repository.ts'
import { signedOnPaper } from './signed-on-paper.query.ts'
import { MAX_SCAN_MEGABYTES, uploadScan } from './upload-scan.ts'

/** Wide enough to read a page of an uploaded scan on a large screen. */
const PAGE_WIDTH_PX = 1_000

/** Contracts signed outside the product: printed, marked as signed, their scan. */
export function paperRoutes(deps: Platform): Route[] {
  const show = (actor: Actor, contractId: string): Promise<ContractSignature> =>
    deps.inCompany(actor.companyId, async (db) =>
      contractSignature(db, actor, contractId, await requireRight(db, actor, 'read', contractId)),
    )
  return [
    route(paperEndpoints.read, ({ db, level, actor, params }) =>
      signedOnPaper(db, actor, params.contractId, level),
    ),
    route(paperEndpoints.print, async ({ actor, params, body }) => {
      const { signatories: names, passingOver } = body
      await sendForSignature(deps, actor, params.contractId, {
        kind: 'onPaper',
        names,
        passingOver,
      })
      return show(actor, params.contractId)
    }),
    route(paperEndpoints.markSigned, async ({ db, level, actor, params, body }) => {
      await markSigned(deps, db, actor, params.contractId, body)
      return contractSignature(db, actor, params.contractId, level)
    }),
    route(paperEndpoints.uploadScan, ({ actor, params, request }) =>
      uploadScan(deps, actor, params.contractId, () =>
        stageUpload(deps.files, request, MAX_SCAN_MEGABYTES),
      ),
    ),
    route(paperEndpoints.scanPage, async ({ actor, params, reply }) => {
      const { sha256 } = await deps.inCompany(actor.companyId, async (db) => {
        await requireAct(db, actor, 'uploadScan', params.contractId)
        return pendingScan(db, actor, params)
      })
      const file = await deps.files.open(actor.companyId, sha256)
      const png = await renderPage(file, params.page, PAGE_WIDTH_PX)
      return reply
        .header('cache-control', 'private, max-age=600')
        .header('content-type', 'image/png')
        .send(Buffer.from(png))
    }),
    route(paperEndpoints.fileScan, async ({ actor, params, body }) => {
      await fileScan(deps, actor, params, body)
      return show(actor, params.contractId)
    }),
    route(paperEndpoints.receivedScan, async ({ actor, params, reply }) => {
      const { sha256, name } = await deps.inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'downloadSigned', params.contractId)
        return receivedScan(db, params.contractId)
      })
      const content = await deps.files.open(actor.companyId, sha256, { recheck: true })
      return sendFile(reply, { content, name, mediaType: 'application/pdf' })
    }),
  ]
}
