import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ComboboxSource } from '../../ui/combobox.tsx'
import {
  choicePagesQuery,
  chosenQuery,
  MOST_COUNTED,
  type ChoiceNoun,
  type ChoiceOf,
  type ChoiceScope,
} from './choice-queries.ts'
import { optionOfChoice } from './option-of-choice.ts'
import { holdsTyped } from './holds-typed.ts'

interface Named {
  _id: string
  name: string
}

export interface ChoicesAsked {
  /** What is chosen now. */
  chosen: readonly string[]
  /** Names that the screen has already: they are not asked for. */
  known?: readonly Named[]
  scope?: ChoiceScope
}

type Source = Required<
  Pick<ComboboxSource, 'options' | 'onSearch' | 'isSearching' | 'onApproach'>
> &
  Pick<ComboboxSource, 'pages' | 'chosenOptions'>

const NO_SCOPE: ChoiceScope = {}
/** The server is asked when one stops typing. */
const pauseMs = 200

/**
 * What a choice field offers: pages that the server finds by the typed words, the next ones as one moves on, and by their
 * names those that are chosen. Nothing is fetched until one comes to the field.
 */
export function useChoices<Noun extends ChoiceNoun>(
  noun: Noun,
  { chosen, known = [], scope = NO_SCOPE }: ChoicesAsked,
): { source: Source; find: (id: string) => ChoiceOf<Noun> | undefined } {
  const [isApproached, setApproached] = useState(false)
  const { typed, words, search } = useTypedWords()
  const pages = useInfiniteQuery({ ...choicePagesQuery(noun, words, scope), enabled: isApproached })
  const found = pages.data?.pages.flatMap(({ value }) => value) ?? []
  const isWaiting = typed !== words || (isApproached && pages.isPlaceholderData)
  const isSearching = isWaiting || pages.isLoading
  const foundOptions = found.map((choice) => optionOfChoice(noun, choice))
  const named = new Map([...known, ...found].map((choice) => [choice._id, choice]))
  const unnamed = chosen.filter((id) => !named.has(id)).toSorted()
  for (const choice of useQuery(chosenQuery(noun, unnamed)).data ?? [])
    named.set(choice._id, choice)
  const nameOf = useLastNames(chosen, named)
  const total = pages.data?.pages[0]?.count ?? 0
  return {
    source: {
      // While the answer is on its way, what does not hold the words is not offered: Enter would choose it.
      options: isWaiting
        ? foundOptions.filter((option) => holdsTyped(option, typed))
        : foundOptions,
      isSearching,
      pages: {
        total: Math.min(total, MOST_COUNTED),
        isMore: total > MOST_COUNTED,
        hasNext: pages.hasNextPage && !isWaiting,
        onNext: () => {
          if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage()
        },
      },
      chosenOptions: chosen.flatMap((id) => {
        const choice = nameOf(id)
        return choice ? [optionOfChoice(noun, choice)] : []
      }),
      onSearch: search,
      onApproach: () => setApproached(true),
    },
    find: (id) => found.find(({ _id }) => _id === id),
  }
}

/** The words in the field, and those that the server is asked: a pause behind. */
function useTypedWords() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string) => {
    const trimmed = next.trim()
    clearTimeout(timer.current)
    setTyped(trimmed)
    if (trimmed === '') setWords('')
    else timer.current = setTimeout(() => setWords(trimmed), pauseMs)
  }
  return { typed, words, search }
}

/** What is chosen keeps the name that it had in the list until it is read by itself. */
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
