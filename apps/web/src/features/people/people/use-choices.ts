import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Option } from '../../../ui/option.ts'
import { firstOf, type OptionPages } from '../../../ui/option-pages.ts'
import { roleChoicesQuery } from './people-queries.ts'

interface Named {
  _id: string
  name: string
}

/** What a chooser needs when the server searches; what is chosen already stays among the options. */
export interface Choices {
  options: readonly Option[]
  onSearch: (words: string) => void
  isSearching: boolean
  pages: OptionPages
}

/** Roles to give, the default one first said; those beyond one's own rights say why not. */
export function useRoleChoices(
  chosen: readonly Named[] = [],
): Choices & { defaultId: string | null } {
  const [words, setWords] = useState('')
  const { data, isFetching } = useQuery(roleChoicesQuery(words))
  const found = (data?.value ?? []).map(({ _id, name, giving }) => ({
    value: _id,
    label: name,
    isDisabled: giving !== null,
    ...(giving ? { hint: giving.message } : {}),
  }))
  return {
    options: withChosen(found, chosen),
    onSearch: setWords,
    isSearching: isFetching,
    pages: firstOf(found.length, data?.count ?? 0),
    defaultId: data?.value.find(({ isDefault, giving }) => isDefault && !giving)?._id ?? null,
  }
}

function withChosen(found: readonly Option[], chosen: readonly Named[]): Option[] {
  const missing = chosen.filter(({ _id }) => found.every(({ value }) => value !== _id))
  return [...missing.map(({ _id, name }) => ({ value: _id, label: name })), ...found]
}
