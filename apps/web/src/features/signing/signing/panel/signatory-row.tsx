import type { signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { Check, Clock, Eye, Mail } from 'lucide-react'
import { call } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SignatoryState } from './signatory-state.tsx'
import type { Signatory } from './signature-queries.ts'
import { useSignatureAct } from './use-signature-act.ts'

const MARKS = { waiting: Clock, invited: Mail, viewed: Eye, signed: Check } as const

interface SignatoryRowProps {
  contractId: string
  signatory: Signatory
}

/** One signatory: who, on whose behalf, their progress, and a reminder. */
export function SignatoryRow({ contractId, signatory }: SignatoryRowProps) {
  const t = useTexts()
  const formats = useFormats()
  const me = useMe()
  const { state, name, email, role, kind } = signatory
  const Mark = MARKS[state]
  const isTheirTurn = state === 'invited' || state === 'viewed'
  return (
    <li className="flex gap-3 py-3">
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full [&_svg]:size-3.5',
          state === 'signed' ? 'bg-green-soft text-green-ink' : 'bg-neutral-soft text-neutral-ink',
        )}
      >
        <Mark />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <span className="tabular-nums text-ink-faint">{signatory.position}. </span>
          {name}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {[t(`signing-panel.signatory.${kind}`), role, email].filter(Boolean).join(' · ')}
        </p>
        <p
          className={classNames(
            'text-sm',
            state === 'signed' ? 'text-green-ink' : 'text-ink-faint',
          )}
        >
          <SignatoryState signatory={signatory} />
        </p>
        {isTheirTurn && signatory.linkExpiresAt && (
          <p className="text-sm text-ink-faint">
            {t('signing-panel.signatory.linkUntil', {
              moment: formats.instant(signatory.linkExpiresAt),
            })}
          </p>
        )}
        {isTheirTurn && signatory.personId !== me._id && (
          <Reminder contractId={contractId} signatory={signatory} />
        )}
      </div>
    </li>
  )
}

function Reminder({ contractId, signatory }: SignatoryRowProps) {
  const t = useTexts()
  const { name } = signatory
  const resend = useSignatureAct(
    contractId,
    () =>
      call<typeof signingEndpoints.resend>(
        'POST',
        '/contracts3/:contractId/signature/:signatoryId/invitation',
        { params: { contractId, signatoryId: signatory._id } },
      ),
    { done: () => t('signing-panel.signatory.resent', { name }) },
  )
  return (
    <Button
      size="small"
      className="mt-2"
      isBusy={resend.isPending}
      disabledReason={signatory.resending?.message}
      aria-label={t('signing-panel.signatory.resendName', { name })}
      onClick={() => resend.mutate()}
    >
      {t('signing-panel.signatory.resend')}
    </Button>
  )
}
