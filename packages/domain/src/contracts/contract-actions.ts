import type { DeadlineRefusalCode } from '../deadlines/deadline-refusal-code.ts'
import type { Refusal } from '../refusal.ts'
import type { ContractStatus } from './edit-refusal.ts'
import { SIGNED_DETAILS } from './status-detail.ts'
import type { SignedDetail, StatusDetail } from './status-detail.ts'

/** Where a contract stands for an action: its status, and the finer state once signed. */
export type ContractState = Exclude<ContractStatus, 'SIGNED'> | SignedDetail

/** `null`: allowed in that state; else the code of the refusal. */
type ActionRow<Code extends string = string> = Record<ContractState, Code | null>

const UNSIGNED = ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'] as const

export const CONTRACT_STATES: readonly ContractState[] = [
  ...UNSIGNED,
  ...SIGNED_DETAILS,
  'TERMINATED',
  'CANCELLED',
]

/**
 * In which states an action on a contract is possible, and otherwise why not. Add a row; the
 * button, the API, the SQL filter and the tooltip follow.
 */
const CONTRACT_ACTIONS = {
  markRenewed: row({
    ...all(UNSIGNED, 'CONTRACT_NOT_SIGNED'),
    NOT_STARTED: 'CONTRACT_NOT_STARTED',
    IN_FORCE: null,
    TACITLY_RENEWED: null,
    RENEWED: null,
    INDEFINITE: 'CONTRACT_WITHOUT_TERM',
    TERMINATING: 'TERMINATION_ALREADY_GIVEN',
    EXPIRED: 'CONTRACT_EXPIRED',
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
  markTerminated: row({
    ...all(UNSIGNED, 'CONTRACT_NOT_SIGNED'),
    NOT_STARTED: null,
    IN_FORCE: null,
    TACITLY_RENEWED: null,
    RENEWED: null,
    INDEFINITE: null,
    TERMINATING: 'TERMINATION_ALREADY_GIVEN',
    EXPIRED: 'CONTRACT_EXPIRED',
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
  cancel: row({
    ...all(UNSIGNED, null),
    ...all(SIGNED_DETAILS, 'CONTRACT_ALREADY_SIGNED'),
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
  cancelTermination: row({
    ...all(UNSIGNED, 'CONTRACT_NOT_SIGNED'),
    ...all(SIGNED_DETAILS, 'TERMINATION_NOT_GIVEN'),
    TERMINATING: null,
    EXPIRED: 'CONTRACT_EXPIRED',
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
} satisfies Record<string, ActionRow>

export type ContractAction = keyof typeof CONTRACT_ACTIONS

/**
 * Why an action is not possible now; `null` when it is. Rights are another question: this one
 * speaks of the contract's state only.
 *
 * @example contractActionRefusal('cancelTermination', 'IN_FORCE') // { code: 'TERMINATION_NOT_GIVEN' }
 */
export function contractActionRefusal(
  action: ContractAction,
  state: ContractState,
): Refusal<DeadlineRefusalCode> | null {
  const code = CONTRACT_ACTIONS[action][state]
  return code === null ? null : { code }
}

/** The states in which an action is possible, for filters and buttons on several contracts. */
export function statesAllowing(action: ContractAction): ContractState[] {
  return CONTRACT_STATES.filter((state) => CONTRACT_ACTIONS[action][state] === null)
}

/** The state of a contract for `contractActionRefusal`. A signed one that ended by notice is terminated. */
export function contractState(status: ContractStatus, detail: StatusDetail): ContractState {
  return status === 'SIGNED' ? detail : status
}

function row(codes: ActionRow<DeadlineRefusalCode>): ActionRow<DeadlineRefusalCode> {
  return codes
}

function all<State extends ContractState>(
  states: readonly State[],
  code: DeadlineRefusalCode | null,
): Record<State, DeadlineRefusalCode | null> {
  return Object.fromEntries(states.map((state) => [state, code])) as Record<
    State,
    DeadlineRefusalCode | null
  >
}
