/** The argon2id cost of one password guess, in one lane. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** OWASP's second argon2id profile, 19 MiB and two passes: the default, which an operator can raise. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** Equally strong according to OWASP's password storage cheat sheet: less memory requires more passes. */
const OWASP_MINIMA: readonly PasswordCost[] = [
  { memoryKib: 47_104, passes: 1 },
  { memoryKib: 19_456, passes: 2 },
  { memoryKib: 12_288, passes: 3 },
  { memoryKib: 9_216, passes: 4 },
  { memoryKib: 7_168, passes: 5 },
]

/** At a higher cost, a few concurrent sign-ins would use up the whole machine. */
const MOST: PasswordCost = { memoryKib: 1024 * 1024, passes: 20 }

/** Reads `m=19456,t=2`, memory in KiB and passes, as a stored hash writes them; null for anything else. */
export function parsePasswordCost(text: string): PasswordCost | null {
  const [, memory, passes] = /^m=([1-9]\d{0,8}),t=([1-9]\d{0,8})$/.exec(text) ?? []
  return memory && passes ? { memoryKib: Number(memory), passes: Number(passes) } : null
}

export function formatPasswordCost({ memoryKib, passes }: PasswordCost): string {
  return `m=${memoryKib},t=${passes}`
}

export function isStrongEnough(cost: PasswordCost): boolean {
  return OWASP_MINIMA.some((minimum) => isAtMost(minimum, cost))
}

export function isAffordable(cost: PasswordCost): boolean {
  return isAtMost(cost, MOST)
}

function isAtMost(cost: PasswordCost, limit: PasswordCost): boolean {
  return cost.memoryKib <= limit.memoryKib && cost.passes <= limit.passes
}
