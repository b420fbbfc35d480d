import type { ContractPage } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

type Standing = Pick<
  ContractPage,
  'status' | 'readyToSign' | 'validationSuspended' | 'statusDetail' | 'statusDetailKey'
>

/** The same colour for the same status on every screen. */
const TONES: Record<ShownStatus, Tone> = {
  DRAFT: 'neutral',
  NEGOTIATION: 'amber',
  VALIDATION: 'violet',
  validationSuspended: 'amber',
  readyToSign: 'accent',
  SIGNATURE: 'accent',
  SIGNED: 'green',
  TERMINATED: 'red',
  CANCELLED: 'neutral',
}

const INKS: Partial<Record<string, string>> = {
  TERMINATING: 'text-red',
  EXPIRED: 'text-ink-faint',
}

/** The status of a contract and, once signed, its detailed state. The steps of its workflow are shown elsewhere. */
export function ContractStanding({ of: standing }: { of: Standing }) {
  const t = useTexts()
  const shown = shownOf(standing)
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2">
      <Badge tone={TONES[shown]}>{t(`contracts.status.${shown}`)}</Badge>
      {shown === 'SIGNED' && (
        <span
          className={classNames(
            'min-w-0 truncate text-sm',
            INKS[standing.statusDetailKey] ?? 'text-ink-soft',
          )}
          title={standing.statusDetail}
        >
          {standing.statusDetail}
        </span>
      )}
    </span>
  )
}

function shownOf({ status, readyToSign, validationSuspended }: Standing): ShownStatus {
  if (readyToSign) return 'readyToSign'
  return validationSuspended ? 'validationSuspended' : status
}
