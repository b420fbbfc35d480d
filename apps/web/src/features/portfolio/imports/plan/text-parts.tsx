import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import type { correctRow, ImportRowDetail } from '../plan-queries.ts'
import { ProofNote } from './proof-note.tsx'

interface ProposalsPartProps {
  row: ImportRowDetail
  isOpen: boolean
  isBusy: boolean
  onCorrect: (body: Parameters<typeof correctRow>[2]) => void
}

/** What the text says and is no value of the row: a person takes it, or does not want to see it again. */
export function ProposalsPart({ row, isOpen, isBusy, onCorrect }: ProposalsPartProps) {
  const t = useTexts()
  if (row.proposals.length === 0) return null
  return (
    <TitledSection title={t('import-plan.proposals.title')} lead={t('import-plan.proposals.lead')}>
      <ul className="flex flex-col gap-4">
        {row.proposals.map(({ field, text, shown, proof }) => {
          const what = { field: t(`import-plan.field.${field}`), value: shown }
          return (
            <li key={`${field} ${text}`} className="flex flex-col gap-2">
              <p className="break-words">{t('import-plan.proposals.line', what)}</p>
              <ProofNote proof={proof} />
              {isOpen && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    isBusy={isBusy}
                    aria-label={t('import-plan.proposals.takeWhat', what)}
                    onClick={() => onCorrect({ typed: { [field]: text } })}
                  >
                    {t('import-plan.proposals.take')}
                  </Button>
                  <Button
                    variant="quiet"
                    isBusy={isBusy}
                    aria-label={t('import-plan.proposals.dismissWhat', what)}
                    onClick={() => onCorrect({ dismissed: [{ field, text }] })}
                  >
                    {t('import-plan.proposals.dismiss')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </TitledSection>
  )
}

/** What the text says of things that an import does not fill. */
export function OthersPart({ row: { others } }: { row: ImportRowDetail }) {
  const t = useTexts()
  if (others.length === 0) return null
  return (
    <TitledSection title={t('import-plan.others.title')} lead={t('import-plan.others.lead')}>
      <ul className="flex flex-col gap-4">
        {others.map(({ field, ...proof }) => (
          <li key={`${field} ${proof.page} ${proof.quote}`} className="flex flex-col gap-1">
            <p className="break-words">
              {t('import-plan.proposals.line', {
                field: t(`import-plan.other.${field}`),
                value: proof.quote,
              })}
            </p>
            <ProofNote proof={proof} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
