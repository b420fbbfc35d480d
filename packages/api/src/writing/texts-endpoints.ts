import { blockKinds, numberingStyles } from '@tacite/document/contract-document.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { replaces } from '../replaces.ts'
import { isTrimmed } from '../picture.ts'
import { paging, wholeNumber } from '../paging.ts'
import {
  arrangement,
  richText,
  section,
  sectionBody,
  sectionMove,
  sectionSave,
  sectionSaves,
  sectionVersion,
  textDocument,
} from './text-shapes.ts'

export const textParams = z.strictObject({ textId: z.uuid() })
const sectionParams = textParams.extend({ sectionId: z.uuid() })
export const blockParams = textParams.extend({ blockId: z.uuid() })
const versionParams = sectionParams.extend({ version: wholeNumber(1, 999_999_999) })
const blockBody = {
  name: z.string().trim().max(200),
  description: z.string().trim().max(1000).default(''),
}

/** Every operation on a text, whatever owns it: a contract, a template or a clause. */
export const textsEndpoints = {
  document: endpoint({
    method: 'GET',
    path: '/texts/:textId/document',
    access: 'textOwner',
    text: 'read',
    summary: 'A text: blocks, sections, the fields that it can show and their values.',
    params: textParams,
    response: textDocument,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/texts/:textId/preview',
    access: 'textOwner',
    text: 'read',
    summary: 'The current text as PDF/A, as far as the reader may see it.',
    params: textParams,
    response: 'stream',
    perMinute: 60,
  }),
  setNumbering: endpoint({
    method: 'PUT',
    path: '/texts/:textId/numbering',
    access: 'textOwner',
    text: 'write',
    summary: 'Change how the sections of the text are numbered.',
    params: textParams,
    body: z.strictObject({ numbering: z.enum(numberingStyles) }),
    response: null,
  }),
  saveSection: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections/:sectionId',
    access: 'textOwner',
    text: 'write',
    summary:
      'Save a section on top of the version that was read; 412 with the other text when another save came first.',
    params: sectionParams,
    body: sectionSave,
    response: section,
  }),
  saveSections: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections',
    access: 'textOwner',
    text: 'write',
    summary: 'Save sections together, as one by one: all of them, or none when one is refused.',
    params: textParams,
    body: z.strictObject({ sections: sectionSaves }),
    response: z.array(section),
  }),
  addSection: endpoint({
    method: 'POST',
    path: '/texts/:textId/sections',
    access: 'textOwner',
    text: 'write',
    summary: 'Add a section after another and its subsections, or at the end of a block.',
    params: textParams,
    body: z.strictObject({
      ...sectionBody,
      blockId: z.uuid(),
      afterSectionId: z.uuid().nullable(),
      /** The clause that it is made of, in a published version. */
      clause: z
        .strictObject({ clauseId: z.uuid(), version: z.number().int().positive() })
        .optional(),
    }),
    response: arrangement,
    status: 201,
  }),
  splitSection: endpoint({
    method: 'POST',
    path: '/texts/:textId/sections/:sectionId/split',
    access: 'textOwner',
    text: 'write',
    summary:
      'Split a section where part of its text becomes a title; 412 when another save came first.',
    params: sectionParams,
    body: z.strictObject({
      version: z.number().int(),
      /** What stays. */
      title: sectionBody.title,
      audience: sectionBody.audience,
      content: richText,
      /** What becomes the next section. */
      newTitle: sectionBody.title,
      newLevel: sectionBody.level,
      newContent: richText,
    }),
    response: arrangement,
    status: 201,
  }),
  moveSection: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections/:sectionId/place',
    access: 'textOwner',
    text: 'write',
    summary: 'Move a section with its subsections, or change their level.',
    params: sectionParams,
    body: sectionMove,
    response: arrangement,
  }),
  removeSection: endpoint({
    method: 'DELETE',
    path: '/texts/:textId/sections/:sectionId',
    access: 'textOwner',
    text: 'write',
    summary: 'Remove a section with its subsections; they can be restored.',
    params: sectionParams,
    response: arrangement,
  }),
  restoreSection: endpoint({
    method: 'POST',
    path: '/texts/:textId/sections/:sectionId/restored',
    access: 'textOwner',
    text: 'write',
    summary: 'Restore a removed section in its place, with the subsections removed with it.',
    params: sectionParams,
    response: arrangement,
  }),
  removedParts: endpoint({
    method: 'GET',
    path: '/texts/:textId/removed',
    access: 'textOwner',
    text: 'write',
    summary: 'Removed blocks and sections that can be restored, latest first.',
    params: textParams,
    response: z.object({
      value: z.array(
        z.object({
          _id: z.uuid(),
          kind: z.enum(['section', 'block']),
          name: z.string(),
          removedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  lockSection: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections/:sectionId/lock',
    access: 'textOwner',
    text: 'write',
    summary:
      'Lock a section against changes; the person who locked it and the owners may unlock it.',
    params: sectionParams,
    body: z.strictObject({ isLocked: z.boolean() }),
    response: section,
  }),
  numberSection: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections/:sectionId/numbering',
    access: 'textOwner',
    text: 'write',
    summary:
      'Exclude a section and its subsections from the numbering of the text, or include them again.',
    params: sectionParams,
    body: z.strictObject({ isNumbered: z.boolean() }),
    response: section,
  }),
  sectionVersions: endpoint({
    method: 'GET',
    path: '/texts/:textId/sections/:sectionId/versions',
    access: 'textOwner',
    text: 'listVersions',
    summary: 'Earlier versions of a section, newest first.',
    params: sectionParams,
    query: z.strictObject(paging(50)),
    response: z.object({ value: z.array(sectionVersion), count: z.number().int() }),
  }),
  sectionVersion: endpoint({
    method: 'GET',
    path: '/texts/:textId/sections/:sectionId/versions/:version',
    access: 'textOwner',
    text: 'listVersions',
    summary: 'The text of a section in an earlier version.',
    params: versionParams,
    response: sectionVersion.extend({ content: richText }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/texts/:textId/sections/:sectionId/versions/:version/restored',
    access: 'textOwner',
    text: 'restoreVersion',
    summary: 'Restore an earlier version of a section; the replaced text is kept as a version.',
    params: versionParams,
    /** The version that the person is looking at: 412 when another save came first. */
    body: z.strictObject({ version: z.number().int() }),
    response: section,
  }),
  addBlock: endpoint({
    method: 'POST',
    path: '/texts/:textId/blocks',
    access: 'textOwner',
    text: 'write',
    summary: 'Add an annex, a body or a signature block.',
    params: textParams,
    body: z.strictObject({
      ...blockBody,
      kind: z.enum(blockKinds),
      afterBlockId: z.uuid().nullable().default(null),
    }),
    response: arrangement,
    status: 201,
  }),
  updateBlock: endpoint({
    method: 'PUT',
    path: '/texts/:textId/blocks/:blockId',
    access: 'textOwner',
    text: 'write',
    summary: 'Rename a block.',
    params: blockParams,
    body: z.strictObject({ ...blockBody, ...replaces(blockBody.name) }),
    response: arrangement,
  }),
  moveBlock: endpoint({
    method: 'PUT',
    path: '/texts/:textId/blocks/:blockId/place',
    access: 'textOwner',
    text: 'write',
    summary: 'Move a block to a position counted from 0.',
    params: blockParams,
    body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
    response: arrangement,
  }),
  removeBlock: endpoint({
    method: 'DELETE',
    path: '/texts/:textId/blocks/:blockId',
    access: 'textOwner',
    text: 'deleteBlock',
    summary: 'Remove a block with its sections; it can be restored.',
    params: blockParams,
    response: arrangement,
  }),
  restoreBlock: endpoint({
    method: 'POST',
    path: '/texts/:textId/blocks/:blockId/restored',
    access: 'textOwner',
    text: 'write',
    summary: 'Restore a removed block in its place.',
    params: blockParams,
    response: arrangement,
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/texts/:textId/images',
    access: 'textOwner',
    text: 'write',
    summary: 'Upload a PNG, JPEG or WebP image for the text.',
    params: textParams,
    upload: 'multipart',
    response: z.object({
      sha256: z.string(),
      widthPx: z.number().int(),
      heightPx: z.number().int(),
      isTrimmed,
    }),
    status: 201,
    perMinute: 60,
  }),
  image: endpoint({
    method: 'GET',
    path: '/texts/:textId/images/:sha256',
    access: 'textOwner',
    text: 'read',
    summary: 'An image of the text.',
    params: textParams.extend({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: 'stream',
  }),
}
