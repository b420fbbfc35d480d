import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ComboboxSource } from '../../ui/combobox.tsx'
import type { Option } from '../../ui/option.ts'
import {
  choicePagesQuery,
  chosenQuery,
  MOST_COUNTED,
  type ChoiceNoun,
  type ChoiceOf,
  type ChoiceScope,
} from './choice-queries.ts'
import { idOfKey, keyOfChoice, optionOfChoice } from './option-of-choice.ts'
import { holdsTyped } from './holds-typed.ts'

interface Named {
  _id: string
  name: string
  kind?: string
}

export interface ChoicesAsked<Noun extends ChoiceNoun> {
  /** The current selection. */
  chosen: readonly string[]
  /** Names already known to the screen, which are not fetched. */
  known?: readonly Named[]
  scope?: ChoiceScope
  /** What the screen has to say of a choice: a second word, or why it cannot be taken. */
  describe?: (choice: ChoiceOf<Noun>) => Pick<Option, 'hint' | 'isDisabled'>
  /** Options that the screen adds, before those that are found. */
  own?: readonly Option[]
}

type Source = Required<
  Pick<ComboboxSource, 'options' | 'onSearch' | 'isSearching' | 'onApproach'>
> &
  Pick<ComboboxSource, 'pages' | 'chosenOptions'>

const NO_SCOPE: ChoiceScope = {}
const NONE_OF_ITS_OWN: readonly Option[] = []
/** The server takes no more; a whole list may be pasted. */
const longestSearch = 200
/** The server is queried when typing pauses. */
const pauseMs = 200

/**
 * The options of a choice field: pages that the server finds by the typed words, the next ones on scrolling, and the
 * names of the selection. Nothing is fetched until the field is focused.
 */
export function useChoices<Noun extends ChoiceNoun>(
  noun: Noun,
  { chosen, known = [], scope = NO_SCOPE, describe, own = NONE_OF_ITS_OWN }: ChoicesAsked<Noun>,
): { source: Source; find: (key: string) => ChoiceOf<Noun> | undefined } {
  const [isApproached, setApproached] = useState(false)
  const { typed, words, search } = useTypedWords()
  const pages = useInfiniteQuery({ ...choicePagesQuery(noun, words, scope), enabled: isApproached })
  const found = pages.data?.pages.flatMap(({ value }) => value) ?? []
  const isWaiting = typed !== words || (isApproached && pages.isPlaceholderData)
  const isSearching = isWaiting || pages.isLoading
  const foundOptions = found.map((choice) => ({
    ...optionOfChoice(noun, choice),
    ...describe?.(choice),
  }))
  const ownOptions = own.filter((option) => holdsTyped(option, typed))
  const named = new Map<string, Named>(
    [...known, ...found].map((choice) => [keyOfChoice(choice), choice]),
  )
  const isOwn = (key: string) => own.some(({ value }) => value === key)
  const unnamed = chosen.filter((key) => !named.has(key) && !isOwn(key)).map(idOfKey)
  const read = useQuery(chosenQuery(noun, unnamed.toSorted(), scope)).data ?? []
  for (const choice of read) named.set(keyOfChoice(choice), choice)
  const nameOf = useLastNames(chosen, named)
  const total = pages.data?.pages[0]?.count ?? 0
  return {
    source: {
      // While the answer is pending, non-matching options are hidden: Enter would choose one.
      options: [
        ...ownOptions,
        ...(isWaiting ? foundOptions.filter((option) => holdsTyped(option, typed)) : foundOptions),
      ],
      isSearching,
      pages: {
        total: Math.min(total, MOST_COUNTED) + ownOptions.length,
        isMore: total > MOST_COUNTED,
        hasNext: pages.hasNextPage && !isWaiting,
        hasFailed: pages.isError,
        onNext: () => {
          if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
        },
      },
      chosenOptions: chosen.flatMap((id) => {
        const choice = nameOf(id)
        return choice ? [optionOfChoice(noun, choice)] : own.filter(({ value }) => value === id)
      }),
      onSearch: search,
      onApproach: () => {
        setApproached(true)
        if (pages.isError) void pages.refetch()
      },
    },
    find: (key) => found.find((choice) => keyOfChoice(choice) === key),
  }
}

/** The words in the field, and the debounced ones sent to the server. */
function useTypedWords() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string) => {
    const trimmed = next.trim().slice(0, longestSearch)
    clearTimeout(timer.current)
    setTyped(trimmed)
    if (trimmed === '') setWords('')
    else timer.current = setTimeout(() => setWords(trimmed), pauseMs)
  }
  return { typed, words, search }
}

/** The selection keeps its name from the list until it is loaded by itself. */
function useLastNames(
  chosen: readonly string[],
  named: ReadonlyMap<string, Named>,
): (id: string) => Named | undefined {
  const [last, setLast] = useState<ReadonlyMap<string, Named>>(new Map())
  const now = new Map(
    chosen.flatMap((id) => {
      const choice = named.get(id) ?? last.get(id)
      return choice ? [[id, choice] as const] : []
    }),
  )
  const isSame =
    now.size === last.size && [...now].every(([id, { name }]) => last.get(id)?.name === name)
  if (!isSame) setLast(now)
  return (id) => now.get(id)
}
