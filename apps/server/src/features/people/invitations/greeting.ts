import type { Translator } from '@tacite/i18n/translator.ts'
import type { Invitee } from './invitation-kind.ts'

type Addressee = Pick<Invitee, 'name' | 'email'>

/** The first line of a mail to an external person: whoever was invited by their address alone is not called by it. */
export function greeting(t: Translator, addressee: Addressee): string {
  const name = ownName(addressee)
  return name === null ? t('mails.invitation.hello') : t('mails.invitation.greeting', { name })
}

/** Their name, or null: who is invited without one has their address in its place. */
export function ownName({ name, email }: Addressee): string | null {
  return name.toLowerCase() === email.toLowerCase() ? null : name
}
