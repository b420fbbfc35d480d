import { signingEndpoints, type ContractSignature } from '@tacite/api/signing/signing-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stageUpload } from '../../../platform/http/read-upload.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendImage } from '../../../platform/http/send-file.ts'
import { requireRight } from '../../people/access/public.ts'
import { sendAnnex } from '../../writing/attachments/public.ts'
import { shownImageType } from '../../writing/texts/public.ts'
import { askForCode } from './ask-for-code.ts'
import { cancelSignature } from './cancel-signature.ts'
import { contractSignature } from './contract-signature.query.ts'
import { documentToSign, shownImages } from './document-to-sign.query.ts'
import { signatoryDisplayed, signatoryRead } from './display-document.ts'
import { resendInvitation } from './resend-invitation.ts'
import { sendForSignature } from './send-for-signature.ts'
import { requireInsideSigner } from './signer.ts'
import { signedPdf, sendSigningFile, shownPdf, type SigningFile } from './signing-files.ts'
import { signDocument } from './sign-document.ts'
import { MAX_VERIFIED_MEGABYTES, verifyUpload } from './verify-upload.ts'

/** Signing for people of the company: sending, following, and their own signature. */
export function signingRoutes(deps: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(actor.companyId, work)
  const show = (actor: Actor, contractId: string): Promise<ContractSignature> =>
    inCompany(actor, async (db) =>
      contractSignature(db, actor, contractId, await requireRight(db, actor, 'read', contractId)),
    )
  const read = (
    actor: Actor,
    contractId: string,
    file: (db: CompanyDatabase, contractId: string) => Promise<SigningFile>,
  ) =>
    inCompany(actor, async (db) => {
      await requireRight(db, actor, 'read', contractId)
      return file(db, contractId)
    })
  return [
    route(signingEndpoints.read, ({ db, level, actor, params }) =>
      contractSignature(db, actor, params.contractId, level),
    ),
    route(signingEndpoints.send, async ({ actor, params, body }) => {
      const { signatories: forms, passingOver } = body
      const signatories = { kind: 'chosen', forms, passingOver } as const
      await sendForSignature(deps, actor, params.contractId, signatories)
      return show(actor, params.contractId)
    }),
    route(signingEndpoints.reset, async ({ actor, params }) => {
      await sendForSignature(deps, actor, params.contractId, { kind: 'sameAgain' })
      return show(actor, params.contractId)
    }),
    route(signingEndpoints.cancel, async ({ db, level, actor, params }) => {
      await cancelSignature(deps, db, actor, params.contractId)
      return contractSignature(db, actor, params.contractId, level)
    }),
    route(signingEndpoints.resend, async ({ db, level, actor, params }) => {
      await resendInvitation(deps, db, actor, params)
      return contractSignature(db, actor, params.contractId, level)
    }),
    route(signingEndpoints.document, async ({ db, actor, params }) =>
      documentToSign(db, await requireInsideSigner(db, actor, params.contractId)),
    ),
    route(signingEndpoints.markDisplayed, async ({ db, actor, params, body, caller }) => {
      const signer = await requireInsideSigner(db, actor, params.contractId)
      const report = { ...body, ipAddress: caller.ip }
      await signatoryDisplayed(deps, db, signer.signatoryId, report)
    }),
    route(signingEndpoints.markRead, async ({ db, actor, params, caller }) => {
      const signer = await requireInsideSigner(db, actor, params.contractId)
      await signatoryRead(deps, db, signer.signatoryId, caller.ip)
    }),
    route(signingEndpoints.sendCode, async ({ db, actor, params, body, caller }) => {
      const signer = await requireInsideSigner(db, actor, params.contractId)
      return askForCode(deps, db, signer, { ...body, ipAddress: caller.ip })
    }),
    route(signingEndpoints.sign, async ({ actor, params, body, caller }) => {
      const signer = await inCompany(actor, (db) =>
        requireInsideSigner(db, actor, params.contractId),
      )
      await signDocument(deps, signer, body, caller)
      return inCompany(actor, (db) => documentToSign(db, signer))
    }),
    route(signingEndpoints.verify, ({ actor, params, request }) =>
      verifyUpload(deps, actor, params.contractId, () =>
        stageUpload(deps.files, request, MAX_VERIFIED_MEGABYTES),
      ),
    ),
    route(signingEndpoints.image, async ({ actor, params, reply }) => {
      // Only images of the document itself.
      const mediaType = await inCompany(actor, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        const { signatoryId } = await requireInsideSigner(db, actor, params.contractId)
        return shownImageType(db, await shownImages(db, signatoryId), params.sha256)
      })
      return sendImage(reply, mediaType, await deps.files.open(actor.companyId, params.sha256))
    }),
    route(signingEndpoints.annex, async ({ actor, params, reply }) => {
      await inCompany(actor, async (db) => {
        await requireRight(db, actor, 'read', params.contractId)
        await requireInsideSigner(db, actor, params.contractId)
      })
      const place = { companyId: actor.companyId, contractId: params.contractId }
      return sendAnnex(deps, reply, place, params.attachmentId)
    }),
    route(signingEndpoints.pdf, async ({ actor, params, reply }) =>
      sendSigningFile(deps, reply, actor.companyId, await read(actor, params.contractId, shownPdf)),
    ),
    route(signingEndpoints.signed, async ({ actor, params, reply }) =>
      sendSigningFile(
        deps,
        reply,
        actor.companyId,
        await read(actor, params.contractId, signedPdf),
      ),
    ),
  ]
}
