import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import type { FindQuery } from '@tacite/document/find/find-pattern.ts'
import { useEffect, useMemo, useState } from 'react'
import { matchFrom, placeOfMatch, type FoundPlace } from './found-place.ts'
import type { SearchedText } from './searched-text.ts'
import { searchWords, type SearchProblem } from './search-words.ts'

export interface Found {
  /** The text that was searched: matches are those of its lines. */
  text: SearchedText
  matches: readonly FoundMatch[]
  /** There are more. */
  isCut: boolean
  /** Which match one is at; -1 when there is none. */
  current: number
  problem: SearchProblem | null
  /** Nothing is looked for, or not yet. */
  isIdle: boolean
}

interface Answer {
  query: FindQuery
  text: SearchedText
  matches: readonly FoundMatch[]
  isCut: boolean
  problem: SearchProblem | null
}

/** The matches of a query in a text, and the one that stands at a place or next to it. */
export function useFind(text: SearchedText, query: FindQuery, place: FoundPlace | null): Found {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (query.text === '') return
    let isWanted = true
    const words = text.lines.map((line) => line.words)
    const show = (found: Pick<Answer, 'matches' | 'isCut' | 'problem'>) => {
      if (isWanted) setAnswer({ query, text, ...found })
    }
    searchWords(words, query).then(
      (found) =>
        show(
          typeof found === 'string'
            ? { matches: [], isCut: false, problem: found }
            : { ...found, problem: null },
        ),
      () => show({ matches: [], isCut: false, problem: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [query, text])
  return useMemo(() => {
    if (query.text === '' || !answer) {
      return { text, matches: [], isCut: false, current: -1, problem: null, isIdle: true }
    }
    const { matches, isCut, problem } = answer
    const current = matches.length === 0 ? -1 : matchFrom(answer.text, matches, place)
    return { text: answer.text, matches, isCut, current, problem, isIdle: false }
  }, [answer, place, query, text])
}

/** Where the match stands that one comes to by a step; null: there is none. */
export function placeAfterStep({ text, matches, current }: Found, by: 1 | -1): FoundPlace | null {
  const match = matches.at((current + by) % Math.max(1, matches.length))
  return match ? placeOfMatch(text.lines[match.line]!, match) : null
}
