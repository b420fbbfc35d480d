import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { RETENTION_REASONS } from '@tacite/domain/contracts/retention.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { personLock, lockForm } from './lock-shapes.ts'

/** At most this many contracts at once. */
const MOST_ARCHIVED_AT_ONCE = 1_000

const many = z.strictObject({
  contractIds: z.array(z.uuid()).min(1).max(MOST_ARCHIVED_AT_ONCE),
})

/** Whether one of several contracts can be archived; without a title: the person does not see it. */
const archivable = z.object({ _id: z.uuid(), title: z.string().nullable(), reason })
export type Archivable = z.infer<typeof archivable>

/** What was done, and what was refused. */
const outcome = z.object({ done: z.array(z.uuid()), refused: z.array(archivable) })

export const contractKeeping = z.object({
  archived: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  /** By a person; a signature locks for good. */
  lock: personLock.nullable(),
  /** How long it is kept after its end. */
  retention: z.object({
    /** Null: without limit. */
    years: z.number().int().nullable(),
    reason: z.enum(RETENTION_REASONS),
    /** The currency of an amount that is not compared with 120 €: the longer time is kept. */
    uncompared: z.enum(CURRENCIES).nullable(),
    /** The company’s own words for `other`. */
    note: z.string(),
    /** The last day; null while the contract has not ended. */
    until: z.iso.date().nullable(),
    /** It has ended, its retention is over, and nobody has archived it. */
    isProposed: z.boolean(),
  }),
  /** Whether this person may currently do it. */
  archiving: reason,
  restoring: reason,
  locking: reason,
  unlocking: reason,
})
export type ContractKeeping = z.infer<typeof contractKeeping>

nameShapes({
  ContractKeeping: contractKeeping,
  ArchivableContract: archivable,
  ContractsToArchive: many,
  ArchivingOutcome: outcome,
})

export const keepingEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/keeping',
    ...onContract('read'),
    summary: 'Whether a contract is archived or locked by a person, and how long it is kept.',
    params: contractParams,
    response: contractKeeping,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/archived',
    ...onContract('archive'),
    summary: 'Archive a contract that is over: it leaves lists and figures, and can be restored.',
    params: contractParams,
    response: null,
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/archived',
    ...onContract('restore'),
    summary: 'Restore an archived contract, as it was.',
    params: contractParams,
    response: null,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/contracts3/archivable',
    access: 'contracts3:archive',
    transaction: 'read',
    summary: 'Which of these contracts can be archived, and why the others cannot.',
    body: many,
    response: z.object({ value: z.array(archivable) }),
  }),
  archiveMany: endpoint({
    method: 'POST',
    path: '/contracts3/archived',
    access: 'contracts3:archive',
    summary: 'Archive those of these contracts that can be archived, and name the others.',
    body: many,
    response: outcome,
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/contracts3/unarchived',
    access: 'contracts3:archive',
    summary: 'Restore those of these contracts that are archived, and name the others.',
    body: many,
    response: outcome,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/locked',
    ...onContract('lock'),
    summary: 'Lock a contract that is not signed: nobody changes it until it is unlocked.',
    params: contractParams,
    body: lockForm,
    response: null,
  }),
  unlock: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/locked',
    ...onContract('unlock'),
    summary: 'Lift the lock of a person: whoever set it, or an owner of the contract.',
    params: contractParams,
    response: null,
  }),
}
