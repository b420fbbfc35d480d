import type { ContractStep } from './workflow-queries.ts'

export type StepStanding = 'done' | 'passedOver' | 'suspended' | 'current' | 'upcoming'

export function standingOf({
  isCompleted,
  isPassedOver,
  isSuspended,
  isOpen,
}: ContractStep): StepStanding {
  if (isSuspended && (isOpen || isCompleted)) return 'suspended'
  if (isOpen) return 'current'
  if (isCompleted) return 'done'
  return isPassedOver ? 'passedOver' : 'upcoming'
}
