import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { NewPasswordForm } from '../../../../platform/new-password-form.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { OptionSection } from '../option-section.tsx'
import { preferencesQuery, savePreferences } from '../preferences/preferences-queries.ts'
import { changePassword } from './security-queries.ts'
import { useDisclosure } from './use-disclosure.ts'

/** A person may hide this part of their page (specification 3, showResetPassword). */
export function PasswordSection() {
  const t = useTexts()
  const { isShown, show } = useIsShown()
  if (!isShown)
    return (
      <Button variant="quiet" onClick={() => show(true)} className="self-start">
        {t('options-security.password.show')}
      </Button>
    )
  return (
    <OptionSection
      title={t('options-security.password.title')}
      lead={t('options-security.password.lead')}
    >
      <PasswordChange onHide={() => show(false)} />
    </OptionSection>
  )
}

function PasswordChange({ onHide }: { onHide: () => void }) {
  const t = useTexts()
  const { email } = useMe()
  const queryClient = useQueryClient()
  const { isOpen, wasOpen, setOpen } = useDisclosure()
  if (!isOpen)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Button autoFocus={wasOpen} onClick={() => setOpen(true)}>
          {t('options-security.password.change')}
        </Button>
        <Button variant="quiet" onClick={onHide}>
          {t('options-security.password.hide')}
        </Button>
      </div>
    )
  return (
    <NewPasswordForm
      email={email}
      asksCurrent
      submitLabel={t('options-security.password.submit')}
      actions={
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('common.action.cancel')}
        </Button>
      }
      save={changePassword}
      onSaved={() => {
        setOpen(false)
        void refetchStale(queryClient, ['devices'])
        toasts.success(currentTexts()('options-security.password.saved'))
      }}
    />
  )
}

function useIsShown() {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(preferencesQuery)
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (showResetPassword: boolean) => savePreferences({ ...data, showResetPassword }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery.queryKey, saved),
  })
  return { isShown: isPending ? variables : data.showResetPassword, show: mutate }
}
