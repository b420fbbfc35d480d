import type { ContractDeadlines } from '../deadlines-queries.ts'

/** The stated terms with what amendments in effect replaced; `amended` is in order of effect. */
export function lifecycleInForce(
  stated: ContractDeadlines['lifecycle'],
  amended: ContractDeadlines['amended'],
): ContractDeadlines['lifecycle'] {
  const inForce = amended
    .filter(({ isInForce }) => isInForce)
    .map(({ field, after }) => [field, after])
  return { ...stated, ...Object.fromEntries(inForce) }
}
