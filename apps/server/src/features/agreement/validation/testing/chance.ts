/** Numbers from 0 to 1, the same for the same seed. */
export type Chance = () => number

/** A linear congruence of 32 bits: enough to vary, and the same everywhere. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1))
}

export function pick<Each>(chance: Chance, among: readonly Each[]): Each {
  return among[Math.floor(chance() * among.length)]!
}

/** One of them at least. */
export function someOf<Each>(chance: Chance, among: readonly Each[]): Each[] {
  const some = among.filter(() => chance() < 0.4)
  return some.length > 0 ? some : [pick(chance, among)]
}
