import worked from '@tacite/domain/deadlines/examples.json' with { type: 'json' }

/** One worked example of the rules. */
export interface Example {
  id: string
  given: Record<string, unknown>
  expected: Record<string, unknown>
}

export const EXAMPLES = worked.examples as Example[]

export function given(id: string): Record<string, unknown> {
  return exampleOf(id).given
}

/** An expected value; of several, the one at this place. */
export function expectedOf(id: string, key: string, place?: number): unknown {
  const value = exampleOf(id).expected[key]
  return place === undefined ? value : (value as unknown[])[place]
}

function exampleOf(id: string): Example {
  const example = EXAMPLES.find((each) => each.id === id)
  if (!example) throw new Error(`there is no example ${id}`)
  return example
}
