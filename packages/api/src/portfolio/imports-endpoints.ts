import {
  ENTRY_KINDS,
  ENTRY_ROLES,
  ENTRY_STATES,
  ENTRY_TEXT_STATES,
  SOURCE_KINDS,
} from '@tacite/domain/imports/import-entries.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { IMPORT_STATES } from '@tacite/domain/imports/import-states.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'

/** How many of its files are in which state. */
const entryCounts = z.object({
  waiting: z.number().int(),
  kept: z.number().int(),
  left: z.number().int(),
  nothing: z.number().int(),
})

/** Bytes and files that are sent, of those that were announced. */
const sourceCounts = z.object({
  sources: z.number().int(),
  complete: z.number().int(),
  bytes: z.number().int(),
  received: z.number().int(),
})

const importSummary = z.object({
  _id: z.uuid(),
  /** The file or the folder that was dropped. */
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  stateSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  createdBy: z.object({ _id: z.uuid(), name: z.string() }),
  isPaused: z.boolean(),
  failure: reason,
  /** Of the step that runs. */
  steps: z.object({ done: z.number().int(), total: z.number().int() }),
  sources: sourceCounts,
  entries: entryCounts,
  /** The folders of the library that its contracts are filed in; empty until they are chosen. */
  folders: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})
export type ImportSummary = z.infer<typeof importSummary>

/** What the reader can do with it now; null: possible, else why not. */
const importPage = importSummary.extend({
  can: z.object({
    receive: reason,
    pause: reason,
    resume: reason,
    cancel: reason,
    retry: reason,
  }),
})
export type ImportPage = z.infer<typeof importPage>

export const importSource = z.object({
  _id: z.uuid(),
  path: z.string(),
  kind: z.enum(SOURCE_KINDS),
  bytes: z.number().int(),
  received: z.number().int(),
  isWhole: z.boolean(),
  /** Why nothing of it can be read. */
  refusal: reason,
})
export type ImportSource = z.infer<typeof importSource>

const importEntry = z.object({
  position: z.number().int(),
  path: z.string(),
  bytes: z.number().int(),
  state: z.enum(ENTRY_STATES),
  refusal: reason,
  kind: z.enum(ENTRY_KINDS).nullable(),
  pages: z.number().int().nullable(),
  textState: z.enum(ENTRY_TEXT_STATES).nullable(),
  locale: z.enum(locales).nullable(),
  title: z.string().nullable(),
  role: z.enum(ENTRY_ROLES).nullable(),
  /** Another file of this import with the same bytes. */
  sameAs: z.object({ position: z.number().int(), path: z.string() }).nullable(),
  /** Whether it holds what acts when it is opened, and what was done with it. */
  active: z.enum(['kept', 'removed', 'keptSigned', 'keptUnchecked']).nullable(),
})
export type ImportEntry = z.infer<typeof importEntry>

nameShapes({
  Import: importSummary,
  ImportPage: importPage,
  ImportSource: importSource,
  ImportEntry: importEntry,
})

const ofImport = z.strictObject({ importId: z.uuid() })
const entryFilters = {
  state: z.enum(ENTRY_STATES).optional(),
  kind: z.enum(ENTRY_KINDS).optional(),
  /** Words of the path. */
  search: z.string().max(200).optional(),
}

/** An import is seen by who made it, and by who sees every contract. */
export const importsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    access: 'contracts3:import',
    summary: 'Imports that the reader sees, the newest first.',
    query: z.strictObject({ ...paging(20), state: z.enum(IMPORT_STATES).optional() }),
    response: z.object({ value: z.array(importSummary), count: z.number().int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/imports',
    access: 'contracts3:import',
    summary: 'Begin an import; its files are sent to it afterwards.',
    body: z.strictObject({ name: z.string().min(1).max(IMPORT_LIMITS.nameChars) }),
    response: importPage,
    status: 201,
    perMinute: 30,
  }),
  read: endpoint({
    method: 'GET',
    path: '/imports/:importId',
    access: 'contracts3:import',
    summary: 'An import, how far it is, and what can be done with it.',
    params: ofImport,
    response: importPage,
  }),
  sources: endpoint({
    method: 'GET',
    path: '/imports/:importId/sources',
    access: 'contracts3:import',
    summary: 'The files that are sent to an import, by path: all, or those that are not whole.',
    params: ofImport,
    query: z.strictObject({ ...paging(100), only: z.enum(['unfinished']).optional() }),
    response: z.object({ value: z.array(importSource), count: z.number().int() }),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/imports/:importId/received',
    access: 'contracts3:import',
    summary: 'Say that every file has been sent: a job begins to read them.',
    params: ofImport,
    response: importPage,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/imports/:importId/paused',
    access: 'contracts3:import',
    summary: 'Stop its jobs after what they have in hand.',
    params: ofImport,
    response: importPage,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/imports/:importId/resumed',
    access: 'contracts3:import',
    summary: 'Let its jobs go on.',
    params: ofImport,
    response: importPage,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/imports/:importId/cancelled',
    access: 'contracts3:import',
    summary: 'End an import; contracts that it created stay.',
    params: ofImport,
    response: importPage,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/imports/:importId/retried',
    access: 'contracts3:import',
    summary: 'Read the files again that were left.',
    params: ofImport,
    response: importPage,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/imports/:importId/entries',
    access: 'contracts3:import',
    summary: 'The log of an import: each of its files with its state and the reason.',
    params: ofImport,
    query: z.strictObject({ ...paging(50), ...entryFilters }),
    response: z.object({ value: z.array(importEntry), count: z.number().int() }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/imports/:importId/log',
    access: 'contracts3:import',
    summary: 'The same log as a CSV file, in the reader’s language.',
    params: ofImport,
    query: z.strictObject(entryFilters),
    response: 'stream',
  }),
}
