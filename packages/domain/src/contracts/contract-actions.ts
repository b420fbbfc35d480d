import type { Deadlines } from '../deadlines/deadlines.ts'
import type { PlainRefusalCode, Refusal } from '../refusal.ts'
import type { ContractStatus } from './edit-refusal.ts'
import { SIGNED_DETAILS, signedDetail } from './status-detail.ts'
import type { SignedDetail } from './status-detail.ts'

/**
 * Where a contract stands for an action: its status, and the finer state once signed.
 * `NOTICE_WAITING`: a notice is on record that does not end the running term. It was given late, or
 * before the contract started (R14); what the contract shows stays its finer state.
 */
export type ContractState = Exclude<ContractStatus, 'SIGNED'> | SignedDetail | 'NOTICE_WAITING'

/** `null`: allowed in that state; else the code of the refusal. */
type ActionRow = Record<ContractState, PlainRefusalCode | null>

const UNSIGNED = ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'] as const

export const CONTRACT_STATES: readonly ContractState[] = [
  ...UNSIGNED,
  ...SIGNED_DETAILS,
  'NOTICE_WAITING',
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
    NOTICE_WAITING: 'TERMINATION_ALREADY_GIVEN',
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
    NOTICE_WAITING: 'TERMINATION_ALREADY_GIVEN',
    EXPIRED: 'CONTRACT_EXPIRED',
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
  cancel: row({
    ...all(UNSIGNED, null),
    ...all(SIGNED_DETAILS, 'CONTRACT_ALREADY_SIGNED'),
    NOTICE_WAITING: 'CONTRACT_ALREADY_SIGNED',
    TERMINATED: 'CONTRACT_TERMINATED',
    CANCELLED: 'CONTRACT_CANCELLED',
  }),
  cancelTermination: row({
    ...all(UNSIGNED, 'CONTRACT_NOT_SIGNED'),
    ...all(SIGNED_DETAILS, 'TERMINATION_NOT_GIVEN'),
    TERMINATING: null,
    NOTICE_WAITING: null,
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
): Refusal<PlainRefusalCode> | null {
  const code = CONTRACT_ACTIONS[action][state]
  return code === null ? null : { code }
}

/** The states in which an action is possible, for filters and buttons on several contracts. */
export function statesAllowing(action: ContractAction): ContractState[] {
  return CONTRACT_STATES.filter((state) => CONTRACT_ACTIONS[action][state] === null)
}

/** The state of a contract for `contractActionRefusal`. A signed one that ended by notice is terminated. */
export function contractState(
  status: ContractStatus,
  deadlines: Pick<Deadlines, 'phase' | 'term' | 'ending' | 'notice'>,
): ContractState {
  if (status !== 'SIGNED') return status
  const detail = signedDetail(deadlines)
  const isRunning = deadlines.phase !== 'ENDED' && detail !== 'TERMINATING'
  return isRunning && deadlines.notice !== null ? 'NOTICE_WAITING' : detail
}

function row(codes: ActionRow): ActionRow {
  return codes
}

function all<State extends ContractState>(
  states: readonly State[],
  code: PlainRefusalCode | null,
): Record<State, PlainRefusalCode | null> {
  return Object.fromEntries(states.map((state) => [state, code])) as Record<
    State,
    PlainRefusalCode | null
  >
}
