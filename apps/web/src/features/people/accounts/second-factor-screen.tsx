import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import { useState } from 'react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { canUsePasskeys } from '../../../platform/second-factor/passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolAtSignIn } from './enrol-at-sign-in.tsx'
import { PasskeyStep } from './passkey-step.tsx'

interface SecondFactorScreenProps {
  step: SignInStep
  onEntered: (me: Me) => Promise<unknown>
  /** Back to the password. */
  onRestart: () => void
}

/** After the password: the second factor of one who has one, its set-up where the company requires one. */
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
        <ChosenMethod step={step} onEntered={onEntered} />
      )}
    </AuthFrame>
  )
}

/** How the texts name each method. */
const TEXTS = { passkey: 'passkey', totp: 'code', recoveryCode: 'recoveryCode' } as const

function ChosenMethod({ step, onEntered }: Pick<SecondFactorScreenProps, 'step' | 'onEntered'>) {
  const t = useTexts()
  const methods = step.methods.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [chosen, setChosen] = useState(methods[0] ?? 'recoveryCode')
  return (
    <div className="flex flex-col gap-4">
      {chosen === 'passkey' ? (
        <PasskeyStep onEntered={onEntered} />
      ) : (
        <CodeStep key={chosen} kind={TEXTS[chosen]} onEntered={onEntered} />
      )}
      {methods.length > 1 && (
        <div className="flex flex-col items-center gap-1">
          {methods
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button key={method} variant="quiet" onClick={() => setChosen(method)}>
                {t(`second-factor.${TEXTS[method]}.instead`)}
              </Button>
            ))}
        </div>
      )}
      <p className="text-sm text-ink-soft">{t('second-factor.secondFactor.lost')}</p>
    </div>
  )
}
