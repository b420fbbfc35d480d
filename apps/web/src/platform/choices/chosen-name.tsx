import { useQuery } from '@tanstack/react-query'
import { chosenQuery, type ChoiceNoun, type ChoiceScope } from './choice-queries.ts'

interface ChosenNameProps {
  noun: ChoiceNoun
  id: string
  scope?: ChoiceScope
}

/** The name of something chosen, by its id. */
export function ChosenName({ noun, id, scope = {} }: ChosenNameProps) {
  const { data: chosen = [] } = useQuery(chosenQuery(noun, [id], scope))
  return chosen.map(({ name }) => name).join(', ')
}
