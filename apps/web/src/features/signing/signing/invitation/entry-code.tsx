import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import type {
  invitationsEndpoints,
  OpenedInvitation,
} from '@tacite/api/people/invitations-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'

/** Comes with the code: a link that is only looked at does without a form. */
const EntryForm = lazy(() => import('./entry-form.tsx'))

interface EntryCodeProps {
  token: string
  invitation: OpenedInvitation
  onOpen: (kind: OpenedInvitation['kind'], invitationId: string) => void
}

/** Proves that the holder of the link also reads the addressee's mail. Nothing is sent before they request it. */
export function EntryCode({ token, invitation, onOpen }: EntryCodeProps) {
  const t = useTexts()
  const { kind, name, company, sentTo, hasSigned } = invitation
  const [sent, setSent] = useState<SentCode | null>(null)
  const sendCode = (): Promise<SentCode> =>
    call<typeof invitationsEndpoints.sendEntryCode>('POST', '/invitations/code', {
      body: { token },
    })
  const send = useMutation({
    mutationFn: sendCode,
    meta: { showsError: true },
    onSuccess: setSent,
  })
  return (
    <div className="rounded-lg border border-line bg-paper p-5 tablet:p-8">
      <MailCheck aria-hidden className="mb-4 size-6 text-accent" />
      <h1 className="text-title font-semibold wrap-anywhere">
        {name === null
          ? t('signing.invitation.greetingWithoutName')
          : t('signing.invitation.greeting', { name })}
      </h1>
      <p className="mt-1 text-lg">{t(leadOf(kind, hasSigned), { company })}</p>
      <p className="mt-3 text-ink-soft">{t('signing.invitation.why', { sentTo })}</p>
      <div className="mt-6">
        {sent ? (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <EntryForm
              token={token}
              submitLabel={t(OPENS[kind])}
              sent={sent}
              resend={sendCode}
              onResent={setSent}
              onOpen={onOpen}
            />
          </Suspense>
        ) : (
          <div className="flex flex-col gap-4">
            <FormErrors errors={send.error ? [{ message: messageOf(send.error) }] : []} />
            <Button
              variant="primary"
              size="large"
              isBusy={send.isPending}
              onClick={() => send.mutate()}
            >
              {t('signing.invitation.sendCode')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const OPENS = {
  signature: 'signing.invitation.open',
  reading: 'shared-contract.open',
  answering: 'shared-contract.asked.open',
} as const

function leadOf(kind: OpenedInvitation['kind'], hasSigned: boolean) {
  if (kind === 'answering') return 'shared-contract.asked.lead'
  if (kind === 'reading') return 'shared-contract.lead'
  return hasSigned ? 'signing.invitation.signedLead' : 'signing.invitation.lead'
}
