import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { ReadingButtons } from '../../../../platform/reading-buttons.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'

type Contract = ResponseOf<typeof contractsEndpoints.read>

/** What one needs to know of a contract to decide; its text is one click away. */
export function DecisionSummary({ contract }: { contract: Contract }) {
  const t = useTexts()
  const formats = useFormats()
  const { type, counterparty, legalEntity, amountInclTaxCents, currency } = contract
  const lines = [
    [t('decision.type'), type?.name],
    [t('decision.legalEntity'), legalEntity?.name],
    [t('decision.counterparty'), counterparty?.name],
    [
      t('decision.amount'),
      amountInclTaxCents === null ? null : formats.amount(amountInclTaxCents, currency),
    ],
  ] as const
  return (
    <section aria-label={t('decision.summary')} className="flex flex-col gap-4">
      <FactList facts={lines} empty={t('common.state.notSet')} />
      <ReadingButtons
        contract={contract}
        read={t('decision.read')}
        preview={t('decision.preview')}
      />
    </section>
  )
}
