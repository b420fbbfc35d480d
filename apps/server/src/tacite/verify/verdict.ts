/** What is said of one file. */
export interface Verdict {
  file: string
  kind: 'sealed PDF' | 'audit chain' | 'evidence' | 'checkpoints' | 'unknown'
  /** Undecided: nothing in it is wrong, and nothing that was given proves it. */
  outcome: 'valid' | 'invalid' | 'undecided'
  /** What it states, in the order of interest. */
  facts: Record<string, string | number>
  findings: VerdictFinding[]
}

export interface VerdictFinding {
  code: string
  severity: 'error' | 'notice'
  message: string
}

export function error(code: string, message: string): VerdictFinding {
  return { code, severity: 'error', message }
}

export function notice(code: string, message: string): VerdictFinding {
  return { code, severity: 'notice', message }
}

export function hasError(findings: readonly VerdictFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}
