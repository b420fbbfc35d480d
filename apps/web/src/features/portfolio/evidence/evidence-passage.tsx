import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { ProofNote } from '../imports/public.ts'
import { placedEvidenceQuery } from './evidence-queries.ts'

interface EvidencePassageProps {
  contractId: string
  position: number
}

/** The sentence that is marked on the page, as text. */
export function EvidencePassage({ contractId, position }: EvidencePassageProps) {
  const t = useTexts()
  const { data, error, refetch } = useQuery(placedEvidenceQuery(contractId, position))
  if (!data && !error) return null
  return (
    <section aria-labelledby="evidence-passage" className="mb-6 flex flex-col gap-2">
      <h2 id="evidence-passage" className="font-semibold">
        {t('contract-evidence.page.title')}
      </h2>
      {data ? (
        <>
          <ProofNote proof={data} />
          {data.boxes.value.length === 0 && (
            <p className="text-sm text-ink-faint">{t('contract-evidence.page.noBoxes')}</p>
          )}
        </>
      ) : (
        <>
          <p role="alert">
            {t('contract-evidence.page.failed')} {messageOf(error)}
          </p>
          <Button className="self-start" onClick={() => void refetch()}>
            {t('common.action.retry')}
          </Button>
        </>
      )}
    </section>
  )
}
