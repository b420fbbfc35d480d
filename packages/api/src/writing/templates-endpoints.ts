import { SAMPLE_KINDS } from '@tacite/document/template-check/sample-values.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { SHIPPED_TEMPLATE_KEYS } from '@tacite/document/templates/shipped-template-keys.ts'
import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { locales } from '@tacite/domain/locale.ts'
import { TEMPLATE_STATES } from '@tacite/domain/templates/template-state.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lifecycle } from '../lifecycle/stated-lifecycle.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { administrationQuery } from '../settings/administration-list.ts'
import { declareRecords } from '../settings/records.ts'
import { nameShapes } from '../shape-names.ts'
import { contentChanges } from './content-changes.ts'
import { fieldValues, templateQuestion } from './contract-form.ts'
import { publishedVersion } from './published-version.ts'

const params = z.strictObject({ templateId: z.uuid() })

const form = z.strictObject({
  title: z.string().trim().max(500),
  /** What the company calls it among its own people. */
  name: z.string().trim().max(200).default(''),
  description: z.string().trim().max(2000).default(''),
  typeId: z.uuid().nullable().default(null),
  categoryId: z.uuid().nullable().default(null),
  folderIds: z.array(z.uuid()).max(50).default([]),
  /** What contracts made of it follow, unless another workflow is chosen; null: that of their type. */
  workflowId: z.uuid().nullable().default(null),
  /** What their validation is proposed with, where their workflow has its step; null: what their type proposes. */
  circuitId: z.uuid().nullable().default(null),
  /** Whose members make contracts of it, besides those who may write templates; none: everybody who creates contracts. */
  groupIds: z.array(z.uuid()).max(50).default([]),
  /** Single people who make contracts of it, beside the members of those groups. */
  personIds: z.array(z.uuid()).max(200).default([]),
  /** The language that its text is written in. */
  locale: z.enum(locales),
})

/** A template in another language. */
const otherLanguage = named.extend({
  locale: z.enum(locales),
  /** It was written first, and the others are translations of it. */
  isSource: z.boolean(),
})

const row = z.object({
  _id: z.uuid(),
  textId: z.uuid(),
  title: z.string(),
  name: z.string(),
  description: z.string(),
  type: named.nullable(),
  category: named.nullable(),
  /** Those that the reader may see. */
  folders: z.array(named),
  workflow: named.nullable(),
  circuit: named.nullable(),
  groups: z.array(named),
  /** Whoever left stays named, and uses it again once they come back. */
  people: z.array(named.extend({ isActive: z.boolean() })),
  /** Without a group or a person, nobody but those who may write templates makes contracts of it. */
  isRestricted: z.boolean(),
  locale: z.enum(locales),
  /** The same template in other languages, the first one first. */
  languages: z.array(otherLanguage),
  state: z.enum(TEMPLATE_STATES),
  /** The version that contracts start from; null: none was published yet. */
  version: z.number().int().nullable(),
  /** Its text, its terms or its values were changed after that version. */
  isChanged: z.boolean(),
  /** How many contracts were made of it. */
  contracts: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type TemplateRow = z.infer<typeof row>

/** What contracts made of it start with. */
const start = z.strictObject({
  lifecycle,
  values: fieldValues,
  /** How the form asks for the fields; omitted: as before. */
  questions: z.array(templateQuestion).max(500).optional(),
})
export type TemplateStart = z.infer<typeof start>

const record = row.extend({ ...start.shape, questions: z.array(templateQuestion) })
export type TemplateRecord = z.infer<typeof record>

const version = publishedVersion.extend({
  /** How many contracts name it. */
  contracts: z.number().int(),
})
export type TemplateVersion = z.infer<typeof version>

/** Which of the contracts that the product comes with, and in which of its languages. */
const shippedChoice = z.strictObject({
  key: z.enum(SHIPPED_TEMPLATE_KEYS),
  locale: z.enum(locales),
})

/** A field that a template shows, as the company has it or would get it. */
const neededField = z.object({
  label: z.string(),
  type: z.enum(fieldTypes),
  /** In the company's library. */
  variable: z.string(),
  /** The company uses this variable otherwise: the field goes by another one. */
  insteadOf: z.string().nullable(),
  /** The company does not have it yet. */
  isNew: z.boolean(),
})
export type NeededField = z.infer<typeof neededField>

const shippedTemplate = shippedChoice.extend({
  title: z.string(),
  /** As it will be called: numbered where the company has one of this title. */
  newTitle: z.string(),
  description: z.string(),
  articles: z.number().int(),
  annexes: z.number().int(),
  lifecycle,
  /** Of the company's contract types; null: it has none of that name. */
  type: named.nullable(),
  typeTitle: z.string(),
  /** The special regime that its deadlines are those of. */
  regime: z.enum(REGIMES).nullable(),
  /** This type does not have it. */
  isWithoutRegime: z.boolean(),
  fields: z.array(neededField),
})
export type ShippedTemplateRow = z.infer<typeof shippedTemplate>

nameShapes({
  NeededField: neededField,
  ShippedTemplate: shippedTemplate,
  Template: record,
  TemplateForm: form,
  TemplateRow: row,
  TemplateStart: start,
  TemplateVersion: version,
})

export const templatesEndpoints = {
  ...declareRecords({
    path: '/model/contracts',
    id: 'templateId',
    access: {
      create: 'model:contracts:create',
      update: 'model:contracts:update',
      remove: 'model:contracts:delete',
    },
    readAccess: 'model:contracts:list',
    query: z.strictObject({
      ...administrationQuery(['title', 'updatedAt', 'contracts', 'version']),
      state: z.enum(TEMPLATE_STATES).optional(),
      typeId: z.uuid().optional(),
      folderId: z.uuid().optional(),
      locale: z.enum(locales).optional(),
    }),
    form,
    row,
    record,
    summaries: {
      list: 'Templates, with their state and how much they are used.',
      read: 'One template, with the terms and the values that contracts made of it start with.',
      create: 'Create a template with an empty text.',
      update: 'Change how a template is called, filed and used.',
      remove: 'Delete a template that no contract was made of; it can be restored for thirty days.',
    },
  }),
  shipped: endpoint({
    method: 'GET',
    path: '/model/contracts/shipped',
    access: 'model:contracts:create',
    summary: 'The contracts that the product comes with, and what adding each of them would do.',
    response: z.object({ value: z.array(shippedTemplate) }),
  }),
  addShipped: endpoint({
    method: 'POST',
    path: '/model/contracts/shipped',
    access: 'model:contracts:create',
    summary:
      'Create a draft from a contract that the product comes with, and the fields that it needs.',
    body: shippedChoice,
    response: z.object({ _id: z.uuid(), title: z.string(), fields: z.array(neededField) }),
    status: 201,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/model/contracts/:templateId/copies',
    access: 'model:contracts:create',
    summary: 'Create a template with the text, the terms and the values of another one.',
    params,
    response: record,
    status: 201,
    revisionOf: '_id',
  }),
  setStart: endpoint({
    method: 'PUT',
    path: '/model/contracts/:templateId/start',
    access: 'model:contracts:update',
    summary: 'Set the terms and the field values that contracts made of it start with.',
    params,
    body: start,
    response: record,
    revisionOf: 'templateId',
  }),
  published: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId/published',
    access: 'model:contracts:list',
    summary: 'The published text of a template, to show it beside the form of a new contract.',
    params,
    response: z.object({
      _id: z.uuid(),
      /** Where its images are shown. */
      textId: z.uuid(),
      version: z.number().int(),
      title: z.string(),
      document: z.looseObject({}),
    }),
  }),
  trial: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId/trial',
    access: 'model:contracts:list',
    summary: 'A template filled with made-up values, as PDF/A.',
    params,
    query: z.strictObject({ values: z.enum(SAMPLE_KINDS).default('usual') }),
    response: 'stream',
    perMinute: 60,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId/versions',
    access: 'model:contracts:list',
    summary: 'The published versions of a template, the newest first.',
    params,
    query: z.strictObject(paging(20)),
    response: z.object({ value: z.array(version), count: z.number().int() }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId/changes',
    access: 'model:contracts:list',
    summary:
      'What a version of a template changed of the one before; without a number, what publishing would change.',
    params,
    query: z.strictObject({
      /** Default: the template as it is written now. */
      to: z.coerce.number().int().positive().optional(),
    }),
    response: contentChanges,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/model/contracts/:templateId/versions',
    access: 'model:contracts:update',
    summary: 'Publish a template as it is written: new contracts start from it.',
    params,
    body: z.strictObject({ note: z.string().trim().max(2000).default('') }),
    response: record,
    status: 201,
  }),
  retire: endpoint({
    method: 'POST',
    path: '/model/contracts/:templateId/retired',
    access: 'model:contracts:update',
    summary: 'Offer a template no more; its contracts stay as they are.',
    params,
    body: z.strictObject({ reason: z.string().trim().max(1000).default('') }),
    response: record,
  }),
  reinstate: endpoint({
    method: 'DELETE',
    path: '/model/contracts/:templateId/retired',
    access: 'model:contracts:update',
    summary: 'Offer a retired template again.',
    params,
    response: record,
  }),
}
