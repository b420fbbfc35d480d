import type { PlainRefusalCode } from '../refusal.ts'
import type { TaskKind } from './task-kinds.ts'

/** What stands in the way of giving a task to another person; null: nothing. */
const WHY_IT_STAYS: Record<TaskKind, PlainRefusalCode | null> = {
  // Whoever requested the validation named its validators; a delegation or an administrator replaces one.
  validate: 'TASK_STAYS_VALIDATION',
  sign: 'TASK_STAYS_SIGNATURE',
  signLetter: 'TASK_STAYS_SIGNATURE',
  fileScan: null,
  readRefusal: null,
  decideOnDeadline: null,
  completeStep: null,
  answerRequest: null,
  // Everyone who could take it has it already.
  reviewOwner: 'TASK_STAYS_OWNER_REVIEW',
  meetCondition: 'TASK_STAYS_CONDITION',
  confirmCondition: 'TASK_STAYS_CONFIRMING',
}

/**
 * Why a person cannot give one of their tasks to another one.
 *
 * @example whyNotHandOver({ kind: 'sign', status: 'TODO', isOwn: true }) // 'TASK_STAYS_SIGNATURE'
 */
export function whyNotHandOver(task: {
  kind: TaskKind
  status: 'TODO' | 'DONE' | 'TERMINATED'
  /** False when the person acts for somebody absent. */
  isOwn: boolean
}): PlainRefusalCode | null {
  if (task.status === 'DONE') return 'TASK_ALREADY_DONE'
  if (task.status === 'TERMINATED') return 'TASK_TERMINATED'
  return task.isOwn ? WHY_IT_STAYS[task.kind] : 'TASK_STAYS_ABSENT'
}
