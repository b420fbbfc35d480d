import type { Verdict } from './verdict.ts'

/** One block per file: what it is, what was found, what it states. */
export function describeVerdict({ file, kind, outcome, facts, findings }: Verdict): string[] {
  return [
    `${outcome.toUpperCase()}  ${file} (${kind})`,
    ...findings.map(({ code, severity, message }) => `  ${severity} ${code}: ${message}`),
    ...Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`),
  ]
}

/** 0: all valid; 1: at least one is not; 2: none is invalid, but one could not be decided. */
export function exitCodeOf(verdicts: readonly Verdict[]): 0 | 1 | 2 {
  if (verdicts.some(({ outcome }) => outcome === 'invalid')) return 1
  return verdicts.some(({ outcome }) => outcome === 'undecided') ? 2 : 0
}
