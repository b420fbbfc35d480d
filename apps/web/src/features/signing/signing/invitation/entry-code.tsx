import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import type {
  invitationsEndpoints,
  OpenedInvitation,
} from '@tacite/api/people/invitations-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { CodeForm } from '../sign/code-form.tsx'

interface EntryCodeProps {
  token: string
  invitation: OpenedInvitation
  onOpen: (kind: OpenedInvitation['kind'], invitationId: string) => void
}

/** Shows that the reader of the link reads the mails of its addressee too. Nothing is sent before they ask. */
export function EntryCode({ token, invitation, onOpen }: EntryCodeProps) {
  const t = useTexts()
  const { kind, name, company, sentTo } = invitation
  const isToRead = kind === 'reading'
  // Kept apart from the call: while another code is on its way, the field for it stays.
  const [sent, setSent] = useState<SentCode | null>(null)
  const send = useMutation({
    mutationFn: (): Promise<SentCode> =>
      call<typeof invitationsEndpoints.sendEntryCode>('POST', '/invitations/code', {
        body: { token },
      }),
    meta: { showsError: true },
    onSuccess: setSent,
  })
  const enter = useMutation({
    mutationFn: (code: string) =>
      call<typeof invitationsEndpoints.enter>('POST', '/invitations/session', {
        body: { token, code },
      }),
    meta: { showsError: true },
    onSuccess: (entered) => onOpen(entered.kind, entered.invitationId),
  })
  return (
    <div className="rounded-lg border border-line bg-paper p-5 tablet:p-8">
      <MailCheck aria-hidden className="mb-4 size-6 text-accent" />
      <h1 className="text-title font-semibold wrap-anywhere">
        {t('signing.invitation.greeting', { name })}
      </h1>
      <p className="mt-1 text-lg">
        {t(isToRead ? 'shared-contract.lead' : 'signing.invitation.lead', { company })}
      </p>
      <p className="mt-3 text-ink-soft">{t('signing.invitation.why', { sentTo })}</p>
      <div className="mt-6">
        {sent ? (
          <CodeForm
            sent={sent}
            submitLabel={t(isToRead ? 'shared-contract.open' : 'signing.invitation.open')}
            isBusy={enter.isPending || enter.isSuccess}
            error={enter.error ?? send.error}
            onSubmit={(code) => enter.mutate(code)}
            onResend={() => {
              enter.reset()
              send.mutate()
            }}
          />
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
