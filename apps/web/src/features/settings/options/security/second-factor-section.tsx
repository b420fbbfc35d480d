import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { RecoveryCodes } from '../../../../platform/second-factor/recovery-codes.tsx'
import { TotpSetup } from '../../../../platform/second-factor/totp-setup.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { OptionSection } from '../option-section.tsx'
import { PasswordAgain } from './password-again.tsx'
import {
  beginTotp,
  confirmTotp,
  factorsQuery,
  removeTotp,
  renewRecoveryCodes,
  type OwnFactors,
  type TotpSetup as Setup,
} from './second-factor-queries.ts'

/** What takes the place of the overview: a password asked again, a set-up, or codes to keep. */
type Doing =
  | { act: 'add' | 'remove' | 'renew' }
  | { act: 'confirm'; setup: Setup }
  | { act: 'keep'; codes: readonly string[] }

/** Codes of an application beside the password, and the recovery codes that stand in for them. */
export function SecondFactorSection() {
  const t = useTexts()
  const { data } = useSuspenseQuery(factorsQuery)
  const [doing, setDoing] = useState<Doing | null>(null)
  return (
    <OptionSection
      title={t('second-factor.own.title')}
      lead={t(data.isRequired ? 'second-factor.own.leadRequired' : 'second-factor.own.lead')}
    >
      {doing ? (
        <Act doing={doing} onNext={setDoing} />
      ) : (
        <Overview factors={data} onAct={(act) => setDoing({ act })} />
      )}
    </OptionSection>
  )
}

function Overview(props: {
  factors: OwnFactors
  onAct: (act: 'add' | 'remove' | 'renew') => void
}) {
  const { factors, onAct } = props
  const t = useTexts()
  const { instant } = useFormats()
  if (!factors.totp)
    return (
      <Button onClick={() => onAct('add')} className="self-start">
        {t('second-factor.own.add')}
      </Button>
    )
  const { addedAt, lastUsedAt } = factors.totp
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {t('second-factor.own.totp')}
            <Badge tone="green">{t('second-factor.own.active')}</Badge>
          </p>
          <p className="text-sm text-ink-soft tabular-nums">
            {t('second-factor.own.addedAt', { moment: instant(addedAt) })}
            <br />
            {lastUsedAt
              ? t('second-factor.own.lastUsed', { moment: instant(lastUsedAt) })
              : t('second-factor.own.neverUsed')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onAct('add')}>
            {t('second-factor.own.replace')}
          </Button>
          <Button
            size="small"
            disabledReason={factors.removing?.message ?? null}
            onClick={() => onAct('remove')}
          >
            {t('second-factor.own.remove')}
          </Button>
        </div>
      </li>
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">{t('second-factor.recovery.name')}</p>
          <p className="text-sm text-ink-soft">
            {t('second-factor.recovery.left', { count: factors.recoveryCodesLeft })}
          </p>
        </div>
        <Button size="small" onClick={() => onAct('renew')}>
          {t('second-factor.recovery.renew')}
        </Button>
      </li>
    </ul>
  )
}

function Act({ doing, onNext }: { doing: Doing; onNext: (next: Doing | null) => void }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
      refetchStale(queryClient, ['devices']),
    ])
  const cancel = (
    <Button variant="quiet" onClick={() => onNext(null)}>
      {t('common.action.cancel')}
    </Button>
  )
  const keep = async ({ recoveryCodes: codes }: { recoveryCodes: readonly string[] }) => {
    await refresh()
    toasts.success(currentTexts()('second-factor.own.saved'))
    onNext(codes.length > 0 ? { act: 'keep', codes } : null)
  }
  switch (doing.act) {
    case 'add':
      return (
        <PasswordAgain
          lead={t('second-factor.own.addLead')}
          submitLabel={t('second-factor.own.continue')}
          actions={cancel}
          save={beginTotp}
          onSaved={(setup) => onNext({ act: 'confirm', setup })}
        />
      )
    case 'confirm':
      return (
        <TotpSetup setup={doing.setup} confirm={confirmTotp} onConfirmed={keep} actions={cancel} />
      )
    case 'renew':
      return (
        <PasswordAgain
          lead={t('second-factor.recovery.renewLead')}
          submitLabel={t('second-factor.recovery.renew')}
          actions={cancel}
          save={renewRecoveryCodes}
          onSaved={keep}
        />
      )
    case 'remove':
      return (
        <PasswordAgain
          lead={t('second-factor.own.removeLead')}
          submitLabel={t('second-factor.own.remove')}
          isDangerous
          actions={cancel}
          save={removeTotp}
          onSaved={async () => {
            await refresh()
            toasts.success(currentTexts()('second-factor.own.removed'))
            onNext(null)
          }}
        />
      )
    case 'keep':
      return (
        <RecoveryCodes
          codes={doing.codes}
          doneLabel={t('second-factor.recovery.kept')}
          onDone={() => onNext(null)}
        />
      )
  }
}
