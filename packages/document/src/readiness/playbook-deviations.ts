import type { CheckedContract } from './checked-contract.ts'
import type { Observation } from './finding.ts'

/** What the contract says otherwise than the playbook of its type. */
export function playbookDeviations({
  deviations,
}: Pick<CheckedContract, 'deviations'>): Observation[] {
  return deviations.map((each): Observation => {
    const { clause } = each
    if (each.deviation === 'missing')
      return {
        kind: 'clauseMissing',
        place: { kind: 'playbook' },
        refusal: { code: 'READY_CLAUSE_MISSING', params: { clause } },
      }
    const { sectionId, title } = each
    return {
      kind: each.deviation === 'changed' ? 'clauseChanged' : 'clauseForbidden',
      place: sectionId === null ? { kind: 'playbook' } : { kind: 'section', id: sectionId },
      refusal: { code: CODES[each.deviation], params: { clause, title } },
    }
  })
}

const CODES = {
  forbidden: 'READY_CLAUSE_FORBIDDEN',
  refused: 'READY_CLAUSE_REFUSED',
  changed: 'READY_CLAUSE_CHANGED',
} as const
