import type { Readiness } from '@tacite/api/agreement/readiness-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractContent } from '../../writing/contracts/public.ts'
import { openDeviations } from '../playbook/public.ts'
import { findingsOf } from './findings-of.ts'
import { openConditions } from './open-conditions.query.ts'
import { readinessRules } from './readiness-rules.query.ts'

const MOST_FINDINGS = 100

/** The checklist of a contract in the reader's language. Signatories are chosen on the screen that shows it. */
export async function contractReadiness(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  contractId: string,
): Promise<Readiness> {
  const rules = await readinessRules(db, contractId)
  const conditions = (await openConditions(db, contractId)).map((refusal) => ({
    kind: 'conditionOpen' as const,
    severity: 'blocks' as const,
    place: { kind: 'validation' as const },
    refusal,
  }))
  const content = await readContractContent(db, contractId)
  const deviations = await openDeviations(db, contractId, content)
  const findings = [...conditions, ...findingsOf(content, deviations, rules, null)]
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length
  const t = createTranslator(locale)
  return {
    findings: findings.slice(0, MOST_FINDINGS).map(({ kind, severity, place, refusal }) => ({
      kind,
      severity,
      place,
      message: t.refusal(refusal),
    })),
    blocking,
    warning: findings.length - blocking,
  }
}
