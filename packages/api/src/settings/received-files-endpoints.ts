import { ACTIVE_CONTENT_RULES } from '@tacite/domain/files/active-content.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

const receivedFilesForm = z.strictObject({
  /** What happens to an uploaded file with macros, scripts, embedded files or the like. */
  activeContent: z.enum(ACTIVE_CONTENT_RULES),
})

const receivedFiles = z.object({
  ...receivedFilesForm.shape,
  storage: z.object({
    /** All files of the company, each once. */
    usedBytes: z.number().int(),
    /** The limit set by the operator; null: none. */
    limitBytes: z.number().int().nullable(),
  }),
})

export type ReceivedFiles = z.infer<typeof receivedFiles>
export type ReceivedFilesForm = z.infer<typeof receivedFilesForm>

nameShapes({ ReceivedFiles: receivedFiles, ReceivedFilesForm: receivedFilesForm })

/** What a company accepts from uploads, and how much it stores. */
export const receivedFilesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/company/received-files',
    access: 'modules:company',
    summary: 'What happens to uploaded files with active content, and how much the company stores.',
    response: receivedFiles,
    revisionOf: 'company/received-files',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/received-files',
    access: 'modules:company',
    summary: 'Choose what happens to uploaded files with active content.',
    body: receivedFilesForm,
    response: receivedFiles,
    revisionOf: 'company/received-files',
  }),
}
