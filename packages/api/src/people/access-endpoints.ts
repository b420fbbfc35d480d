import { LEVELS } from '@tacite/domain/access/levels.ts'
import { z } from 'zod'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

const level = z.enum(LEVELS)
const until = z.iso.datetime().nullable()

/** One reason why a person sees a contract. Folders are named by their full path. */
const accessPathKind = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['owner', 'validator', 'signatory']), level }),
  z.object({ kind: z.literal('allContracts'), level, role: z.string() }),
  z.object({ kind: z.literal('share'), level, until }),
  z.object({ kind: z.literal('groupShare'), level, until, group: z.string() }),
  z.object({
    kind: z.literal('folder'),
    level,
    folder: named,
    /** Where the contract is filed, if in a folder nested in the granting one. */
    filedIn: named.nullable(),
    /** Null: granted to everyone or to the person. */
    group: z.string().nullable(),
    isForEveryone: z.boolean(),
  }),
  /** An absent validator, and the last day of the absence. */
  z.object({ kind: z.literal('actingFor'), level, absent: z.string(), until: z.iso.date() }),
])
export type ShownAccessPath = z.infer<typeof accessPathKind>

const person = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
})

const viewers = z.object({
  value: z.array(z.object({ person, level, ways: z.array(accessPathKind) })),
  count: z.number().int(),
})
export type Viewers = z.infer<typeof viewers>

/**
 * Why a person has no access: not active, no permission to open contracts, an expired share, or no access path at
 * all.
 */
export const UNSEEN_REASONS = ['pending', 'blocked', 'noPermission', 'ended', 'noWay'] as const

const personAccess = z.object({
  person,
  level: level.nullable(),
  ways: z.array(accessPathKind),
  /** Null when they have access. */
  whyNot: z.enum(UNSEEN_REASONS).nullable(),
  /** When the last share with them ended. */
  endedAt: z.iso.datetime().nullable(),
})
export type PersonAccess = z.infer<typeof personAccess>

const stakeholder = z.object({
  /** The id of a person or a group, the address of a third party, the place of who is stated to sign on paper. */
  key: z.string(),
  kind: z.enum(['person', 'group', 'thirdParty', 'stated']),
  name: z.string(),
  /** Of people and third parties. */
  email: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  roles: z.array(z.enum(['owner', 'validator', 'signatory', 'invited'])),
})
export type Stakeholder = z.infer<typeof stakeholder>

const stakeholders = z.object({
  value: z.array(stakeholder),
  count: z.number().int(),
  /** Of the current signature; 0 before the contract is sent. */
  numberOfSigners: z.number().int(),
})
export type Stakeholders = z.infer<typeof stakeholders>

const folderParams = z.strictObject({ folderId: z.uuid() })
const personId = z.uuid()

const searched = z.strictObject({ search: z.string().max(200).default(''), ...paging(20) })

nameShapes({
  AccessPathKind: accessPathKind,
  PersonReference: person,
  Viewers: viewers,
  PersonAccess: personAccess,
  Stakeholders: stakeholders,
})

/** Who can see this, and why. */
export const accessEndpoints = {
  contract: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/access',
    ...onContract('read'),
    summary: 'Who sees a contract, at which level, and every reason why; the highest level first.',
    params: contractParams,
    query: searched,
    response: viewers,
  }),
  stakeholders: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/stakeholders',
    ...onContract('read'),
    summary:
      'The owner of a contract, those it is shared with or assigned to, third parties and signatories, each once.',
    params: contractParams,
    query: z.strictObject(paging(100)),
    response: stakeholders,
  }),
  contractForOne: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/access/:personId',
    ...onContract('read'),
    summary: 'Whether one person sees a contract: every reason why, or why not.',
    params: contractParams.extend({ personId }),
    response: personAccess,
  }),
  folder: endpoint({
    method: 'GET',
    path: '/tags/:folderId/access',
    access: 'signedIn',
    summary:
      'Who sees the contents of a folder, and why; for folder administrators and those with a grant on it.',
    params: folderParams,
    query: searched,
    response: viewers,
  }),
  folderForOne: endpoint({
    method: 'GET',
    path: '/tags/:folderId/access/:personId',
    access: 'signedIn',
    summary: 'Whether one person sees the contents of a folder: every reason why, or why not.',
    params: folderParams.extend({ personId }),
    response: personAccess,
  }),
}
