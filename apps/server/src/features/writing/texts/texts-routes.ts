import { blockLocksEndpoints as blockLocks } from '@tacite/api/writing/block-locks-endpoints.ts'
import { descriptionsEndpoints as descriptions } from '@tacite/api/writing/descriptions-endpoints.ts'
import { textsEndpoints as endpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { wordEndpoints } from '@tacite/api/writing/word-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { MIME_OF_KIND } from '../../../platform/parsers/file-kind.ts'
import { readUploadedFile } from '../../../platform/http/read-upload.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile, sendImage } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addSection, splitSection } from './add-section.ts'
import { addBlock, moveBlock, removeBlock, renameBlock, restoreBlock } from './arrange-blocks.ts'
import { moveSection, removeSection, restoreSection } from './arrange-sections.ts'
import { presentArrangement, presentRemoved } from './arrangement-presenter.ts'
import { describeBlock, describeSection } from './describe-part.ts'
import { lockBlock, unlockBlock } from './lock-block.ts'
import { lockSection } from './lock-section.ts'
import { numberSection } from './number-section.ts'
import { openText, openToChange, readerOf, type WritableText } from './open-text.ts'
import { previewText } from './preview-text.ts'
import { readSection, readSectionsOf } from './read-text.query.ts'
import { restoreVersion } from './restore-version.ts'
import { saveSection, saveSections } from './save-section.ts'
import { sectionVersion, sectionVersions } from './section-versions.query.ts'
import { setNumbering } from './set-numbering.ts'
import { textDocument } from './text-document.query.ts'
import { storeTextImage, MAX_IMAGE_MEGABYTES, requireTextImage } from './text-images.ts'
import type { TextOwners } from './text-owner.ts'
import { textRoutes } from './text-route.ts'
import { wordText } from './word-text.ts'

const WORD_FILE = MIME_OF_KIND.docx

/** Every operation on a text, whatever owns it. */
export function textsRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  const { reads, changes } = textRoutes(deps.textOwners)
  const arranged = async (
    { db, text }: { db: CompanyDatabase; text: WritableText },
    added: Promise<string[] | void>,
  ) => presentArrangement(db, text.id, (await added) ?? [])
  return [
    reads(endpoints.document, async ({ db, actor, text }) =>
      textDocument(
        db,
        text.id,
        await readerOf(db, actor, text),
        await text.rules.fieldsOf(db, text.owner.id),
      ),
    ),
    changes(endpoints.saveSection, async ({ db, actor, text, params, body }) => {
      await saveSection(deps, db, actor, text, { ...body, ...params })
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.saveSections, async ({ db, actor, text, body: { sections } }) => {
      await saveSections(deps, db, actor, text, sections)
      const sectionIds = sections.map(({ sectionId }) => sectionId)
      return readSectionsOf(db, text.id, sectionIds)
    }),
    changes(endpoints.addSection, async (call) => {
      const { db, actor, text, body } = call
      return presentArrangement(db, text.id, [await addSection(deps, db, actor, text, body)])
    }),
    changes(endpoints.splitSection, (call) => {
      const { db, actor, text, params, body } = call
      return arranged(call, splitSection(deps, db, actor, text, { ...body, ...params }))
    }),
    changes(endpoints.moveSection, (call) => {
      const { db, actor, text, params, body } = call
      const { sectionId } = params
      return arranged(call, moveSection(deps, db, actor, text, { sectionId, move: body }))
    }),
    changes(endpoints.removeSection, (call) => {
      const { db, actor, text, params } = call
      return arranged(call, removeSection(deps, db, actor, text, params.sectionId))
    }),
    changes(endpoints.restoreSection, (call) => {
      const { db, actor, text, params } = call
      return arranged(call, restoreSection(deps, db, actor, text, params.sectionId))
    }),
    changes(endpoints.setNumbering, ({ db, actor, text, body }) =>
      setNumbering(deps, db, actor, text, body.numbering),
    ),
    reads(endpoints.removedParts, ({ db, text }) => presentRemoved(db, text.id)),
    changes(endpoints.lockSection, async ({ db, actor, text, params, body }) => {
      await lockSection(deps, db, actor, text, { ...body, ...params })
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.numberSection, async ({ db, actor, text, params, body }) => {
      await numberSection(deps, db, actor, text, { ...body, ...params })
      return readSection(db, text.id, params.sectionId)
    }),
    reads(endpoints.sectionVersions, async ({ db, actor, text, params, query }) =>
      sectionVersions(db, params, await readerOf(db, actor, text), query),
    ),
    reads(endpoints.sectionVersion, async ({ db, actor, text, params }) =>
      sectionVersion(db, params, await readerOf(db, actor, text), params.version),
    ),
    changes(endpoints.restoreVersion, async ({ db, actor, text, params, body }) => {
      await restoreVersion(deps, db, actor, text, { ...params, currentVersion: body.version })
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.addBlock, (call) => {
      const { db, actor, text, body } = call
      return arranged(call, addBlock(deps, db, actor, text, body))
    }),
    changes(endpoints.updateBlock, (call) => {
      const { db, actor, text, params, body } = call
      return arranged(call, renameBlock(deps, db, actor, text, { ...body, ...params }))
    }),
    changes(endpoints.moveBlock, (call) => {
      const { db, actor, text, params, body } = call
      return arranged(call, moveBlock(deps, db, actor, text, { ...body, ...params }))
    }),
    changes(blockLocks.lock, ({ db, actor, text, params, body }) =>
      lockBlock(deps, db, actor, text, { ...body, ...params }),
    ),
    changes(blockLocks.unlock, ({ db, actor, text, params }) =>
      unlockBlock(deps, db, actor, text, params.blockId),
    ),
    changes(descriptions.ofSection, ({ db, actor, text, params, body }) =>
      describeSection(deps, db, actor, text, { ...body, ...params }),
    ),
    changes(descriptions.ofBlock, ({ db, actor, text, params, body }) =>
      describeBlock(deps, db, actor, text, { ...body, ...params }),
    ),
    changes(endpoints.removeBlock, (call) => {
      const { db, actor, text, params } = call
      return arranged(call, removeBlock(deps, db, actor, text, params.blockId))
    }),
    changes(endpoints.restoreBlock, (call) => {
      const { db, actor, text, params } = call
      return arranged(call, restoreBlock(deps, db, actor, text, params.blockId))
    }),
    route(endpoints.preview, async ({ actor, params, reply }) => {
      const { pdf, name } = await previewText(deps, actor, params.textId)
      return sendFile(reply, { content: pdf, name, mediaType: 'application/pdf', isInline: true })
    }),
    route(wordEndpoints.word, async ({ actor, params, reply }) => {
      const { file, name } = await wordText(deps, actor, params.textId)
      return sendFile(reply, { content: file, name, mediaType: WORD_FILE })
    }),
    route(endpoints.uploadImage, async ({ actor, params, request }) => {
      const { text: act } = endpoints.uploadImage
      const open = (db: CompanyDatabase) =>
        openToChange(deps.textOwners, db, actor, params.textId, act)
      // Before the body is read: whoever may not add an image sends none.
      await deps.inCompany(actor.companyId, open)
      const { bytes } = await readUploadedFile(request, MAX_IMAGE_MEGABYTES)
      return deps.inCompany(actor.companyId, async (db) =>
        storeTextImage(deps, db, actor, await open(db), bytes),
      )
    }),
    route(endpoints.image, async ({ actor, params, reply }) => {
      const mediaType = await deps.inCompany(actor.companyId, async (db) => {
        const { text: act } = endpoints.image
        const text = await openText(deps.textOwners, db, actor, params.textId, act)
        return requireTextImage(db, params, await readerOf(db, actor, text))
      })
      return sendImage(reply, mediaType, await deps.files.open(actor.companyId, params.sha256))
    }),
  ]
}
