import { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { readUploadedFile } from '../../platform/http/read-upload.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { sendImage } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { addSection, splitSection } from './add-section.ts'
import { addBlock, moveBlock, removeBlock, renameBlock, restoreBlock } from './arrange-blocks.ts'
import { moveSection, removeSection, restoreSection } from './arrange-sections.ts'
import { presentArrangement, presentRemoved } from './arrangement-presenter.ts'
import { detailChoices } from './contract-choices.query.ts'
import { readSection } from './contract-document.query.ts'
import { lockSection } from './lock-section.ts'
import { numberSection } from './number-section.ts'
import { restoreVersion } from './restore-version.ts'
import { sectionVersion, sectionVersions } from './section-versions.query.ts'
import { textReader } from './text-reader.ts'
import { MAX_IMAGE_MEGABYTES, keepTextImage, requireTextImage } from './text-images.ts'

const endpoints = contractTextEndpoints

/** The acts on a contract's text beyond saving a section: arranging it, its versions, its images. */
export function contractTextRoutes(parts: Platform): Route[] {
  /** An act on the arrangement answers with the whole arrangement, and with what is new in it. */
  const arranged = async (
    db: CompanyDatabase,
    contractId: string,
    added: Promise<string[] | void>,
  ) => presentArrangement(db, contractId, (await added) ?? [])
  return [
    route(endpoints.addSection, async ({ db, actor, params, body }) => {
      const added = await addSection(parts, db, actor, params.contractId, body)
      return presentArrangement(db, params.contractId, [added])
    }),
    route(endpoints.splitSection, ({ db, actor, params, body }) =>
      arranged(db, params.contractId, splitSection(parts, db, actor, params, body)),
    ),
    route(endpoints.moveSection, ({ db, actor, params, body }) =>
      arranged(db, params.contractId, moveSection(parts, db, actor, params, body)),
    ),
    route(endpoints.removeSection, ({ db, actor, params }) =>
      arranged(db, params.contractId, removeSection(parts, db, actor, params)),
    ),
    route(endpoints.restoreSection, ({ db, actor, params }) =>
      arranged(db, params.contractId, restoreSection(parts, db, actor, params)),
    ),
    route(endpoints.removedText, ({ db, params }) => presentRemoved(db, params.contractId)),
    route(endpoints.lockSection, async ({ db, actor, params, body }) => {
      await lockSection(parts, db, actor, params, body.isLocked)
      return readSection(db, params.contractId, params.sectionId)
    }),
    route(endpoints.numberSection, async ({ db, actor, params, body }) => {
      await numberSection(parts, db, actor, params, body.isNumbered)
      return readSection(db, params.contractId, params.sectionId)
    }),
    route(endpoints.sectionVersions, async ({ db, level, actor, params, query }) => {
      const reader = await textReader(db, actor, params.contractId, level)
      return sectionVersions(db, params, reader, query)
    }),
    route(endpoints.sectionVersion, async ({ db, level, actor, params }) => {
      const reader = await textReader(db, actor, params.contractId, level)
      return sectionVersion(db, params, reader, params.version)
    }),
    route(endpoints.restoreVersion, async ({ db, actor, params, body }) => {
      await restoreVersion(parts, db, actor, params, body.version)
      return readSection(db, params.contractId, params.sectionId)
    }),
    route(endpoints.addBlock, ({ db, actor, params, body }) =>
      arranged(db, params.contractId, addBlock(parts, db, actor, params.contractId, body)),
    ),
    route(endpoints.updateBlock, ({ db, actor, params, body }) =>
      arranged(db, params.contractId, renameBlock(parts, db, actor, params, body)),
    ),
    route(endpoints.moveBlock, ({ db, actor, params, body }) =>
      arranged(db, params.contractId, moveBlock(parts, db, actor, params, body.position)),
    ),
    route(endpoints.removeBlock, ({ db, actor, params }) =>
      arranged(db, params.contractId, removeBlock(parts, db, actor, params)),
    ),
    route(endpoints.restoreBlock, ({ db, actor, params }) =>
      arranged(db, params.contractId, restoreBlock(parts, db, actor, params)),
    ),
    route(endpoints.uploadImage, async ({ actor, params, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_IMAGE_MEGABYTES)
      return parts.inCompany(actor.companyId, (db) =>
        keepTextImage(parts, db, actor, params.contractId, bytes),
      )
    }),
    route(endpoints.image, async ({ actor, params, reply }) => {
      const mediaType = await parts.inCompany(actor.companyId, async (db) => {
        const level = await requireLevel(db, actor, params.contractId, 'reader')
        const reader = await textReader(db, actor, params.contractId, level)
        return requireTextImage(db, params, reader)
      })
      return sendImage(reply, mediaType, await parts.files.open(actor.companyId, params.sha256))
    }),
    route(endpoints.detailChoices, ({ db, actor, params }) =>
      detailChoices(db, actor, params.contractId),
    ),
  ]
}
