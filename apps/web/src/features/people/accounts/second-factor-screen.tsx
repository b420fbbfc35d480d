import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import { useState } from 'react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { useForm } from '../../../platform/use-form.ts'
import { CodeField } from '../../../platform/second-factor/code-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EnrolAtSignIn } from './enrol-at-sign-in.tsx'
import { finishSignIn } from './second-factor-calls.ts'

interface SecondFactorScreenProps {
  step: SignInStep
  onEntered: (me: Me) => Promise<unknown>
  /** Back to the password. */
  onRestart: () => void
}

/** After the password: the code of one who has a second factor, its set-up where the company requires one. */
export function SecondFactorScreen({ step, onEntered, onRestart }: SecondFactorScreenProps) {
  const t = useTexts()
  useDocumentTitle(t(`second-factor.${step.next}.title`))
  return (
    <AuthFrame
      title={t(`second-factor.${step.next}.title`)}
      lead={t(`second-factor.${step.next}.lead`)}
      otherWay={
        <Button variant="quiet" onClick={onRestart} className="-ml-3.5">
          {t('second-factor.restart')}
        </Button>
      }
    >
      {step.next === 'enrolment' ? (
        <EnrolAtSignIn onEntered={onEntered} />
      ) : (
        <CodeForm step={step} onEntered={onEntered} />
      )}
    </AuthFrame>
  )
}

function CodeForm({ step, onEntered }: Pick<SecondFactorScreenProps, 'step' | 'onEntered'>) {
  const t = useTexts()
  const [isRecoveryCode, setRecoveryCode] = useState(!step.methods.includes('totp'))
  const kind = isRecoveryCode ? 'recoveryCode' : 'code'
  const form = useForm({
    initial: { code: '' },
    goesToField: true,
    check: ({ code }) => ({
      code: code.trim() === '' ? t(`second-factor.${kind}.missing`) : undefined,
    }),
    save: ({ code }) => finishSignIn(code),
    onSaved: onEntered,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <CodeField
        key={kind}
        {...form.text('code')}
        autoFocus
        isRecoveryCode={isRecoveryCode}
        label={t(`second-factor.${kind}.label`)}
        hint={t(`second-factor.${kind}.hint`)}
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('second-factor.secondFactor.submit')}
      </Button>
      {step.methods.includes('totp') && step.methods.includes('recoveryCode') && (
        <Button
          variant="quiet"
          className="self-center"
          onClick={() => {
            form.set({ code: '' })
            setRecoveryCode(!isRecoveryCode)
          }}
        >
          {t(isRecoveryCode ? 'second-factor.code.instead' : 'second-factor.recoveryCode.instead')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t('second-factor.secondFactor.lost')}</p>
    </form>
  )
}
