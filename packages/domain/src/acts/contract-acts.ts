import type { ActRow } from './act-row.ts'
import { AGREEMENT_ACTS } from './agreement-acts.ts'
import { CONTENT_ACTS } from './content-acts.ts'
import { LIFECYCLE_ACTS } from './lifecycle-acts.ts'

/**
 * What can be done with a contract, who may, and when; else why not. The server's check, the reason on a button that is off,
 * the conditions of lists, what endpoints ask and docs/permissions.md are made of this table.
 */
export const CONTRACT_ACTS = {
  ...CONTENT_ACTS,
  ...AGREEMENT_ACTS,
  ...LIFECYCLE_ACTS,
} as const satisfies Record<string, ActRow>

export type ContractAct = keyof typeof CONTRACT_ACTS

export const CONTRACT_ACT_NAMES = Object.keys(CONTRACT_ACTS) as ContractAct[]

type CheckOf<Act extends ContractAct> = (typeof CONTRACT_ACTS)[Act]['checks'][number]

/** The aspects that an act asks for. */
export type AspectOf<Act extends ContractAct> = CheckOf<Act>['aspect']

/** What may be refused as an act's state: the codes of its checks. */
export type StateRefusalOf<Act extends ContractAct> =
  CheckOf<Act> extends infer Each
    ? Each extends { refused: infer Refused }
      ? NonNullable<Refused[keyof Refused]>
      : never
    : never
