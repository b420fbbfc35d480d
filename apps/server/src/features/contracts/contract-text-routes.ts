import { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
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
import { readUploadedFile } from './read-upload.ts'
import { textReader } from './text-reader.ts'
import { MAX_IMAGE_MEGABYTES, keepTextImage, requireTextImage, sendImage } from './text-images.ts'

const endpoints = contractTextEndpoints

/** The acts on a contract's text beyond saving a section: arranging it, its versions, its images. */
export function contractTextRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  const arranged = (
    actor: Actor,
    contractId: string,
    act: (db: CompanyDatabase) => Promise<string[] | void>,
  ) => inCompany(actor, async (db) => presentArrangement(db, contractId, (await act(db)) ?? []))
  const asReader = <R>(
    actor: Actor,
    contractId: string,
    read: (db: CompanyDatabase, reader: TextReader) => Promise<R>,
  ) =>
    inCompany(actor, async (db) => {
      const level = await requireLevel(db, actor, contractId, 'reader')
      return read(db, await textReader(db, actor, contractId, level))
    })

  return [
    route(endpoints.addSection, ({ actor, params, body }) =>
      arranged(actor, params.contractId, async (db) => [
        await addSection(parts, db, actor, params.contractId, body),
      ]),
    ),
    route(endpoints.splitSection, ({ actor, params, body }) =>
      arranged(actor, params.contractId, (db) => splitSection(parts, db, actor, params, body)),
    ),
    route(endpoints.moveSection, ({ actor, params, body }) =>
      arranged(actor, params.contractId, (db) => moveSection(parts, db, actor, params, body)),
    ),
    route(endpoints.removeSection, ({ actor, params }) =>
      arranged(actor, params.contractId, (db) => removeSection(parts, db, actor, params)),
    ),
    route(endpoints.restoreSection, ({ actor, params }) =>
      arranged(actor, params.contractId, (db) => restoreSection(parts, db, actor, params)),
    ),
    route(endpoints.removedText, ({ actor, params }) =>
      inCompany(actor, async (db) => {
        await requireLevel(db, actor, params.contractId, 'editor')
        return presentRemoved(db, params.contractId)
      }),
    ),
    route(endpoints.lockSection, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await lockSection(parts, db, actor, params, body.isLocked)
        return readSection(db, params.contractId, params.sectionId)
      }),
    ),
    route(endpoints.numberSection, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await numberSection(parts, db, actor, params, body.isNumbered)
        return readSection(db, params.contractId, params.sectionId)
      }),
    ),
    route(endpoints.sectionVersions, ({ actor, params, query }) =>
      asReader(actor, params.contractId, (db, reader) =>
        sectionVersions(db, params, reader, query),
      ),
    ),
    route(endpoints.sectionVersion, ({ actor, params }) =>
      asReader(actor, params.contractId, (db, reader) =>
        sectionVersion(db, params, reader, params.version),
      ),
    ),
    route(endpoints.restoreVersion, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await restoreVersion(parts, db, actor, params, body.version)
        return readSection(db, params.contractId, params.sectionId)
      }),
    ),
    route(endpoints.addBlock, ({ actor, params, body }) =>
      arranged(actor, params.contractId, (db) =>
        addBlock(parts, db, actor, params.contractId, body),
      ),
    ),
    route(endpoints.updateBlock, ({ actor, params, body }) =>
      arranged(actor, params.contractId, (db) => renameBlock(parts, db, actor, params, body)),
    ),
    route(endpoints.moveBlock, ({ actor, params, body }) =>
      arranged(actor, params.contractId, (db) =>
        moveBlock(parts, db, actor, params, body.position),
      ),
    ),
    route(endpoints.removeBlock, ({ actor, params }) =>
      arranged(actor, params.contractId, (db) => removeBlock(parts, db, actor, params)),
    ),
    route(endpoints.restoreBlock, ({ actor, params }) =>
      arranged(actor, params.contractId, (db) => restoreBlock(parts, db, actor, params)),
    ),
    route(endpoints.uploadImage, async ({ actor, params, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_IMAGE_MEGABYTES)
      return inCompany(actor, (db) => keepTextImage(parts, db, actor, params.contractId, bytes))
    }),
    route(endpoints.image, async ({ actor, params, reply }) => {
      const mediaType = await asReader(actor, params.contractId, (db, reader) =>
        requireTextImage(db, params, reader),
      )
      return sendImage(reply, mediaType, await parts.files.read(actor.companyId, params.sha256))
    }),
    route(endpoints.detailChoices, ({ actor, params }) =>
      inCompany(actor, async (db) => {
        await requireLevel(db, actor, params.contractId, 'editor')
        return detailChoices(db, actor, params.contractId)
      }),
    ),
  ]
}
