import type { decisionsEndpoints } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { LIMIT_CHOICES, type LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Decision, DecidableLimit } from './decisions-queries.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { laterHint, outcomeWords } from './outcome-words.ts'

interface DecideDialogProps {
  contractId: string
  limit: DecidableLimit
  /** Replaced by what is chosen. */
  decided: Decision | null
  onClose: () => void
}

/** The choices before a limit, each with its consequence as the engine computes it. */
export default function DecideDialog({ contractId, limit, decided, onClose }: DecideDialogProps) {
  const t = useTexts()
  return (
    <DecisionDialog
      contractId={contractId}
      title={t('decisions.dialogTitle', { day: limit.prudentLimit })}
      choices={LIMIT_CHOICES.map((value) => ({
        value,
        label: t(`decisions.choice.${limit.meaning}.${value}`),
        hint: hintOf(t, limit, value),
      }))}
      latestLater={limit.latestLater}
      isReplacing={decided !== null}
      save={(chosen) =>
        call<typeof decisionsEndpoints.decide>('POST', '/contracts3/:contractId/limit-decisions', {
          params: { contractId },
          body: { limit: limit.prudentLimit, ...chosen },
        })
      }
      onClose={onClose}
    />
  )
}

function hintOf(
  t: ReturnType<typeof useTexts>,
  { meaning, ifNothing, ifEnd, ifRenewed, latestLater }: DecidableLimit,
  choice: LimitChoice,
): string {
  if (choice === 'later') return laterHint(t, latestLater)
  const outcome = { renew: ifRenewed, end: ifEnd, renegotiate: ifNothing }[choice]
  const words = outcomeWords(t, outcome)
  const rule = t(`decisions.consequence.${meaning}.${choice}`)
  if (words === '') return rule
  const link = choice === 'renegotiate' ? 'otherwise' : 'then'
  return `${rule} ${t(`decisions.consequence.${link}`, { outcome: words })}`
}
