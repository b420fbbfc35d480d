import { locales } from '@tacite/domain/locale.ts'
import { VERSION_REASONS } from '@tacite/domain/versions/version-reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { paging, wholeNumber } from '../paging.ts'
import { replaces } from '../replaces.ts'
import { nameShapes } from '../shape-names.ts'
import { documentToSign } from '../signing/document-to-sign.ts'
import { contentChanges } from './content-changes.ts'
import { contractParams, reason } from './contracts-endpoints.ts'

const versionNumber = wholeNumber(1, 999_999_999)
const versionParams = contractParams.extend({ number: versionNumber })
/** A version by its number, or the contract as it is. */
const side = z.union([z.literal('now'), versionNumber])
const versionName = z.string().trim().min(1).max(120)

const versionReason = z.object({
  kind: z.enum(VERSION_REASONS),
  /** The last time. */
  at: z.iso.datetime(),
  /** Who did it; null: Tacite, or a third party. */
  by: z.string().nullable(),
  /** Whom it was sent to. */
  recipient: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
})

/** A version of a contract's whole text, without its content. */
const contractVersion = z.object({
  number: z.number().int(),
  name: z.string().nullable(),
  keptAt: z.iso.datetime(),
  /** The newest first. */
  reasons: z.array(versionReason),
  /** The contract states the same today. */
  isCurrent: z.boolean(),
})
export type ContractVersion = z.infer<typeof contractVersion>

const readVersion = contractVersion.omit({ isCurrent: true }).extend({
  title: z.string(),
  locale: z.enum(locales),
  /** Its sections with the values of that day, as far as the reader may see them today. */
  blocks: documentToSign.shape.document.shape.blocks,
  /** The placeholder of an empty field, by its variable. */
  labels: z.record(z.string(), z.string()),
  /** Some sections are not for this reader. */
  hidesSomething: z.boolean(),
  /** Why this person cannot restore it; null: they can. */
  restoring: reason,
})
export type ReadVersion = z.infer<typeof readVersion>

const versionChanges = z.object({
  ...contentChanges.shape,
  /** Of the contract as it is: restoring is refused once it is another (412). */
  seal: z.string(),
})
export type VersionChanges = z.infer<typeof versionChanges>

nameShapes({
  ContractVersion: contractVersion,
  ReadVersion: readVersion,
  VersionChanges: versionChanges,
  VersionReason: versionReason,
})

const path = '/contracts3/:contractId/versions'

/** Versions of a contract's whole text: named by people, and kept by themselves at the steps of its life. */
export const contractVersionsEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    ...onContract('listVersions'),
    summary: 'The versions of a contract, the newest first.',
    params: contractParams,
    query: z.strictObject(paging(50)),
    response: z.object({
      value: z.array(contractVersion),
      count: z.number().int(),
      /** The version that was last sent outside; null: none was. */
      lastSent: z.number().int().nullable(),
      /** Why this person can name none; null: they can. */
      naming: reason,
    }),
  }),
  keep: endpoint({
    method: 'POST',
    path,
    ...onContract('nameVersion'),
    summary:
      'Keep the contract as it is as a version; if nothing changed since one, that one is named.',
    params: contractParams,
    body: z.strictObject({
      name: versionName,
      /** Before an act that changes much: a version that already has a name keeps it. */
      isAutomatic: z.boolean().default(false),
    }),
    response: z.object({ number: z.number().int(), isNew: z.boolean() }),
    status: 201,
  }),
  name: endpoint({
    method: 'PUT',
    path: `${path}/:number/name`,
    ...onContract('nameVersion'),
    summary: 'Name a version, or take its name away.',
    params: versionParams,
    body: z.strictObject({
      name: versionName.nullable(),
      ...replaces(versionName.nullable()),
    }),
    response: null,
  }),
  changes: endpoint({
    method: 'GET',
    path: `${path}/changes`,
    ...onContract('listVersions'),
    summary: 'What differs between two versions, or between one and the contract as it is.',
    params: contractParams,
    query: z.strictObject({ from: side.default('now'), to: side.default('now') }),
    response: versionChanges,
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/:number`,
    ...onContract('listVersions'),
    summary: 'The text of a version.',
    params: versionParams,
    response: readVersion,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/:number/restored`,
    ...onContract('restoreVersion'),
    summary:
      'Make the text and the values of its fields what they were in a version; the present is kept as a version first.',
    params: versionParams,
    body: z.strictObject({
      /** Of the comparison with what is there now. */
      seal: z.string().max(100),
      /** Whether the person looks at a comparison: restoring is refused then. */
      isComparing: z.boolean().default(false),
    }),
    /** The version that holds what was replaced. */
    response: z.object({ kept: z.number().int() }),
  }),
}
