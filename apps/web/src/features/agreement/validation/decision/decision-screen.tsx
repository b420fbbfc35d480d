import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { ApiError } from '../../../../platform/api-error.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { contractQuery } from '../../../../platform/contract.ts'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths, patterns } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useScreenParam, useScreenSearch } from '../../../../platform/screen-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { mayDecide } from '../step-standing.ts'
import { validationQuery, type ContractValidation } from '../validation-queries.ts'
import { readDecisionAddress } from './decision-address.ts'
import { DecisionSummary } from './decision-summary.tsx'
import { StepDecision } from './step-decision.tsx'

/** The one page on which a mail asks to decide: the contract in brief, what changed, and the three choices. */
export function DecisionScreen() {
  const t = useTexts()
  const contractId = useScreenParam(patterns.decision, 'contractId')
  const stepId = useScreenParam(patterns.decision, 'stepId')
  const { choice } = useScreenSearch(patterns.decision, readDecisionAddress)
  const { data: contract, error } = useQuery({ ...contractQuery(contractId), retry: false })
  const { data: validation } = useQuery(validationQuery(contractId))
  useDocumentTitle(t('decision.title'))
  if (error && !contract)
    return (
      <NothingToDecide>{isGone(error) ? t('decision.gone') : messageOf(error)}</NothingToDecide>
    )
  if (!contract || !validation)
    return (
      <LoadingRegion>
        <SkeletonText lines={10} />
      </LoadingRegion>
    )
  const asked = stepIn(validation, stepId)
  if (!asked) return <NothingToDecide>{t('decision.withdrawn')}</NothingToDecide>
  const why = asked.isOver ? t('decision.over') : (asked.step.deciding?.message ?? null)
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHeader
        title={t('decision.title')}
        description={`${contract.title} (${contract.reference})`}
      />
      <DecisionSummary contract={contract} />
      {why && (
        <p role="status" className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
          {why}
        </p>
      )}
      <StepDecision
        contractId={contractId}
        stepId={stepId}
        context={{ contract, forPersonId: null }}
        preselected={!asked.isOver && mayDecide(asked.step) ? choice : undefined}
      />
    </div>
  )
}

function NothingToDecide({ children }: { children: string }) {
  const t = useTexts()
  return (
    <EmptyState
      icon={<MailX aria-hidden />}
      title={t('decision.nothing')}
      action={<Button render={<AppLink to={paths.tasks()} />}>{t('decision.tasks')}</Button>}
    >
      {children}
    </EmptyState>
  )
}

/** The step that the mail asked about; null: the contract has it no more. */
function stepIn({ current, earlier }: ContractValidation, stepId: string) {
  for (const validation of current ? [current, ...earlier] : earlier) {
    const step = validation.steps.find(({ _id }) => _id === stepId)
    if (step) return { step, isOver: validation !== current }
  }
  return null
}

/** Deleted, not visible to the reader, or mistyped so that it is no id at all (400). */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
