import type { ContractStep } from './workflow-queries.ts'

export type StepStanding = 'done' | 'passedOver' | 'suspended' | 'current' | 'upcoming'

export function standingOf({
  isCompleted,
  isPassedOver,
  isSuspended,
  isOpen,
}: ContractStep): StepStanding {
  if (isSuspended && (isOpen || isCompleted)) return 'suspended'
  // The last step is where a contract stays.
  if (isCompleted) return 'done'
  if (isOpen) return 'current'
  return isPassedOver ? 'passedOver' : 'upcoming'
}
