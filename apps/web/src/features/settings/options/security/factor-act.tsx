import type { TotpSetup as Setup } from '@tacite/api/people/second-factor-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { RecoveryCodes } from '../../../../platform/second-factor/recovery-codes.tsx'
import { TotpSetup } from '../../../../platform/second-factor/totp-setup.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasswordAgain } from './password-again.tsx'
import {
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor-calls.ts'
import { factorsQuery } from './second-factor-queries.ts'

/** What takes the place of the list: a password asked again, a set-up, or codes to keep. */
export type FactorAct =
  | { act: 'add' | 'renew' | 'addPasskey' }
  | { act: 'remove'; isLast: boolean }
  | { act: 'removePasskey'; passkeyId: string; isLast: boolean }
  | { act: 'confirm'; setup: Setup }
  | { act: 'keep'; codes: readonly string[] }

export function FactorActForm(props: {
  doing: FactorAct
  onNext: (next: FactorAct | null) => void
}) {
  const { doing, onNext } = props
  const t = useTexts()
  const refresh = useRefresh()
  const cancel = (
    <Button variant="quiet" onClick={() => onNext(null)}>
      {t('common.action.cancel')}
    </Button>
  )
  const keep =
    (done: 'own.saved' | 'recovery.renewed') =>
    async ({ recoveryCodes: codes }: { recoveryCodes: readonly string[] }) => {
      await refresh()
      toasts.success(currentTexts()(`second-factor.${done}`))
      onNext(codes.length > 0 ? { act: 'keep', codes } : null)
    }
  const removal = (isLast: boolean, remove: (currentPassword: string) => Promise<unknown>) => (
    <PasswordAgain
      lead={t(isLast ? 'second-factor.own.removeLead' : 'second-factor.own.removeOneLead')}
      submitLabel={t('second-factor.own.remove')}
      isDangerous
      actions={cancel}
      save={remove}
      onSaved={async () => {
        await refresh()
        toasts.success(currentTexts()('second-factor.own.removed'))
        onNext(null)
      }}
    />
  )
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
        <TotpSetup
          setup={doing.setup}
          confirm={confirmTotp}
          onConfirmed={keep('own.saved')}
          actions={cancel}
        />
      )
    case 'addPasskey':
      return <AddPasskeyForm actions={cancel} onAdded={keep('own.saved')} />
    case 'renew':
      return (
        <PasswordAgain
          lead={t('second-factor.recovery.renewLead')}
          submitLabel={t('second-factor.recovery.renew')}
          actions={cancel}
          save={renewRecoveryCodes}
          onSaved={keep('recovery.renewed')}
        />
      )
    case 'remove':
      return removal(doing.isLast, removeTotp)
    case 'removePasskey':
      return removal(doing.isLast, (password) => removePasskey(doing.passkeyId, password))
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

function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
      refetchStale(queryClient, ['devices']),
    ])
}
