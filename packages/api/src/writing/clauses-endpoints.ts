import { CLAUSE_STANCES, VARIANT_STANCES } from '@tacite/domain/clauses/clause-stance.ts'
import { CLAUSE_STATES } from '@tacite/domain/clauses/clause-state.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { administrationQuery } from '../settings/administration-list.ts'
import { declareRecords } from '../settings/records.ts'
import { nameShapes } from '../shape-names.ts'
import { contentChanges } from './content-changes.ts'
import { publishedVersion } from './published-version.ts'
import { richText } from './text-shapes.ts'

const params = z.strictObject({ clauseId: z.uuid() })

const words = {
  title: z.string().trim().max(500),
  description: z.string().trim().max(2000).default(''),
  /** When to use it rather than its variants. */
  useWhen: z.string().trim().max(2000).default(''),
  /** For those who negotiate: no third party ever reads it. */
  guidance: z.string().trim().max(10_000).default(''),
}

const form = z.strictObject({
  ...words,
  /** A standard clause stays one; a variant never becomes one. */
  stance: z.enum(CLAUSE_STANCES).default('standard'),
  /** A variant is filed with its standard clause: it names none. */
  categoryId: z.uuid().nullable().default(null),
  folderIds: z.array(z.uuid()).max(50).default([]),
  /** The language that its text is written in. */
  locale: z.enum(locales),
})

const variantForm = z.strictObject({ ...words, stance: z.enum(VARIANT_STANCES) })

const identity = {
  _id: z.uuid(),
  textId: z.uuid(),
  title: z.string(),
  stance: z.enum(CLAUSE_STANCES),
  state: z.enum(CLAUSE_STATES),
  /** The version that is inserted into texts; null: none was published yet. */
  version: z.number().int().nullable(),
  /** Its text or its language was changed after that version. */
  isChanged: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Null: it came with the product. */
  updatedBy: z.string().nullable(),
}

const row = z.object({
  ...identity,
  description: z.string(),
  category: named.nullable(),
  /** Those that the reader may see. */
  folders: z.array(named),
  locale: z.enum(locales),
  variantCount: z.number().int(),
})
export type ClauseRow = z.infer<typeof row>

const variant = z.object({
  ...identity,
  useWhen: z.string(),
  /** As it is written now. */
  content: richText,
})
export type ClauseVariant = z.infer<typeof variant>

const record = row.extend({
  useWhen: z.string(),
  guidance: z.string(),
  /** As it is written now. */
  content: richText,
  /** The clause that it is a variant of, and its published version; null: it is a standard clause. */
  standard: named.extend({ version: z.number().int().nullable() }).nullable(),
  /** Fallbacks in the order in which they are proposed, then what is refused. */
  variants: z.array(variant),
  createdAt: z.iso.datetime(),
  /** Null: it came with the product. */
  createdBy: z.string().nullable(),
})
export type ClauseRecord = z.infer<typeof record>

const version = publishedVersion.extend({
  /** The heading that a section made of it gets. */
  title: z.string(),
})
export type ClauseVersion = z.infer<typeof version>

/** What a text inserts: a published version. */
const offered = named.extend({
  textId: z.uuid(),
  version: z.number().int(),
  /** Of a section made of it. */
  heading: z.string(),
  useWhen: z.string(),
  content: richText,
})
const choice = offered.extend({
  description: z.string(),
  category: z.string().nullable(),
  /** What may be agreed in its place, in the order in which it is proposed. */
  fallbacks: z.array(offered),
})

const similar = named.extend({
  /** What they have in common, from 0 to 1: the same, word for word. */
  share: z.number(),
})

nameShapes({
  Clause: record,
  ClauseChoice: choice,
  ClauseForm: form,
  ClauseRow: row,
  ClauseVariant: variant,
  ClauseVersion: version,
  VariantForm: variantForm,
})

export const clausesEndpoints = {
  ...declareRecords({
    path: '/clauses',
    id: 'clauseId',
    access: {
      create: 'contracts:clause:create',
      update: 'contracts:clause:update',
      remove: 'contracts:clause:delete',
    },
    readAccess: 'contracts:clause:list',
    query: z.strictObject({
      ...administrationQuery(['title', 'category', 'variantCount', 'version', 'updatedAt']),
      /** This category, or one below it. */
      categoryId: z.uuid().optional(),
      state: z.enum(CLAUSE_STATES).optional(),
      folderId: z.uuid().optional(),
      locale: z.enum(locales).optional(),
    }),
    form,
    row,
    record,
    summaries: {
      list: 'The standard clauses of the library, with the number of their variants.',
      read: 'One clause with its text, its guidance and its variants.',
      create: 'Create a clause with an empty text.',
      update: 'Change how a clause is called, filed and used.',
      remove: 'Delete a clause with its variants; it can be restored for thirty days.',
    },
  }),
  choices: endpoint({
    method: 'GET',
    path: '/choices/clauses',
    access: 'contracts:clause:list',
    summary: 'Published clauses to insert into a text, each with its fallbacks.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(choice),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/clauses/:clauseId/copies',
    access: 'contracts:clause:create',
    summary: 'Create a clause with the text of another one, without its variants.',
    params,
    response: record,
    status: 201,
    revisionOf: '_id',
  }),
  ofPassage: endpoint({
    method: 'POST',
    path: '/clauses/of-passage',
    access: 'contracts:clause:create',
    summary: 'Create a draft of a clause from a section, or from some of its paragraphs.',
    body: z.strictObject({
      textId: z.uuid(),
      sectionId: z.uuid(),
      /** The first paragraph and the one after the last; default: all of them. */
      from: z.number().int().min(0).default(0),
      to: z.number().int().min(1).optional(),
    }),
    response: record,
    status: 201,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/clauses/:clauseId/similar',
    access: 'contracts:clause:list',
    summary: 'The clauses that say the same as one, or nearly so, the closest first.',
    params,
    response: z.object({ value: z.array(similar) }),
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/clauses/duplicates',
    access: 'contracts:clause:list',
    summary:
      'The pairs of clauses of the library that say the same, or nearly so, the closest first.',
    response: z.object({
      value: z.array(z.object({ one: named, other: named, share: similar.shape.share })),
      count: z.number().int(),
    }),
  }),
  addVariant: endpoint({
    method: 'POST',
    path: '/clauses/:clauseId/variants',
    access: 'contracts:clause:create',
    summary: 'Create a variant of a standard clause; it starts with the text of that clause.',
    params,
    body: variantForm,
    response: record,
    status: 201,
    revisionOf: '_id',
  }),
  orderVariants: endpoint({
    method: 'PUT',
    path: '/clauses/:clauseId/variants',
    access: 'contracts:clause:update',
    summary: 'Set the order in which the fallbacks of a clause are proposed.',
    params,
    body: z.strictObject({
      /** All of its fallbacks. */
      fallbackIds: z.array(z.uuid()).max(200),
    }),
    response: record,
    revisionOf: 'clauseId',
  }),
  versions: endpoint({
    method: 'GET',
    path: '/clauses/:clauseId/versions',
    access: 'contracts:clause:list',
    summary: 'The published versions of a clause, the newest first.',
    params,
    query: z.strictObject(paging(20)),
    response: z.object({ value: z.array(version), count: z.number().int() }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/clauses/:clauseId/changes',
    access: 'contracts:clause:list',
    summary:
      'What a version of a clause changed of the one before; without a number, what publishing would change.',
    params,
    query: z.strictObject({
      /** Default: the clause as it is written now. */
      to: z.coerce.number().int().positive().optional(),
    }),
    response: contentChanges,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/clauses/:clauseId/versions',
    access: 'contracts:clause:update',
    summary: 'Publish a clause as it is written: texts insert it from now on.',
    params,
    body: z.strictObject({ note: z.string().trim().max(2000).default('') }),
    response: record,
    status: 201,
  }),
}
