import type { Observation, ReadinessPlace } from './finding.ts'

const MOST_NAMED = 10

/** Characters that no font of the PDF has: one line per place. */
export function unprintableCharacters(
  passages: readonly { words: string; place: ReadinessPlace; title: string }[],
  canPrint: (character: string) => boolean,
): Observation[] {
  const places = Map.groupBy(passages, ({ place }) => JSON.stringify(place))
  return [...places.values()].flatMap((together): Observation[] => {
    const { place, title } = together[0]!
    const words = together.map((passage) => passage.words).join('')
    const missing = [...new Set(words)].filter((each) => !/\s/.test(each) && !canPrint(each))
    if (missing.length === 0) return []
    const characters = missing.slice(0, MOST_NAMED).join(' ')
    const refusal = { code: 'READY_CHARACTERS', params: { characters, title } } as const
    return [{ kind: 'charactersUnprintable', place, refusal }]
  })
}
