import type { Option } from '../../ui/option.ts'
import type { ChoiceNoun, ChoiceOf } from './choice-queries.ts'

/** Distinguishes two choices of the same name. */
const HINTS: { readonly [Noun in ChoiceNoun]?: keyof ChoiceOf<Noun> & string } = {
  people: 'email',
  counterparties: 'siren',
  legalEntities: 'siren',
  masterContracts: 'reference',
  workflowSteps: 'workflow',
  groupCandidates: 'email',
  shareCandidates: 'email',
  taskAssignees: 'email',
}

/** The field value for it: its id; in a list of people and groups, prefixed by its kind. */
export function keyOfChoice(choice: { _id: string; kind?: string }): string {
  return choice.kind === undefined ? choice._id : `${choice.kind}:${choice._id}`
}

/** @example idOfKey('group:0190…') // '0190…' */
export function idOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

export function optionOfChoice(
  noun: ChoiceNoun,
  choice: { _id: string; name: string; kind?: string },
): Option {
  const key = HINTS[noun]
  const hint = key && (choice as Record<string, unknown>)[key]
  return {
    value: keyOfChoice(choice),
    label: choice.name,
    ...(typeof hint === 'string' && hint !== '' ? { hint } : {}),
  }
}
