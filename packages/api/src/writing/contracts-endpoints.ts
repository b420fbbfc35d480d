import { activeContentOfFile } from './active-content.ts'
import { LEVELS } from '@tacite/domain/access/levels.ts'
import { CONTRACT_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { TERMS_STANDINGS } from '@tacite/domain/contracts/terms-standing.ts'
import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { SIGNED_DOCUMENT_ORIGINS } from '@tacite/domain/signing/signature-state.ts'
import { locales } from '@tacite/domain/locale.ts'
import { blockKinds, numberingStyles } from '@tacite/document/contract-document.ts'
import { z } from 'zod'
import { amendedValue } from '../lifecycle/amended-value.ts'
import { partyChoice, personChoice } from '../settings/choices-endpoints.ts'
import {
  changeReason,
  contractDetails,
  fieldValues,
  repeatedPassage,
  newContract,
  templateQuestion,
  shownDetails,
} from './contract-form.ts'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { taggedField, textDocument } from './text-shapes.ts'
import { acceptedFields, proposedFields } from './placeholder-shapes.ts'
import { onContract } from '../on-contract.ts'

export const contractParams = z.strictObject({ contractId: z.uuid() })

const uploadParams = z.strictObject({ uploadId: z.uuid() })

/** Why something cannot currently be done, in the reader's language; null: it can. */
export const reason = z.object({ code: z.string(), message: z.string() }).nullable()

/** ISO 4217. */
const currency = z.enum(CURRENCIES)

export const contractPage = z.object({
  _id: z.uuid(),
  textId: z.uuid(),
  ...shownDetails,
  status: z.enum(CONTRACT_STATUSES),
  /** Validated, and not sent yet. */
  readyToSign: z.boolean(),
  /** Changed after its validation was requested or acquired. */
  validationSuspended: z.boolean(),
  /** The step of an unsigned contract, the detailed state of a signed one. */
  statusDetail: z.string(),
  statusDetailKey: z.string(),
  step: z
    .object({ _id: z.uuid(), name: z.string(), color: z.string(), kind: z.string() })
    .nullable(),
  folders: z.array(named),
  amountInclTaxCents: z.number().int().nullable(),
  /** Its parties, its amount and its values that amendments replaced or will; the keys beside say what it states itself. */
  amended: z.array(amendedValue),
  locale: z.enum(locales),
  signatureDate: z.string().nullable(),
  original: z
    .object({
      name: z.string(),
      sha256: z.string(),
      active: activeContentOfFile,
      /** Of the copy without active content; null: there is none. */
      copySha256: z.string().nullable(),
    })
    .nullable(),
  /** What its text began with, and the version that new contracts start from now; null: no template, or the person may not list them. */
  template: named
    .extend({ version: z.number().int(), offered: z.number().int().nullable() })
    .nullable(),
  /** It came signed, as a PDF, which its page shows in place of a text. */
  isImported: z.boolean(),
  isLocked: z.boolean(),
  /** The signed document kept here, by where it comes from; a locked contract may have none. */
  signedDocument: z.enum(SIGNED_DOCUMENT_ORIGINS).nullable(),
  /** Until they unlock it; otherwise a lock is for good. */
  isLockedByPerson: z.boolean(),
  isFrozen: z.boolean(),
  isArchived: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  level: z.enum(LEVELS),
  /** Whether this person may currently change the text and the details. */
  editing: reason,
  /** Whether this person may change how it is managed: its type, project, direction, scope and master agreement. */
  managing: reason,
  /** Whether this person may change its title. */
  retitling: reason,
  /** What its terms are, which decides how they change: being written, sealed here, or a transcription. */
  terms: z.enum(TERMS_STANDINGS),
  /** Whether this person may correct what was read from a document signed elsewhere. */
  correcting: reason,
  /** Whether this person may give it another owner. */
  handingOver: reason,
  /** Whether this person may put it in folders. */
  filing: reason,
  /** Whether this person may copy it, make a contract that renews it, or one that amends it. */
  duplicating: reason,
  renewing: reason,
  /** Whether this person may make a template of it. */
  makingTemplate: reason,
  /** Whether this person may take over what a newer version of its template changed. */
  followingTemplate: reason,
  amending: reason,
  /** Whether this person may delete it. */
  deleting: reason,
  /** Whether this person may change who has access to the contract. */
  sharing: reason,
})
export type ContractPage = z.infer<typeof contractPage>

const templateChoice = named.extend({
  description: z.string(),
  typeId: z.uuid().nullable(),
  /** Where contracts made of it are filed unless the person chooses otherwise; none for who may not file. */
  folders: z.array(named),
  /** The variables of its fields, in text order. */
  fields: z.array(z.string()),
  /** The form's default values for them. */
  values: fieldValues,
  /** In which order, under which headings and with which help the form asks for them. */
  /** What its text repeats, with the fields that are asked for each row. */
  passages: z.array(repeatedPassage),
  questions: z.array(templateQuestion),
  /** The version that contracts start from, and the files that they get as annexes. */
  version: z.number().int(),
  files: z.array(named.extend({ sizeBytes: z.number().int() })),
  locale: z.enum(locales),
  /** The same template in other languages, as far as the person may make contracts of it. */
  languages: z.array(named.extend({ locale: z.enum(locales) })),
})

nameShapes({ Reason: reason, Contract: contractPage, TemplateChoice: templateChoice })

export const contractsEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/contracts3/choices',
    access: 'contracts3:create',
    summary:
      'What the new-contract form starts with: fields, and choices that have only one possible answer.',
    response: z.object({
      /** Preselected: the only option, or the person themself. */
      defaults: z.object({
        project: named.nullable(),
        owner: personChoice.nullable(),
        legalEntity: partyChoice.nullable(),
        template: templateChoice.nullable(),
        currency,
      }),
      /** The language of the company's contracts. */
      locale: z.enum(locales),
      hasTemplates: z.boolean(),
      fields: z.array(taggedField),
    }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/choices/templates',
    access: 'contracts3:create',
    summary: 'Templates to create a contract from, searched and paged.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(templateChoice),
  }),
  create: endpoint({
    method: 'POST',
    path: '/contracts3',
    access: 'contracts3:create',
    summary:
      'Create a contract from a template, an uploaded document, an empty page or a signed PDF, which makes it a signed one.',
    body: newContract,
    response: z.object({ _id: z.uuid(), reference: z.string() }),
    status: 201,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/contracts3/uploads',
    access: 'contracts3:create:document',
    summary:
      'Parse a Word, PDF or image file before a contract is created from it: its outline and what would be lost.',
    upload: 'multipart',
    response: z.object({
      _id: z.uuid(),
      name: z.string(),
      title: z.string(),
      numbering: z.enum(numberingStyles),
      /** The language that it is most likely written in; null: it says too little. */
      locale: z.enum(locales).nullable(),
      outline: z.array(
        z.object({
          /** The index of its block. */
          block: z.number().int(),
          kind: z.enum(blockKinds),
          level: z.number().int(),
          title: z.string(),
          isNumbered: z.boolean(),
        }),
      ),
      active: activeContentOfFile,
      losses: z.array(z.object({ kind: z.string(), count: z.number().int(), where: z.string() })),
    }),
    status: 201,
    perMinute: 30,
  }),
  placeholders: endpoint({
    method: 'GET',
    path: '/contracts3/uploads/:uploadId/placeholders',
    access: 'model:contracts:create',
    summary:
      'The places to fill in of an uploaded file, each with the tagged field that it could become in a template.',
    params: uploadParams,
    response: proposedFields,
  }),
  makeTemplate: endpoint({
    method: 'POST',
    path: '/contracts3/uploads/:uploadId/templates',
    access: 'model:contracts:create',
    summary:
      'Create a template from an uploaded file that was read before; of its places to fill in, those that are named become tagged fields, the others stay as text.',
    params: uploadParams,
    body: z.strictObject({
      title: z.string().trim().max(500),
      locale: z.enum(locales),
      fields: acceptedFields,
    }),
    response: z.object({ _id: z.uuid() }),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId',
    ...onContract('read'),
    summary: 'One contract: its status, its details, what this person may do.',
    params: contractParams,
    response: contractPage,
    revisionOf: 'contractId',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId',
    ...onContract('edit'),
    summary: 'Change the details of a contract. Missing keys stay unchanged.',
    params: contractParams,
    body: contractDetails,
    response: contractPage,
    revisionOf: 'contractId',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId',
    ...onContract('delete'),
    summary:
      'Delete a contract that was never sent for signature; it can be restored for thirty days.',
    params: contractParams,
    response: removal,
  }),
  document: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/document',
    ...onContract('read'),
    summary: 'The text: blocks, sections, fields and their values.',
    params: contractParams,
    response: textDocument,
    revisionOf: 'contractId/fields',
  }),
  original: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/original',
    ...onContract('downloadOriginal'),
    summary:
      'The uploaded file that the contract was created from, unchanged; or its copy without active content.',
    params: contractParams,
    query: z.strictObject({ version: z.enum(['received', 'copy']).default('received') }),
    response: 'stream',
  }),
  setFields: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/fields',
    ...onContract('edit'),
    summary: 'Set the values of tagged fields; null empties one.',
    params: contractParams,
    body: z.strictObject({ values: fieldValues, reason: changeReason.optional() }),
    response: z.object({ values: fieldValues }),
    revisionOf: 'contractId/fields',
  }),
}
