/** What one guess at a password costs argon2id, in one lane. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** OWASP's second argon2id profile, 19 MiB and two passes: what an installation has unless its operator raises it. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** Equally strong by OWASP's password storage cheat sheet: less memory asks for more passes. */
const OWASP_MINIMA: readonly PasswordCost[] = [
  { memoryKib: 47_104, passes: 1 },
  { memoryKib: 19_456, passes: 2 },
  { memoryKib: 12_288, passes: 3 },
  { memoryKib: 9_216, passes: 4 },
  { memoryKib: 7_168, passes: 5 },
]

/** One guess more expensive than this would let a few sign-ins at once take the whole machine. */
const MOST: PasswordCost = { memoryKib: 1024 * 1024, passes: 20 }

/** Reads `m=19456,t=2`, memory in KiB and passes, as a stored hash writes them; null when it is something else. */
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
