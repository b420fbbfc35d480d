import type { ContractStep } from './workflow-queries.ts'

export type StepStanding = 'done' | 'passedOver' | 'current' | 'upcoming'

export function standingOf({ isCompleted, isPassedOver, isOpen }: ContractStep): StepStanding {
  if (isOpen) return 'current'
  if (isCompleted) return 'done'
  return isPassedOver ? 'passedOver' : 'upcoming'
}
