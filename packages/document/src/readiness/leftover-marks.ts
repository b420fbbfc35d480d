import { BRACKET, PLACEHOLDER, SINGLE_BRACE } from '../placeholders/written-marks.ts'
import type { Observation } from './finding.ts'
import type { Passage } from './written-passages.ts'

const MOST_SHOWN = 60

/** Places that somebody meant to fill in: each once per section. */
export function leftoverMarks(passages: readonly Passage[]): Observation[] {
  return [
    ...marksOf(passages, PLACEHOLDER, 'placeholderLeft', 'READY_PLACEHOLDER'),
    ...marksOf(passages, BRACKET, 'bracketLeft', 'READY_BRACKET'),
    // A technical annex may mean it: it is only pointed out.
    ...marksOf(passages, SINGLE_BRACE, 'bracketLeft', 'READY_BRACKET'),
  ]
}

function marksOf(
  passages: readonly Passage[],
  pattern: RegExp,
  kind: 'placeholderLeft' | 'bracketLeft',
  code: 'READY_PLACEHOLDER' | 'READY_BRACKET',
): Observation[] {
  const seen = new Set<string>()
  return passages.flatMap(({ words, place, title }) =>
    (words.match(pattern) ?? []).flatMap((mark): Observation[] => {
      const key = JSON.stringify([place, mark])
      if (seen.has(key)) return []
      seen.add(key)
      return [{ kind, place, refusal: { code, params: { words: shortened(mark), title } } }]
    }),
  )
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ')
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line
}
