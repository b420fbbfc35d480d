import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { LEVELS } from '@tacite/domain/access/levels.ts'
import { locales } from '@tacite/domain/locale.ts'
import {
  blockKinds,
  numberingStyles,
  sectionAudiences,
} from '@tacite/document/contract-document.ts'
import { z } from 'zod'
import { conditionValue, contractDetails, fieldValues, newContract } from './contract-form.ts'
import { endpoint } from './endpoint.ts'
import { removal } from './removals-endpoints.ts'
import { named } from './named.ts'
import { nameShapes } from './shape-names.ts'

const CONTRACT_STATUSES = [
  'DRAFT',
  'NEGOTIATION',
  'VALIDATION',
  'SIGNATURE',
  'SIGNED',
  'TERMINATED',
  'CANCELLED',
] as const

export const contractParams = z.strictObject({ contractId: z.uuid() })
export const sectionParams = z.strictObject({ contractId: z.uuid(), sectionId: z.uuid() })

/** Why something cannot be done now, in the reader's language; null: it can. */
export const reason = z.object({ code: z.string(), message: z.string() }).nullable()

/** A ProseMirror document; the server checks it against the schema of the document package. */
export const richText = z.looseObject({ type: z.literal('doc') })

const taggedField = z.object({
  _id: z.uuid(),
  variable: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  kind: z.enum(['system', 'custom']),
  required: z.boolean(),
  choices: z.array(z.string()),
  /** Asked of every contract, whether its text uses it or not. */
  isMetadata: z.boolean(),
  /** Where it is proposed; null: everywhere. Of one contract, only the folders that hold it. */
  folderIds: z.array(z.uuid()).nullable(),
  /** The field is asked while all of them hold. */
  conditions: z.array(
    z.object({
      variable: z.string(),
      operator: z.enum(conditionOperators),
      value: conditionValue,
    }),
  ),
})

export const contractPage = z.object({
  _id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  statusDetail: z.string(),
  step: z
    .object({ _id: z.uuid(), name: z.string(), color: z.string(), kind: z.string() })
    .nullable(),
  type: named,
  project: named,
  owner: named,
  legalEntity: named.nullable(),
  counterparty: named.nullable(),
  parent: named.nullable(),
  folders: z.array(named),
  amountInclTaxCents: z.number().int().nullable(),
  currency: z.string(),
  locale: z.enum(locales),
  numbering: z.enum(numberingStyles),
  signatureDate: z.string().nullable(),
  original: z.object({ name: z.string(), sha256: z.string() }).nullable(),
  isLocked: z.boolean(),
  isFrozen: z.boolean(),
  isArchived: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  level: z.enum(LEVELS),
  /** Whether this person may change the text and the details now. */
  editing: reason,
  /** Whether this person may put it in folders. */
  filing: reason,
  /** Whether this person may delete it. */
  deleting: reason,
  /** Whether this person may say who else has the contract. */
  sharing: reason,
})
export type ContractPage = z.infer<typeof contractPage>

export const sectionBody = {
  title: z.string().max(500),
  content: richText,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  audience: z.enum(sectionAudiences),
}

export const section = z.object({
  ...sectionBody,
  _id: z.uuid(),
  /** False: bears no number, nor do its subsections, and takes none from the others. */
  isNumbered: z.boolean(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  isLocked: z.boolean(),
  lockedBy: named.nullable(),
})
export type Section = z.infer<typeof section>

const contractDocument = z.object({
  numbering: z.enum(numberingStyles),
  locale: z.enum(locales),
  blocks: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.enum(blockKinds),
      name: z.string(),
      description: z.string(),
      sections: z.array(section),
    }),
  ),
  fields: z.array(taggedField),
  values: fieldValues,
})

/** A party with the particulars that its contracts show. */
const party = named.extend({ siren: z.string(), address: z.string() })

nameShapes({ Reason: reason, RichText: richText, ContractField: taggedField })
nameShapes({ Contract: contractPage, Section: section, ContractDocument: contractDocument })

export const contractsEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/contracts3/choices',
    access: 'contracts3:create',
    summary:
      'What the new-contract form offers: types, projects, people, counterparties, entities, templates, folders.',
    response: z.object({
      types: z.array(named),
      projects: z.array(named),
      people: z.array(named),
      counterparties: z.array(party),
      legalEntities: z.array(party),
      folders: z.array(named),
      /** The language that the company's contracts are written in. */
      locale: z.enum(locales),
      templates: z.array(
        z.object({
          _id: z.uuid(),
          title: z.string(),
          description: z.string(),
          typeId: z.uuid().nullable(),
          /** The variables of its fields, in the order of its text. */
          fields: z.array(z.string()),
          /** What the form proposes for them. */
          values: fieldValues,
        }),
      ),
      fields: z.array(taggedField),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/contracts3',
    access: 'contracts3:create',
    summary: 'Create a contract from a template, an uploaded document or an empty page.',
    body: newContract,
    response: z.object({ _id: z.uuid(), reference: z.string() }),
    status: 201,
  }),
  template: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId',
    access: 'model:contracts:list',
    summary: 'A template with its text, to show it beside the form.',
    params: z.strictObject({ templateId: z.uuid() }),
    response: z.object({ _id: z.uuid(), title: z.string(), document: z.looseObject({}) }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/contracts3/uploads',
    access: 'contracts3:create:document',
    summary:
      'Read a Word, PDF or image file before a contract is made of it: its outline and what would be lost.',
    upload: 'multipart',
    response: z.object({
      _id: z.uuid(),
      name: z.string(),
      title: z.string(),
      numbering: z.enum(numberingStyles),
      outline: z.array(
        z.object({
          /** Which block it stands in, from 0. */
          block: z.number().int(),
          kind: z.enum(blockKinds),
          level: z.number().int(),
          title: z.string(),
          isNumbered: z.boolean(),
        }),
      ),
      losses: z.array(z.object({ kind: z.string(), count: z.number().int(), where: z.string() })),
    }),
    status: 201,
    perMinute: 30,
  }),
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId',
    access: 'contracts3:list',
    level: 'reader',
    summary: 'One contract: where it stands, what it is about, what this person may do.',
    params: contractParams,
    response: contractPage,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId',
    access: 'contracts3:update',
    level: 'editor',
    summary: 'Change what a contract is about. Keys left out stay as they are.',
    params: contractParams,
    body: contractDetails,
    response: contractPage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId',
    access: 'contracts3:delete',
    level: 'owner',
    summary: 'Delete a contract that nobody was asked to sign; it can be put back for thirty days.',
    params: contractParams,
    response: removal,
  }),
  document: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/document',
    access: 'contracts3:list',
    level: 'reader',
    summary: 'The text: blocks, sections, fields and their values.',
    params: contractParams,
    response: contractDocument,
  }),
  original: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/original',
    access: 'contracts:attachments:download',
    level: 'reader',
    summary: 'The uploaded file that the contract was made of, as it came.',
    params: contractParams,
    response: 'stream',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/preview',
    access: 'contracts3:list',
    level: 'reader',
    summary: 'The contract as PDF/A, as it stands now.',
    params: contractParams,
    response: 'stream',
    perMinute: 60,
  }),
  setFields: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/fields',
    access: 'contracts3:update',
    level: 'editor',
    summary: 'Set the values of tagged fields; null empties one.',
    params: contractParams,
    body: z.strictObject({ values: fieldValues }),
    response: z.object({ values: fieldValues }),
  }),
  saveSection: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/sections/:sectionId',
    access: 'contracts3:update',
    level: 'editor',
    summary:
      'Save a section over the version it was read at; 412 with the other text when somebody saved first.',
    params: sectionParams,
    body: z.strictObject({
      title: sectionBody.title,
      content: sectionBody.content,
      audience: sectionBody.audience,
      version: z.number().int(),
      /** The person has seen the other text and chose theirs: the other one is always kept as a version. */
      overwrites: z.boolean().default(false),
    }),
    response: section,
  }),
}
