/**
 * The best time of each work in milliseconds, taking turns: noise of the machine only ever adds, and it adds equally
 * to all.
 */
export async function leastMs<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[]
  const least = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) least[name] = Math.min(least[name], await msOf(works[name]))
  }
  return least
}

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
