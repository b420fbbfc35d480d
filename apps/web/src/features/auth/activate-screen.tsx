import type { accountsEndpoints } from '@tacite/api/accounts-endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { call } from '../../platform/api.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useRecordForm } from '../administration/public.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { activateRoute } from './auth-routes.ts'
import { useEnterApplication } from './enter-application.ts'

type Invited = Awaited<ReturnType<typeof readInvited>>

/** The page of an invitation's link: who one is, and a password of one's own. Looking uses nothing up. */
export function ActivateScreen() {
  const t = useTexts()
  const { token } = activateRoute.useParams()
  useDocumentTitle(t('auth.activate.title'))
  const invited = useQuery({
    queryKey: ['activation', token],
    queryFn: () => readInvited(token),
    retry: false,
    staleTime: Infinity,
  })
  return (
    <AuthFrame
      title={t('auth.activate.title')}
      lead={
        invited.data
          ? t('auth.activate.lead', { company: invited.data.company })
          : t('auth.activate.leadUnknown')
      }
      otherWay={
        <TextLink render={<AppLink to={paths.signIn()} />}>{t('auth.signUp.signIn')}</TextLink>
      }
    >
      {invited.error && <FormErrors errors={[{ message: messageOf(invited.error) }]} attempt={1} />}
      {invited.isPending && (
        <LoadingRegion>
          <Skeleton className="h-56 w-full" />
        </LoadingRegion>
      )}
      {invited.data && <ActivateForm token={token} invited={invited.data} />}
    </AuthFrame>
  )
}

function readInvited(token: string) {
  return call<typeof accountsEndpoints.activation>('POST', '/auth/activation/invitation', {
    body: { token },
  })
}

function ActivateForm({ token, invited }: { token: string; invited: Invited }) {
  const t = useTexts()
  const enterApplication = useEnterApplication()
  const [isDifferent, setIsDifferent] = useState(false)
  const activating = useMutation({
    mutationFn: (body: { firstName: string; lastName: string; password: string }) =>
      call<typeof accountsEndpoints.activate>('POST', '/auth/activation', {
        body: { token, ...body },
      }),
    meta: { showsError: true },
  })
  const form = useRecordForm({
    initial: {
      ...{ firstName: invited.firstName, lastName: invited.lastName },
      ...{ password: '', again: '' },
    },
    save: ({ firstName, lastName, password }) =>
      activating.mutateAsync({ firstName, lastName, password }),
    onSaved: (me) => void enterApplication(me, paths.dashboard()),
  })
  const differs = isDifferent && form.values.password !== form.values.again
  const twice = differs ? t('auth.activate.different') : undefined
  const lines = twice ? [{ fieldId: `${form.id}-again`, message: twice }] : form.errors
  const shown = {
    showLabel: t('common.field.showPassword'),
    hideLabel: t('common.field.hidePassword'),
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const isSame = form.values.password === form.values.again
        setIsDifferent(!isSame)
        if (isSame) form.submit()
      }}
    >
      <FormErrors errors={lines} attempt={form.attempt} />
      <TextField
        label={t('auth.signUp.email')}
        value={invited.email}
        type="email"
        autoComplete="username"
        readOnly
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...form.text('firstName')}
          autoComplete="given-name"
          label={t('auth.signUp.firstName')}
          isRequired
        />
        <TextField
          {...form.text('lastName')}
          autoComplete="family-name"
          label={t('auth.signUp.lastName')}
          isRequired
        />
      </div>
      <PasswordField
        {...form.text('password')}
        {...shown}
        autoComplete="new-password"
        label={t('auth.signUp.password')}
        hint={t('auth.signUp.passwordHint')}
        isRequired
      />
      <PasswordField
        {...form.text('again')}
        {...shown}
        autoComplete="new-password"
        label={t('auth.activate.again')}
        error={twice}
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('auth.activate.submit')}
      </Button>
    </form>
  )
}
