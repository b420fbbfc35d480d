import { checkReadiness } from '@tacite/document/readiness/check-readiness.ts'
import type { PlaybookDeviation } from '@tacite/document/readiness/checked-contract.ts'
import type { ReadinessFinding } from '@tacite/document/readiness/finding.ts'
import type { ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import { canPrint } from '../../../platform/pdf/printable-characters.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'

/** The checks of the document package on a contract as it is stored. */
export function findingsOf(
  { core, ...content }: ContractContent,
  deviations: readonly PlaybookDeviation[],
  rules: ReadinessRules,
  signatoryCount: number | null,
): ReadinessFinding[] {
  const { legalEntity, counterparty, lifecycle, amountInclTaxCents } = core
  const parties = [
    { detail: 'legalEntity' as const, party: legalEntity },
    { detail: 'counterparty' as const, party: counterparty },
  ]
  return checkReadiness(
    {
      ...content,
      amountInclTaxCents,
      hasCounterparty: counterparty !== null,
      hasEffectiveDate: Boolean(lifecycle.effectiveDate),
      hasDuration: Boolean(lifecycle.duration),
      parties: parties.flatMap(({ detail, party }) =>
        party ? [{ detail, words: `${party.name}\n${party.address}` }] : [],
      ),
      deviations,
      signatoryCount,
      canPrint,
    },
    rules,
  )
}
