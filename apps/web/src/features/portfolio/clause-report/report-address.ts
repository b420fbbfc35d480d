import {
  PLAYBOOK_VERDICTS,
  type PlaybookVerdict,
} from '@tacite/domain/clauses/playbook/playbook.ts'

/** The figure whose contracts are listed; without one, none is. */
export interface ReportAddress {
  clause?: string
  verdict?: PlaybookVerdict
  beyond?: 'true'
}

export function readReportAddress(search: Record<string, unknown>): ReportAddress {
  const verdict = PLAYBOOK_VERDICTS.find((each) => each === search['verdict'])
  const clause = search['clause']
  if (!verdict || typeof clause !== 'string') return {}
  const isBeyond = String(search['beyond']) === 'true'
  return { clause, verdict, ...(isBeyond ? { beyond: 'true' } : {}) }
}
