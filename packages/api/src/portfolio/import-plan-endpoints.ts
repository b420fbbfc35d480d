import {
  CHOICE_FIELDS,
  IMPORT_FIELD_NAMES,
  type ImportField,
  type OwnField,
} from '@tacite/domain/imports/import-fields.ts'
import { ENTRY_KINDS, ENTRY_ROLES } from '@tacite/domain/imports/import-entries.ts'
import { INDEX_KEYS } from '@tacite/domain/imports/import-rules.ts'
import { ROW_KINDS } from '@tacite/domain/imports/import-row.ts'
import { DAY_ORDERS } from '@tacite/domain/imports/read-day.ts'
import { ROW_STATES } from '@tacite/domain/imports/row-state.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'

const field = z.enum(IMPORT_FIELD_NAMES as [ImportField, ...ImportField[]])
const ownField = z.custom<OwnField>(
  (name) => typeof name === 'string' && /^values\.[a-z][a-z0-9_]{0,80}$/.test(name),
)
const position = z.number().int().min(0).max(1_000_000)
const choice = z.uuid().nullable()

const resolution = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create') }),
  z.strictObject({ kind: z.literal('choose'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('empty') }),
])
const valueResolution = z.strictObject({
  field: z.enum(CHOICE_FIELDS as [(typeof CHOICE_FIELDS)[number]]),
  key: z.string().max(500),
  resolution,
})

/** What both mappings say: domain ImportRules. */
const importRules = z.strictObject({
  pattern: z.string().max(300).nullable(),
  folderFields: z.array(field.nullable()).max(10),
  joined: z.strictObject({ column: z.string().max(300), by: z.enum(INDEX_KEYS) }).nullable(),
  columns: z.record(z.string().max(300), z.union([field, ownField])),
  dayOrder: z.enum(DAY_ORDERS).nullable(),
  defaults: z.strictObject({
    type: choice,
    project: choice,
    owner: choice,
    legalEntity: choice,
    workflow: choice,
    folderIds: z.array(z.uuid()).max(20),
  }),
  resolutions: z.array(valueResolution).max(5_000),
})

const samples = z.object({ count: z.number().int(), first: z.array(z.string()) })

const importMapping = z.object({
  rules: importRules,
  profile: named.nullable(),
  /** Names of what the defaults choose. */
  names: z.record(z.string(), z.string()),
  index: z
    .object({
      name: z.string(),
      rows: z.number().int(),
      /** Each column with its first three values. */
      columns: z.array(
        z.object({
          header: z.string(),
          samples: z.array(z.string()),
          /** What a day of it proves about all. */
          dayOrder: z.enum(DAY_ORDERS).nullable(),
        }),
      ),
    })
    .nullable(),
  /** Tables among the files, that could be the index. */
  tables: z.array(z.object({ position: z.number().int(), path: z.string() })),
  /** The company's own fields that a table can fill. */
  ownFields: z.array(z.object({ variable: z.string(), label: z.string() })),
  /** Folders by depth, from the outermost: some of their names. */
  folders: z.array(z.array(z.string())),
  /** Names of files with what the pattern reads in them; null: not of this pattern. */
  examples: z.array(
    z.object({ name: z.string(), values: z.record(z.string(), z.string()).nullable() }),
  ),
  /** Why the pattern is none. */
  patternRefusal: reason,
  named: z.number().int(),
  joined: z
    .object({
      matched: z.number().int(),
      filesWithoutRow: samples,
      rowsWithoutFile: samples,
      unclear: samples,
    })
    .nullable(),
})
export type ImportMapping = z.infer<typeof importMapping>

const owner = z
  .object({
    position: z.number().int().nullable(),
    contractId: z.uuid().nullable(),
    name: z.string(),
  })
  .nullable()

const mappedFile = z.object({
  position: z.number().int(),
  path: z.string(),
  kind: z.enum(ENTRY_KINDS),
  pages: z.number().int().nullable(),
  title: z.string().nullable(),
  role: z.enum(ENTRY_ROLES).nullable(),
  roleBy: z.enum(['rule', 'person']).nullable(),
  belongsTo: owner,
})
export type MappedFile = z.infer<typeof mappedFile>

const counts = z.object({
  contracts: z.number().int(),
  amendments: z.number().int(),
  attachments: z.number().int(),
  duplicates: z.number().int(),
  skipped: z.number().int(),
  toComplete: z.number().int(),
  created: z.number().int(),
  left: z.number().int(),
  near: z.number().int(),
})
export type ImportCounts = z.infer<typeof counts>

const unresolved = z.object({
  field: z.enum(CHOICE_FIELDS as [(typeof CHOICE_FIELDS)[number]]),
  key: z.string(),
  text: z.string(),
  count: z.number().int(),
  problem: reason.unwrap(),
  mayBeCreated: z.boolean(),
})

const importPlan = z.object({
  counts,
  unresolved: z.array(unresolved),
  ignored: z.number().int(),
  /** Days that can be read in two ways. */
  ambiguousDays: z.number().int(),
  /** Whether the reader may have its contracts created now; null: they may. */
  create: reason,
  undo: reason,
})
export type ImportPlan = z.infer<typeof importPlan>

const importRow = z.object({
  position: z.number().int(),
  kind: z.enum(ROW_KINDS),
  state: z.enum(ROW_STATES),
  refusal: reason,
  name: z.string(),
  title: z.string(),
  counterparty: z.string(),
  near: z.number().int(),
  contractId: z.uuid().nullable(),
  decided: z.enum(['create', 'skip']).nullable(),
})
export type ImportRow = z.infer<typeof importRow>

const rowValue = z.object({
  field: z.string(),
  /** As it stands in its source. */
  text: z.string(),
  /** As it is read, in the reader's language; null: it is not. */
  shown: z.string().nullable(),
  from: z.object({
    kind: z.enum(['person', 'index', 'name', 'folder', 'document', 'default']),
    line: z.number().int().nullable(),
    column: z.string().nullable(),
  }),
  problem: reason,
})

const importRowDetail = importRow.extend({
  values: z.array(rowValue),
  belongsTo: owner,
  alike: z.array(
    z.object({
      position: z.number().int().nullable(),
      contractId: z.uuid().nullable(),
      name: z.string(),
      percent: z.number().int(),
    }),
  ),
})
export type ImportRowDetail = z.infer<typeof importRowDetail>

const undoPreview = z.object({
  contracts: z.number().int(),
  attachments: z.number().int(),
  /** What it created besides and nothing else uses. */
  others: z.number().int(),
  /** Changed since, and kept unless they are chosen. */
  changed: z.array(
    z.object({
      _id: z.uuid(),
      title: z.string(),
      reference: z.string(),
      changes: z.number().int(),
    }),
  ),
  until: z.iso.datetime().nullable(),
})
export type UndoPreview = z.infer<typeof undoPreview>

const profile = named.extend({ rules: importRules })

nameShapes({
  ImportRules: importRules,
  ImportMapping: importMapping,
  MappedFile: mappedFile,
  ImportPlan: importPlan,
  ImportRow: importRow,
  ImportRowDetail: importRowDetail,
  UndoPreview: undoPreview,
  ImportProfile: profile,
})

const access = 'contracts3:import' as const
const ofImport = z.strictObject({ importId: z.uuid() })
const ofRow = z.strictObject({
  importId: z.uuid(),
  position: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
})

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
    summary:
      'Take a table for the index of an import: one of its files, or the one that was sent as such.',
    params: ofImport,
    body: z.strictObject({ position: position.nullable() }),
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
      role: z.enum(ENTRY_ROLES).optional(),
      search: z.string().max(200).optional(),
    }),
    response: z.object({ value: z.array(mappedFile), count: z.number().int() }),
  }),
  setRoles: endpoint({
    method: 'POST',
    path: '/imports/:importId/roles',
    access,
    summary: 'Say what files are, and what they belong to; without a role, the rules decide again.',
    params: ofImport,
    body: z.strictObject({
      positions: z.array(position).min(1).max(1_000),
      role: z.enum(ENTRY_ROLES).nullable(),
      belongsToPosition: position.nullable().default(null),
      /** An existing one that they belong to. */
      contractId: z.uuid().nullable().default(null),
    }),
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
    body: z.strictObject({ name: z.string().trim().min(1).max(100), rules: importRules }),
    response: profile,
    status: 201,
  }),
  deleteProfile: endpoint({
    method: 'DELETE',
    path: '/import-profiles/:profileId',
    access,
    summary: 'Delete kept rules; imports that used them keep theirs.',
    params: z.strictObject({ profileId: z.uuid() }),
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
      search: z.string().max(200).optional(),
    }),
    response: z.object({ value: z.array(importRow), count: z.number().int() }),
  }),
  row: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position',
    access,
    summary: 'A row with each of its values and where it comes from.',
    params: ofRow,
    response: importRowDetail,
  }),
  correctRow: endpoint({
    method: 'POST',
    path: '/imports/:importId/rows/:position',
    access,
    summary:
      'Type values of a row, or decide whether it is created; null gives a value back to its source.',
    params: ofRow,
    body: z.strictObject({
      typed: z
        .partialRecord(z.union([field, ownField]), z.string().max(2_000).nullable())
        .optional(),
      decided: z.enum(['create', 'skip']).nullable().optional(),
    }),
    response: importRowDetail,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position/alike',
    access,
    summary: 'The text of a row beside that of one that is nearly the same.',
    params: ofRow,
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
