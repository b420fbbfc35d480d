import {
  CHOICE_FIELDS,
  IMPORT_FIELD_NAMES,
  type ImportField,
  type OwnField,
} from '@tacite/domain/imports/import-fields.ts'
import { ENTRY_KINDS, ENTRY_ROLES } from '@tacite/domain/imports/import-entries.ts'
import { INDEX_KEYS } from '@tacite/domain/imports/import-rules.ts'
import { DAY_ORDERS } from '@tacite/domain/imports/read-day.ts'
import { z } from 'zod'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { secondReader } from './second-reader-shapes.ts'

export const field = z.enum(IMPORT_FIELD_NAMES as [ImportField, ...ImportField[]])
export const ownField = z.custom<OwnField>(
  (name) => typeof name === 'string' && /^values\.[a-z][a-z0-9_]{0,80}$/.test(name),
)
export const position = z.number().int().min(0).max(1_000_000)
const choice = z.uuid().nullable()

const resolution = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create') }),
  z.strictObject({ kind: z.literal('choose'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('empty') }),
])
export const valueResolution = z.strictObject({
  field: z.enum(CHOICE_FIELDS as [(typeof CHOICE_FIELDS)[number]]),
  key: z.string().max(500),
  resolution,
})

/** What both mappings say: domain ImportRules. */
export const importRules = z.strictObject({
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

export const importMapping = z.object({
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

export const owner = z
  .object({
    position: z.number().int().nullable(),
    contractId: z.uuid().nullable(),
    name: z.string(),
  })
  .nullable()

export const mappedFile = z.object({
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
  /** Of those that are not created yet: with a value of its text, and with a proposal. */
  fromText: z.number().int(),
  proposed: z.number().int(),
  /** Whose text the rules did not get through. */
  textsRefused: z.number().int(),
})
export type ImportCounts = z.infer<typeof counts>

/** Of the contracts among the rows: by what is known of their next limit (domain NextLimit). */
const limitCounts = z.object({
  contracts: z.number().int(),
  known: z.number().int(),
  /** Of those known: within the next 60 days. */
  soon: z.number().int(),
  ended: z.number().int(),
  open: z.number().int(),
  unknown: z.number().int(),
})

const unresolved = z.object({
  field: z.enum(CHOICE_FIELDS as [(typeof CHOICE_FIELDS)[number]]),
  key: z.string(),
  text: z.string(),
  count: z.number().int(),
  problem: reason.unwrap(),
  mayBeCreated: z.boolean(),
})

export const importPlan = z.object({
  counts,
  limits: limitCounts,
  unresolved: z.array(unresolved),
  ignored: z.number().int(),
  /** Days that can be read in two ways. */
  ambiguousDays: z.number().int(),
  /** Whether the reader may have its contracts created now; null: they may. */
  create: reason,
  undo: reason,
  secondReader: secondReader.nullable(),
})
export type ImportPlan = z.infer<typeof importPlan>

export const undoPreview = z.object({
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

export const profile = named.extend({ rules: importRules })

export const filesFilter = {
  role: z.enum(ENTRY_ROLES).optional(),
  search: z.string().max(200).optional(),
}

/** What files are, and what they belong to. */
export const saidOfFiles = z.strictObject({
  files: z.union([
    z.strictObject({ positions: z.array(position).min(1).max(1_000) }),
    /** All that match, as many as the person was told. */
    z.strictObject({
      matching: z.strictObject(filesFilter),
      count: z.number().int().min(1),
    }),
  ]),
  role: z.enum(ENTRY_ROLES).nullable(),
  belongsToPosition: position.nullable().default(null),
  /** An existing one that they belong to. */
  contractId: z.uuid().nullable().default(null),
})

nameShapes({
  ImportRules: importRules,
  ImportMapping: importMapping,
  MappedFile: mappedFile,
  ImportPlan: importPlan,
  UndoPreview: undoPreview,
  ImportProfile: profile,
})
