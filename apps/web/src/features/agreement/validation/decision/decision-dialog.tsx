import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { PlaybookBrief } from '../../playbook/public.ts'
import { ChangesSinceYes } from '../changes/lazy-changes.ts'
import { changesQuery } from '../changes/changes-query.ts'
import { applyAnswer, validationQuery } from '../validation-queries.ts'
import type { ValidationStep } from '../validation-queries.ts'
import type { Decision } from './kept-decision.ts'

/** The contract and the absent person, where the decision is taken away from the contract's page. */
export interface DecisionContext {
  contract: { title: string; reference: string }
  forPersonId: string | null
}

interface DecisionDialogProps {
  contractId: string
  step: ValidationStep
  context?: DecisionContext | undefined
  draft: Decision
  onWrite: (reason: string) => void
  /** Closed without deciding: the typed reason is kept. */
  onClose: () => void
  onDecided: () => void
}

/** Explains the decision and asks for its words: the reason of a refusal, a condition, or a comment, which is optional. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { contractId, step, context, draft, onWrite, onClose, onDecided } = props
  const t = useTexts()
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const words = WORDS[draft.decision]
  const queryClient = useQueryClient()
  const { data: changes } = useQuery(changesQuery(contractId))
  const hasPlaybook = useQuery(validationQuery(contractId)).data?.hasPlaybook ?? false
  const form = useForm({
    draft: {
      values: draft,
      write: ({ reason }) => {
        if (reason !== undefined) onWrite(reason)
      },
    },
    save: (body) =>
      call<typeof validationEndpoints.decide>(
        'PUT',
        '/contracts3/:contractId/validation/:stepId/decision',
        {
          params: { contractId, stepId: step._id },
          body: context?.forPersonId ? { ...body, forPersonId: context.forPersonId } : body,
        },
      ),
    // When it was too late for it, the panel shows why.
    changes: [{ topic: 'contract', contractId }],
    onSaved: (answer, { decision }) => {
      onDecided()
      applyAnswer(queryClient, contractId, answer)
      toasts.success(saidOf(decision, step, context))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={changes?.content === 'changed' ? 'medium' : 'small'}
      initialFocus={reasonRef}
      title={t(words.title, { name: step.name })}
      description={t(words.lead)}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant={draft.decision === 'refused' ? 'danger' : 'primary'}
            type="submit"
            form={form.id}
            isBusy={form.isBusy}
          >
            {t(words.submit)}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-1">
        {context && (
          <p className="font-medium break-words">
            {t('validation.decide.about', context.contract)}
          </p>
        )}
        {hasPlaybook && <PlaybookBrief contractId={contractId} />}
        <Suspense>
          <ChangesSinceYes contractId={contractId} isInWindow />
        </Suspense>
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          ref={reasonRef}
          label={t(words.label)}
          placeholder={words.placeholder && t(words.placeholder)}
          maxLength={2000}
          isRequired={draft.decision !== 'accepted'}
          isOptional={draft.decision === 'accepted'}
        />
      </form>
    </Dialog>
  )
}

const WORDS = {
  accepted: {
    title: 'validation.decide.acceptTitle',
    lead: 'validation.decide.acceptLead',
    label: 'validation.decide.comment',
    placeholder: undefined,
    submit: 'validation.decide.accept',
  },
  conditional: {
    title: 'validation.decide.conditionalTitle',
    lead: 'validation.decide.conditionalLead',
    label: 'validation.decide.condition',
    placeholder: 'validation.decide.conditionPlaceholder',
    submit: 'validation.decide.conditionalSubmit',
  },
  refused: {
    title: 'validation.decide.refuseTitle',
    lead: 'validation.decide.refuseLead',
    label: 'validation.decide.reason',
    placeholder: 'validation.decide.reasonPlaceholder',
    submit: 'validation.decide.refuse',
  },
} as const satisfies Record<Decision['decision'], object>

/** What was decided; in a list, also on which contract. */
function saidOf(
  decision: Decision['decision'],
  { name }: ValidationStep,
  context: DecisionContext | undefined,
): string {
  const t = currentTexts()
  if (!context) return t(`validation.decide.${decision}`, { name })
  return t(`validation.decide.${decision}On`, { name, title: context.contract.title })
}
