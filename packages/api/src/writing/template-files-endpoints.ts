import { PRINT_OBSTACLES } from '@tacite/domain/attachments/printed-annexes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { replaces } from '../replaces.ts'
import { nameShapes } from '../shape-names.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { activeContentOfFile } from './active-content.ts'

const params = z.strictObject({ templateId: z.uuid() })
const fileParams = params.extend({ fileId: z.uuid() })

const templateFile = z.object({
  _id: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** Of the file that counts: the copy without active content where there is one. */
  sha256: z.string(),
  active: activeContentOfFile,
  /** 0 for what has no pages. */
  pageCount: z.number().int(),
  /** Why contracts list it and do not append it when they are sent for signature. */
  printObstacle: z.enum(PRINT_OBSTACLES).nullable(),
  addedAt: z.iso.datetime(),
})
export type TemplateFileRow = z.infer<typeof templateFile>

const templateFiles = z.object({
  /** In the order in which contracts get them. */
  value: z.array(templateFile),
})

const details = z.strictObject({ name: z.string().trim().max(200) })

nameShapes({ TemplateFile: templateFile, TemplateFiles: templateFiles })

const path = '/model/contracts/:templateId/files'
const CHANGES = 'model:contracts:update'

/** The files attached to a template as it is written: part of what is published, and annexes of contracts made of it. */
export const templateFilesEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'model:contracts:list',
    summary: 'The files attached to a template, in their order.',
    params,
    response: templateFiles,
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: CHANGES,
    summary:
      'Attach one file to a template. Several are sent one by one: each succeeds or is refused by itself.',
    params,
    upload: 'multipart',
    response: templateFile,
    status: 201,
    perMinute: 120,
  }),
  rename: endpoint({
    method: 'PUT',
    path: `${path}/:fileId`,
    access: CHANGES,
    summary: 'Change what a file of a template is called in the contracts that get it.',
    params: fileParams,
    body: details.extend(replaces(details)),
    response: templateFile,
  }),
  move: endpoint({
    method: 'POST',
    path: `${path}/:fileId/place`,
    access: CHANGES,
    summary: 'Move a file to another place among those of its template, counted from 0.',
    params: fileParams,
    body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
    response: templateFiles,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:fileId`,
    access: CHANGES,
    summary:
      'Remove a file from a template; its published versions keep it, and it can be restored for thirty days.',
    params: fileParams,
    response: removal,
  }),
  download: endpoint({
    method: 'GET',
    path: `${path}/:fileId/file`,
    access: 'model:contracts:list',
    summary: 'A file of a template as it is written, or as one of its versions was published.',
    params: fileParams,
    query: z.strictObject({
      /** The number of a published version; omitted: the template as it is written. */
      version: z.coerce.number().int().min(1).max(1_000_000).optional(),
    }),
    response: 'stream',
  }),
}
