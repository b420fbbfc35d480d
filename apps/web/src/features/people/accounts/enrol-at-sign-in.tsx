import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { canUsePasskeys } from '../../../platform/second-factor/passkey.ts'
import { RecoveryCodes } from '../../../platform/second-factor/recovery-codes.tsx'
import { TotpSetup } from '../../../platform/second-factor/totp-setup.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EnrolPasskey } from './enrol-passkey.tsx'
import { enrolAtSignIn, enrolmentQuery } from './second-factor-calls.ts'

interface Enrolled {
  me: Me
  recoveryCodes: string[]
}

/** The company requires a second factor: it is set up before anything else. */
export function EnrolAtSignIn({ onEntered }: { onEntered: (me: Me) => Promise<unknown> }) {
  const t = useTexts()
  const [isPasskey, setPasskey] = useState(false)
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)
  if (enrolled)
    return (
      <RecoveryCodes
        codes={enrolled.recoveryCodes}
        doneLabel={t('second-factor.recovery.enter')}
        onDone={() => void onEntered(enrolled.me)}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {isPasskey ? (
        <EnrolPasskey onEnrolled={setEnrolled} />
      ) : (
        <EnrolTotp onEnrolled={setEnrolled} />
      )}
      {canUsePasskeys() && (
        <Button
          variant="quiet"
          className="-ml-3.5 self-start"
          onClick={() => setPasskey(!isPasskey)}
        >
          {t(isPasskey ? 'second-factor.own.add' : 'second-factor.passkey.add')}
        </Button>
      )}
    </div>
  )
}

function EnrolTotp({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) {
  const { data: setup, error } = useQuery(enrolmentQuery)
  if (error) return <FormErrors errors={[{ message: messageOf(error) }]} attempt={1} />
  if (!setup)
    return (
      <LoadingRegion>
        <Skeleton className="h-72 w-full" />
      </LoadingRegion>
    )
  return <TotpSetup setup={setup} confirm={enrolAtSignIn} onConfirmed={onEnrolled} />
}
