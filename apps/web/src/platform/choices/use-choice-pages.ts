import { useInfiniteQuery } from '@tanstack/react-query'
import type { OptionPages } from '../../ui/option-pages.ts'
import {
  choicePagesQuery,
  MOST_COUNTED,
  type ChoiceNoun,
  type ChoiceOf,
  type ChoiceScope,
} from './choice-queries.ts'

const NO_SCOPE: ChoiceScope = {}

/** What a list that stands open shows: what the server finds by the words, and the way to the next page. */
export function useChoicePages<Noun extends ChoiceNoun>(
  noun: Noun,
  words: string,
  scope: ChoiceScope = NO_SCOPE,
): {
  found: ChoiceOf<Noun>[] | undefined
  pages: OptionPages
  error: Error | null
  retry: () => void
} {
  const query = useInfiniteQuery(choicePagesQuery(noun, words, scope))
  const total = query.data?.pages[0]?.count ?? 0
  return {
    found: query.data?.pages.flatMap(({ value }) => value),
    pages: {
      total: Math.min(total, MOST_COUNTED),
      isMore: total > MOST_COUNTED,
      hasNext: query.hasNextPage,
      hasFailed: query.isError,
      onNext: () => {
        if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
      },
    },
    error: query.error,
    retry: () => void query.refetch(),
  }
}
