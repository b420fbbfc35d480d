import type { decisionsEndpoints } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { EXIT_CHOICES } from '@tacite/domain/decisions/exit-choices.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { DecidableExit } from './decisions-queries.ts'
import { laterHint } from './outcome-words.ts'

interface DecideExitDialogProps {
  contractId: string
  exit: DecidableExit
  onClose: () => void
}

/** « Sortir », « Rester » or « Décider plus tard » before the limit of an early exit. */
export default function DecideExitDialog({ contractId, exit, onClose }: DecideExitDialogProps) {
  const t = useTexts()
  const { exitOn, prudentLimit, latestLater, decided } = exit
  const days = { day: exitOn, limit: prudentLimit }
  return (
    <DecisionDialog
      contractId={contractId}
      title={t('decisions.exit.dialogTitle', days)}
      choices={EXIT_CHOICES.map((value) => ({
        value,
        label: t(`decisions.exit.choice.${value}`),
        hint:
          value === 'later'
            ? laterHint(t, latestLater)
            : t(`decisions.exit.consequence.${value}`, days),
      }))}
      latestLater={latestLater}
      isReplacing={decided !== null}
      save={(chosen) =>
        call<typeof decisionsEndpoints.decideOnExit>(
          'POST',
          '/contracts3/:contractId/exit-decisions',
          { params: { contractId }, body: { exitOn, limit: prudentLimit, ...chosen } },
        )
      }
      onClose={onClose}
    />
  )
}
