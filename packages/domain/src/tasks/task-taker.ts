import { levelReaches, type ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import type { Acting } from '../acts/act-refusal.ts'
import type { ActRow } from '../acts/act-row.ts'
import { CONTRACT_ACTS, type ContractAct } from '../acts/contract-acts.ts'
import type { TaskKind } from './task-kinds.ts'

/** The act that ends a task. Whoever has the task must have the right to it. */
const ACT_OF_TASK: Record<TaskKind, ContractAct> = {
  validate: 'decide',
  sign: 'sign',
  signLetter: 'sign',
  fileScan: 'uploadScan',
  readRefusal: 'read',
  decideOnDeadline: 'decideOnLimit',
  // What is completed after the signature takes the same rights.
  completeStep: 'completeStep',
  answerRequest: 'read',
  reviewOwner: 'handOver',
  // Only whoever follows the validation meets a condition: who requested it has the task already, or could request it.
  meetCondition: 'requestValidation',
  confirmCondition: 'confirmCondition',
}

/** What a person lacks to take a task over. */
export type TakerLacks =
  | { lacks: 'sight' }
  | { lacks: 'permission'; permission: Permission }
  | { lacks: 'level'; level: ContractLevel }

/**
 * What a person lacks to do a task on a contract; null when they have every right that its act needs. The state of the
 * contract is not asked: it is the same for whoever has the task now.
 *
 * @example takerLacks('decideOnDeadline', { permissions, level: 'reader' }) // { lacks: 'level', level: 'editor' }
 */
export function takerLacks(kind: TaskKind, { permissions, level }: Acting): TakerLacks | null {
  const row: ActRow = CONTRACT_ACTS[ACT_OF_TASK[kind]]
  if (level === null) return { lacks: 'sight' }
  const permission = [...row.permissions, row.furtherPermission].find(
    (needed) => needed !== undefined && !permissions.has(needed),
  )
  if (permission) return { lacks: 'permission', permission }
  return levelReaches(level, row.level) ? null : { lacks: 'level', level: row.level }
}
