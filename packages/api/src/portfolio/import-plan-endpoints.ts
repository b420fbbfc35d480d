import { ROW_KINDS } from '@tacite/domain/imports/import-row.ts'
import { ROW_STATES } from '@tacite/domain/imports/row-state.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import {
  field,
  filesFilter,
  importMapping,
  importPlan,
  importRules,
  mappedFile,
  ownField,
  position,
  profile,
  saidOfFiles,
  undoPreview,
  valueResolution,
} from './import-plan-shapes.ts'
import { importRow, importRowDetail, importRowParams } from './import-row-shapes.ts'

const access = 'contracts3:import' as const
const ofProfile = z.strictObject({ profileId: z.uuid() })
const profileName = z.string().trim().min(1).max(100)
const ofImport = z.strictObject({ importId: z.uuid() })

/** What an import makes of its files, before anything is made: both mappings, the dry run, creating, and the undo. */
export const importPlanEndpoints = {
  mapping: endpoint({
    method: 'GET',
    path: '/imports/:importId/mapping',
    access,
    summary: 'The rules of an import, with what they read in its files and in its index.',
    params: ofImport,
    response: importMapping,
  }),
  tryMapping: endpoint({
    method: 'POST',
    path: '/imports/:importId/mapping/tried',
    access,
    transaction: 'read',
    summary: 'What other rules would read, without keeping them.',
    params: ofImport,
    body: importRules,
    response: importMapping,
  }),
  saveMapping: endpoint({
    method: 'POST',
    path: '/imports/:importId/mapping',
    access,
    summary: 'Keep the rules of an import; what each file is follows.',
    params: ofImport,
    body: importRules,
    response: importMapping,
  }),
  readIndex: endpoint({
    method: 'POST',
    path: '/imports/:importId/index',
    access,
    transaction: 'none',
    summary: 'Take one of the files of an import for its index.',
    params: ofImport,
    body: z.strictObject({ position }),
    response: importMapping,
    perMinute: 30,
  }),
  sendIndex: endpoint({
    method: 'POST',
    path: '/imports/:importId/index/file',
    access,
    summary: 'Send a table for the index of an import; the file itself is not kept.',
    params: ofImport,
    upload: 'multipart',
    response: importMapping,
    perMinute: 30,
  }),
  forgetIndex: endpoint({
    method: 'DELETE',
    path: '/imports/:importId/index',
    access,
    summary: 'Do without the index of an import.',
    params: ofImport,
    response: importMapping,
  }),
  files: endpoint({
    method: 'GET',
    path: '/imports/:importId/files',
    access,
    summary: 'The kept files of an import with what each one is.',
    params: ofImport,
    query: z.strictObject({
      ...paging(50),
      ...filesFilter,
    }),
    response: z.object({ value: z.array(mappedFile), count: z.number().int() }),
  }),
  setRoles: endpoint({
    method: 'POST',
    path: '/imports/:importId/roles',
    access,
    summary: 'Say what files are, and what they belong to; without a role, the rules decide again.',
    params: ofImport,
    body: saidOfFiles,
    response: null,
  }),
  profiles: endpoint({
    method: 'GET',
    path: '/import-profiles',
    access,
    summary: 'Rules that were kept under a name.',
    response: z.object({ value: z.array(profile) }),
  }),
  createProfile: endpoint({
    method: 'POST',
    path: '/import-profiles',
    access,
    summary: 'Keep rules under a name, for the next import; the same name replaces its rules.',
    body: z.strictObject({ name: profileName, rules: importRules }),
    response: profile,
    status: 201,
  }),
  renameProfile: endpoint({
    method: 'PUT',
    path: '/import-profiles/:profileId',
    access,
    summary: 'Give kept rules another name.',
    params: ofProfile,
    body: z.strictObject({ name: profileName }),
    response: profile,
  }),
  deleteProfile: endpoint({
    method: 'DELETE',
    path: '/import-profiles/:profileId',
    access,
    summary: 'Delete kept rules; imports that used them keep theirs.',
    params: ofProfile,
    response: null,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/imports/:importId/plan',
    access,
    summary: 'Simulate: find out what would be created, and why not the rest.',
    params: ofImport,
    response: null,
  }),
  previewReading: endpoint({
    method: 'GET',
    path: '/imports/:importId/second-reading',
    access,
    summary: 'What would be sent to the company’s second reader, and where that is.',
    params: ofImport,
    response: z.object({
      host: z.string(),
      model: z.string(),
      texts: z.number().int(),
      characters: z.number().int(),
    }),
  }),
  sendToReader: endpoint({
    method: 'POST',
    path: '/imports/:importId/second-reading',
    access,
    summary:
      'Send the texts to the company’s second reader, as many as the person was told, and simulate again with its proposals.',
    params: ofImport,
    body: z.strictObject({
      texts: z.number().int().min(1),
      host: z.string().max(500),
      model: z.string().max(500),
    }),
    response: null,
  }),
  readPlan: endpoint({
    method: 'GET',
    path: '/imports/:importId/plan',
    access,
    summary: 'What would be created, in figures, and the values that match nothing.',
    params: ofImport,
    response: importPlan,
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/imports/:importId/resolutions',
    access,
    summary: 'Resolve values that match nothing, once for all rows; the simulation runs again.',
    params: ofImport,
    body: z.strictObject({ resolutions: z.array(valueResolution).min(1).max(500) }),
    response: null,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows',
    access,
    summary: 'What would be created or was, row by row.',
    params: ofImport,
    query: z.strictObject({
      ...paging(50),
      state: z.enum(ROW_STATES).optional(),
      kind: z.enum(ROW_KINDS).optional(),
      near: z.enum(['yes']).optional(),
      /** Contracts by their next limit; `soon`: within 60 days. */
      limit: z.enum(['soon', 'known', 'unknown', 'open', 'ended']).optional(),
      /** Whose text proposes something, or could not be read. */
      text: z.enum(['proposed', 'refused']).optional(),
      search: z.string().max(200).optional(),
    }),
    response: z.object({ value: z.array(importRow), count: z.number().int() }),
  }),
  row: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position',
    access,
    summary: 'A row with each of its values and where it comes from.',
    params: importRowParams,
    response: importRowDetail,
  }),
  correctRow: endpoint({
    method: 'POST',
    path: '/imports/:importId/rows/:position',
    access,
    summary:
      'Type values of a row, refuse proposals, or decide whether it is created; null gives a value back to its source.',
    params: importRowParams,
    body: z.strictObject({
      typed: z
        .partialRecord(z.union([field, ownField]), z.string().max(2_000).nullable())
        .optional(),
      decided: z.enum(['create', 'skip']).nullable().optional(),
      /** Proposals that are not shown again. */
      dismissed: z
        .array(z.strictObject({ field, text: z.string().max(2_000) }))
        .max(50)
        .optional(),
    }),
    response: importRowDetail,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position/alike',
    access,
    summary: 'The text of a row beside that of one that is nearly the same.',
    params: importRowParams,
    query: z.strictObject({
      position: z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number)
        .optional(),
      contractId: z.uuid().optional(),
    }),
    response: z.object({
      own: z.object({ name: z.string(), text: z.string() }),
      other: z.object({ name: z.string(), text: z.string() }),
      isCut: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/imports/:importId/created',
    access,
    summary: 'Have everything created that is ready, as many as the person was told.',
    params: ofImport,
    body: z.strictObject({ rows: z.number().int().min(1) }),
    response: null,
  }),
  previewUndo: endpoint({
    method: 'GET',
    path: '/imports/:importId/undone',
    access,
    summary: 'What the undo of an import would delete for good, and what it would keep.',
    params: ofImport,
    response: undoPreview,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/:importId/undone',
    access,
    summary:
      'Delete for good what an import created; what was changed since stays unless it is named.',
    params: ofImport,
    body: z.strictObject({ also: z.array(z.uuid()).max(10_000) }),
    response: null,
  }),
}
