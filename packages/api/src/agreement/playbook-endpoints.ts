import { CLAUSE_STANCES } from '@tacite/domain/clauses/clause-stance.ts'
import {
  DEVIATIONS,
  PLAYBOOK_RULES,
  PLAYBOOK_VERDICTS,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'

/** Where a contract says a clause. */
const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('section'),
    _id: z.uuid(),
    title: z.string(),
    /** It follows that wording of the library: it was made of it, or took it in. */
    isLinked: z.boolean(),
    /** A stretch of its text says it, beside other matters: its words are not to be replaced as a whole. */
    isPart: z.boolean(),
  }),
  /** Of the document that was signed; from 1. */
  z.object({ kind: z.literal('page'), page: z.number().int(), title: z.string() }),
  /** A section that the reader does not see. */
  z.object({ kind: z.literal('hidden') }),
])

const line = z.object({
  /** The standard clause of the library. */
  clause: named,
  rule: z.enum(PLAYBOOK_RULES),
  verdict: z.enum(PLAYBOOK_VERDICTS),
  /** Null: the contract says nothing of it, as far as it could be compared. */
  place: place.nullable(),
  /** The wording of the library that the contract says, or comes closest to. */
  wording: named.extend({ stance: z.enum(CLAUSE_STANCES) }).nullable(),
  /** Percentages, amounts and durations beyond the greatest that the agreed wordings name. */
  beyond: z.array(
    z.object({
      /** `%`, a currency, or days, weeks, months, years. */
      unit: z.string(),
      value: z.number(),
      greatest: z.number(),
    }),
  ),
  /** Accepted for this contract, rather than kept where it was inserted: it can be reopened. */
  isExcepted: z.boolean(),
  /** Why a person accepted the deviation. */
  accepted: z
    .object({ reason: z.string(), at: z.iso.datetime(), by: z.string().nullable() })
    .nullable(),
})
export type PlaybookLine = z.infer<typeof line>

const playbook = z.object({
  /** The contract type that the rules are of. */
  type: z.string(),
  /** The workflow of the contract wants no deviation before a validation and a signature. */
  isNeeded: z.boolean(),
  /** False: the contract has no text that could be read. */
  hasText: z.boolean(),
  /** The gravest deviations first. */
  lines: z.array(line),
  /** Why the reader cannot accept a deviation; null: they can. */
  accepting: reason,
})
export type ContractPlaybook = z.infer<typeof playbook>

const examinedLine = line
  .pick({ clause: true, rule: true, verdict: true, wording: true, beyond: true })
  .extend({
    /** The heading of the article that says it; null: none does. */
    title: z.string().nullable(),
  })
export type ExaminedLine = z.infer<typeof examinedLine>

nameShapes({
  ContractPlaybook: playbook,
  ExaminedLine: examinedLine,
  PlaybookLine: line,
})

const clauseParams = contractParams.extend({ clauseId: z.uuid() })
const path = '/contracts3/:contractId/playbook'

export const playbookEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    ...onContract('read'),
    summary:
      'What the playbook of its type says of a contract: which clauses are missing, changed or forbidden.',
    params: contractParams,
    response: playbook,
  }),
  examine: endpoint({
    method: 'GET',
    path: '/contracts3/uploads/:uploadId/playbook/:typeId',
    access: 'contracts3:create:document',
    summary:
      'What the playbook of a type says of a file that was uploaded, before a contract is made of it: the other side’s paper.',
    params: z.strictObject({ uploadId: z.uuid(), typeId: z.uuid() }),
    /** The gravest deviations first. */
    response: z.object({ value: z.array(examinedLine) }),
  }),
  compare: endpoint({
    method: 'GET',
    path: `${path}/:clauseId`,
    ...onContract('read'),
    summary:
      'What a contract says of a clause of its playbook, beside the wording that it comes closest to.',
    params: clauseParams,
    response: z.object({
      /** Its heading and its words; null: it says nothing of it, or where the reader does not see it. */
      said: z.string().nullable(),
      /** The same; a field is three dots in brackets. */
      wording: z
        .object({ name: z.string(), stance: z.enum(CLAUSE_STANCES), text: z.string() })
        .nullable(),
    }),
  }),
  accept: endpoint({
    method: 'PUT',
    path: `${path}/:clauseId/exception`,
    ...onContract('acceptDeviation'),
    summary: 'Accept a deviation with a reason, as long as the contract says just that.',
    params: clauseParams,
    body: z.strictObject({
      /** The one that the person saw; 409 when the contract deviates otherwise by now. */
      verdict: z.enum(DEVIATIONS),
      reason: z.string().trim().max(2000),
    }),
    response: playbook,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${path}/:clauseId/exception`,
    ...onContract('acceptDeviation'),
    summary: 'No longer accept a deviation.',
    params: clauseParams,
    response: playbook,
  }),
}
