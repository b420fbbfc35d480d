/** Numbers in [0, 1[. */
export type Random = () => number

/** Mulberry32: the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Both bounds included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

export function pick<Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[between(random, 0, choices.length - 1)] ?? choices[0]
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

export function times<Drawn>(count: number, draw: () => Drawn): Drawn[] {
  return Array.from({ length: count }, draw)
}
