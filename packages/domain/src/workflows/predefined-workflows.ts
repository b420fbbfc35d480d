import { STEP_COLOURS, type StepKind } from './workflow-steps.ts'

/** Workflows that a company can start from; their names are texts (`workflows.predefined`). */
export const PREDEFINED_WORKFLOWS = {
  blank: ['drafting'],
  simple: ['drafting', 'signature', 'followUp'],
  negotiated: ['drafting', 'negotiation', 'signature', 'followUp'],
  validated: ['drafting', 'validation', 'signature', 'followUp'],
  complete: ['drafting', 'negotiation', 'validation', 'signature', 'followUp'],
} as const satisfies Record<string, readonly StepKind[]>

export type PredefinedWorkflow = keyof typeof PREDEFINED_WORKFLOWS

export const COLOUR_OF_KIND: Record<StepKind, string> = {
  drafting: STEP_COLOURS.slate,
  negotiation: STEP_COLOURS.brown,
  validation: STEP_COLOURS.violet,
  signature: STEP_COLOURS.teal,
  followUp: STEP_COLOURS.green,
}
