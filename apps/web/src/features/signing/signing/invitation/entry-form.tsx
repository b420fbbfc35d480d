import type {
  invitationsEndpoints,
  OpenedInvitation,
} from '@tacite/api/people/invitations-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { CodeForm, type CodeFormProps } from '../sign/code-form.tsx'

interface EntryFormProps extends Pick<
  CodeFormProps<OpenedInvitation>,
  'sent' | 'submitLabel' | 'resend' | 'onResent'
> {
  token: string
  onOpen: (kind: OpenedInvitation['kind'], invitationId: string) => void
}

/** The code of a mail, which opens the document on this device. */
export default function EntryForm({ token, onOpen, ...form }: EntryFormProps) {
  return (
    <CodeForm
      {...form}
      save={(code) =>
        call<typeof invitationsEndpoints.enter>('POST', '/invitations/session', {
          body: { token, code },
        })
      }
      onSaved={({ kind, invitationId }) => {
        onOpen(kind, invitationId)
        // The form stays busy until the browser has left it.
        return new Promise(() => undefined)
      }}
    />
  )
}
