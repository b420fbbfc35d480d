import { canSignUp, type SignUpOffer } from '@tacite/domain/accounts/sign-up-offer.ts'
import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useSite } from '../../../platform/site.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { Outcome } from './recovery/outcome.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { WayToJoin } from './way-to-join.tsx'

/** What it shows follows what the installation offers to visitors. */
export function SignUpScreen() {
  const t = useTexts()
  const { signUp: offer } = useSite()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isPossible = canSignUp(offer)
  const title = t(isPossible ? 'auth.signUp.title' : TITLES_OF_NONE[offer as None])
  useDocumentTitle(title)
  if (sentTo !== null)
    return (
      <Outcome
        title={t('auth.signUp.sentTitle')}
        lead={t('auth.signUp.sentLead', { email: sentTo })}
      >
        <p className="text-ink-soft">{t('auth.signUp.sentHint')}</p>
        <Button onClick={() => setSentTo(null)} className="mt-5">
          {t('auth.signUp.again')}
        </Button>
      </Outcome>
    )
  return (
    <AuthFrame title={title} lead={t(LEADS[offer])} otherWay={<OtherWays />}>
      {isPossible && <SignUpForm offer={offer} onSent={setSentTo} />}
    </AuthFrame>
  )
}

type None = 'taken' | 'closed'

const TITLES_OF_NONE = {
  taken: 'auth.signUp.takenTitle',
  closed: 'auth.signUp.closedTitle',
} as const

const LEADS = {
  immediate: 'auth.signUp.lead',
  withCode: 'auth.signUp.lead',
  byMail: 'auth.signUp.byMailLead',
  taken: 'auth.signUp.takenLead',
  closed: 'auth.signUp.closedLead',
} as const satisfies Record<SignUpOffer, string>

function OtherWays() {
  const t = useTexts()
  return (
    <>
      {t('auth.signUp.haveAccount')}{' '}
      <TextLink render={<AppLink to={paths.signIn()} />}>{t('auth.signUp.signIn')}</TextLink>
      <WayToJoin />
    </>
  )
}
