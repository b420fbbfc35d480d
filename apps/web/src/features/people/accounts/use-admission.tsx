import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import { useState } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { useEnterApplication } from './enter-application.ts'
import type { SecondFactorScreen } from './second-factor-screen.tsx'

interface Waiting {
  step: SignInStep
  Screen: typeof SecondFactorScreen
}

/** What follows the answer to a sign-in: the application, or the screen of the second factor, which few people load. */
export function useAdmission(returnTo: string) {
  const enterApplication = useEnterApplication()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  return {
    onAnswer: async (answer: Me | SignInStep): Promise<void> => {
      if (!('next' in answer)) return enterApplication(answer, returnTo)
      const [{ SecondFactorScreen: Screen }] = await Promise.all([
        import('./second-factor-screen.tsx'),
        loadTexts('second-factor'),
      ])
      setWaiting({ step: answer, Screen })
    },
    /** In the place of the page; null: nothing is needed. */
    screen: waiting && (
      <waiting.Screen
        step={waiting.step}
        onEntered={(me) => enterApplication(me, returnTo)}
        onRestart={() => setWaiting(null)}
      />
    ),
  }
}
