import { useQueryClient } from '@tanstack/react-query'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'
import { MultiSelect, type MultiSelectProps } from '../../ui/multi-select.tsx'
import type { Option } from '../../ui/option.ts'
import { chosenQuery, type ChoiceNoun, type ChoiceOf, type ChoiceScope } from './choice-queries.ts'
import { useChoices, type ChoicesAsked } from './use-choices.ts'

interface OfNoun<Noun extends ChoiceNoun> {
  noun: Noun
  /** Names already known to the screen, such as those of the saved choice. */
  known?: readonly { _id: string; name: string; kind?: string }[]
  scope?: ChoiceScope
  describe?: ChoicesAsked<Noun>['describe']
  own?: readonly Option[]
}

/** What the source of the choices states by itself. */
type Sourced = 'options' | 'onSearch' | 'pages' | 'chosenOptions' | 'onApproach'

export type ChoiceFieldProps<Noun extends ChoiceNoun> = OfNoun<Noun> &
  Omit<ComboboxProps, Sourced | 'onChange'> & {
    /** @param choice everything the list knows about the chosen one */
    onChange: (id: string | null, choice: ChoiceOf<Noun> | null) => void
  }

/** One of the company's people, parties, projects, folders, …, however many there are. */
export function ChoiceField<Noun extends ChoiceNoun>(props: ChoiceFieldProps<Noun>) {
  const { noun, known, scope, describe, own, onChange, isSearching, ...field } = props
  const queryClient = useQueryClient()
  const { source, find } = useChoices(noun, {
    chosen: field.value === null ? [] : [field.value],
    ...(known ? { known } : {}),
    ...(scope ? { scope } : {}),
    ...(describe ? { describe } : {}),
    ...(own ? { own } : {}),
  })
  return (
    <Combobox
      {...field}
      {...source}
      isSearching={source.isSearching || isSearching === true}
      onChange={(id) => {
        const choice = (id !== null && find(id)) || null
        // If looked up by id, it is available immediately.
        if (choice) queryClient.setQueryData(chosenQuery(noun, [choice._id]).queryKey, [choice])
        onChange(id, choice)
      }}
    />
  )
}

export type ChoicesFieldProps<Noun extends ChoiceNoun> = OfNoun<Noun> &
  Omit<MultiSelectProps, Sourced | 'isSearching'>

/** Several of them. */
export function ChoicesField<Noun extends ChoiceNoun>(props: ChoicesFieldProps<Noun>) {
  const { noun, known, scope, describe, own, ...field } = props
  const { source } = useChoices(noun, {
    chosen: field.values,
    ...(known ? { known } : {}),
    ...(scope ? { scope } : {}),
    ...(describe ? { describe } : {}),
    ...(own ? { own } : {}),
  })
  return <MultiSelect {...field} {...source} />
}
