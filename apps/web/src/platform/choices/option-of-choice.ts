import type { Option } from '../../ui/option.ts'
import type { ChoiceNoun, ChoiceOf } from './choice-queries.ts'

/** What tells two choices of one name apart. */
const HINTS: { readonly [Noun in ChoiceNoun]?: keyof ChoiceOf<Noun> & string } = {
  people: 'email',
  counterparties: 'siren',
  legalEntities: 'siren',
  masterContracts: 'reference',
}

export function optionOfChoice(noun: ChoiceNoun, choice: { _id: string; name: string }): Option {
  const key = HINTS[noun]
  const hint = key && (choice as Record<string, unknown>)[key]
  return {
    value: choice._id,
    label: choice.name,
    ...(typeof hint === 'string' && hint !== '' ? { hint } : {}),
  }
}
