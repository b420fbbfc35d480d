import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { BookOpenText, FileText } from 'lucide-react'
import { urlOf } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'

type Contract = ResponseOf<typeof contractsEndpoints.read>

/** What one needs to know of a contract to decide; its text is one click away. */
export function DecisionSummary({ contract }: { contract: Contract }) {
  const t = useTexts()
  const formats = useFormats()
  const { _id, textId, type, counterparty, legalEntity, amountInclTaxCents, currency } = contract
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
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<BookOpenText aria-hidden />}
          render={<AppLink to={paths.contractEdit(_id)} />}
        >
          {t('decision.read')}
        </Button>
        <Button
          variant="quiet"
          icon={<FileText aria-hidden />}
          render={
            <a
              href={urlOf('/texts/:textId/preview', { params: { textId } })}
              target="_blank"
              rel="noreferrer"
            />
          }
        >
          {t('decision.preview')}
        </Button>
      </div>
    </section>
  )
}
