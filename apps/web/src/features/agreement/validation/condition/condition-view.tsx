import type { conditionEndpoints } from '@tacite/api/agreement/condition-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, CircleDashed, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer, type Validator } from '../validation-queries.ts'
import { ConditionDialog, type ConditionAct } from './condition-dialog.tsx'

export type Condition = NonNullable<Validator['condition']>

interface ConditionViewProps {
  contractId: string
  validator: Pick<Validator, 'name'>
  condition: Condition
}

/** What an acceptance depends on, what was said of it, and what the reader can do with it. */
export function ConditionView({ contractId, validator, condition }: ConditionViewProps) {
  const t = useTexts()
  const formats = useFormats()
  const [asking, setAsking] = useState<ConditionAct | null>(null)
  const confirming = useConfirm(contractId, condition._id)
  const { state, words, met, rejected, confirmed } = condition
  const said = ({ by, at, comment }: NonNullable<Condition['met']>) => ({
    name: by,
    moment: formats.instant(at),
    comment,
  })
  return (
    <div
      data-condition
      tabIndex={-1}
      className="mt-1.5 flex flex-col gap-1.5 rounded-md border border-line bg-paper p-2.5 text-sm"
    >
      <p>
        <Badge tone={TONES[state]}>{t(`validation.condition.state.${state}`)}</Badge>
      </p>
      <p className="break-words whitespace-pre-line">{words}</p>
      {rejected && !met && !confirmed && (
        <p className="break-words text-ink-soft">
          {t('validation.condition.rejected', said(rejected))}
        </p>
      )}
      {met && (
        <p className="break-words text-ink-soft">{t('validation.condition.met', said(met))}</p>
      )}
      {confirmed && (
        <p className="break-words text-ink-soft">
          {condition.isConfirmedInstead
            ? t('validation.condition.confirmedInstead', {
                ...said(confirmed),
                validator: validator.name,
              })
            : t('validation.condition.confirmed', said(confirmed))}
        </p>
      )}
      {state !== 'confirmed' && !condition.isValidatorReachable && (
        <p className="break-words text-ink-soft">
          {t('validation.condition.validatorLeft', { name: validator.name })}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!condition.meeting && (
          <Button
            size="small"
            icon={<CircleDashed aria-hidden />}
            onClick={() => setAsking('meet')}
          >
            {t('validation.condition.meet')}
          </Button>
        )}
        {!condition.confirming && (
          <Button
            size="small"
            variant={met ? 'primary' : 'secondary'}
            icon={<Check aria-hidden />}
            isBusy={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {t('validation.condition.confirm')}
          </Button>
        )}
        {!condition.confirmingInstead && (
          <Button
            size="small"
            variant="primary"
            icon={<Check aria-hidden />}
            onClick={() => setAsking('confirmInstead')}
          >
            {t('validation.condition.confirmInstead')}
          </Button>
        )}
        {!condition.rejecting && (
          <Button size="small" icon={<X aria-hidden />} onClick={() => setAsking('reject')}>
            {t('validation.condition.reject')}
          </Button>
        )}
      </div>
      {asking && (
        <ConditionDialog
          contractId={contractId}
          conditionId={condition._id}
          words={words}
          validator={validator.name}
          act={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

function useConfirm(contractId: string, conditionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof conditionEndpoints.confirm>(
        'POST',
        '/contracts3/:contractId/validation/conditions/:conditionId/confirmed',
        { params: { contractId, conditionId }, body: {} },
      ),
    meta: { changes: [{ topic: 'contract', contractId }, 'tasks'] },
    onSuccess: (answer) => {
      applyAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.condition.isConfirmed'))
    },
  })
}

const TONES: Record<Condition['state'], Tone> = {
  open: 'amber',
  met: 'violet',
  confirmed: 'green',
}
