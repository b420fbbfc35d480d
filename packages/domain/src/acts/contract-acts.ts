import type { ActRow } from './act-row.ts'
import { AGREEMENT_ACTS } from './agreement-acts.ts'
import { AMENDMENT_ACTS } from './amendment-acts.ts'
import { ATTACHMENT_ACTS } from './attachment-acts.ts'
import { CONDITION_ACTS } from './condition-acts.ts'
import { CONTENT_ACTS } from './content-acts.ts'
import { CORRECTION_ACTS } from './correction-acts.ts'
import { KEEPING_ACTS } from './keeping-acts.ts'
import { LIFECYCLE_ACTS } from './lifecycle-acts.ts'
import { PAPER_ACTS } from './paper-acts.ts'
import { TASK_ACTS } from './task-acts.ts'
import { SUCCESSION_ACTS } from './succession-acts.ts'

/**
 * The acts on a contract: the rights they need, the states that forbid them, and the refusal code of each. Server
 * checks, reasons on disabled buttons, SQL conditions of lists, the rights of endpoints and docs/permissions.md
 * derive from this table.
 */
export const CONTRACT_ACTS = {
  ...CONTENT_ACTS,
  ...ATTACHMENT_ACTS,
  ...AGREEMENT_ACTS,
  ...CONDITION_ACTS,
  ...PAPER_ACTS,
  ...LIFECYCLE_ACTS,
  ...KEEPING_ACTS,
  ...CORRECTION_ACTS,
  ...SUCCESSION_ACTS,
  ...AMENDMENT_ACTS,
  ...TASK_ACTS,
} as const satisfies Record<string, ActRow>

export type ContractAct = keyof typeof CONTRACT_ACTS

export const CONTRACT_ACT_NAMES = Object.keys(CONTRACT_ACTS) as ContractAct[]

type CheckOf<Act extends ContractAct> = (typeof CONTRACT_ACTS)[Act]['checks'][number]

/** The aspects that an act checks. */
export type AspectOf<Act extends ContractAct> = CheckOf<Act>['aspect']
