import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { RecoveryCodes } from '../../../platform/second-factor/recovery-codes.tsx'
import { TotpSetup } from '../../../platform/second-factor/totp-setup.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { enrolAtSignIn, enrolmentQuery } from './second-factor-calls.ts'

/** The company requires a second factor: it is set up before anything else. */
export function EnrolAtSignIn({ onEntered }: { onEntered: (me: Me) => Promise<unknown> }) {
  const t = useTexts()
  const { data: setup, error } = useQuery(enrolmentQuery)
  const [enrolled, setEnrolled] = useState<{ me: Me; recoveryCodes: string[] } | null>(null)
  if (enrolled)
    return (
      <RecoveryCodes
        codes={enrolled.recoveryCodes}
        doneLabel={t('second-factor.recovery.enter')}
        onDone={() => void onEntered(enrolled.me)}
      />
    )
  if (error) return <FormErrors errors={[{ message: messageOf(error) }]} attempt={1} />
  if (!setup)
    return (
      <LoadingRegion>
        <Skeleton className="h-72 w-full" />
      </LoadingRegion>
    )
  return <TotpSetup setup={setup} confirm={enrolAtSignIn} onConfirmed={setEnrolled} />
}
