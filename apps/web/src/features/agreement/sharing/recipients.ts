import { readTypedAddress } from '@tacite/domain/contacts/typed-address.ts'
import type { ShareForm } from '@tacite/api/agreement/sharing-endpoints.ts'

/** The recipients in the form, as chips: `person:<id>`, `group:<id>`, `email:<address as typed>`. */
export interface Recipient {
  key: string
  label: string
}

export function ofAddress(text: string): Recipient {
  return { key: `email:${text}`, label: text }
}

/**
 * The addresses in typed or pasted text; none without an @.
 * @example typedAddresses('a@x.fr; Élodie <b@x.fr>') // ['a@x.fr', 'Élodie <b@x.fr>']
 */
export function typedAddresses(text: string): string[] {
  return text
    .split(/[,;\n\r\t]+/)
    .map((part) => part.trim())
    .filter((part) => part.includes('@'))
}

/** Whether a text consists only of complete addresses, and may become chips by itself. */
export function isWholeAddress(text: string): boolean {
  const parts = typedAddresses(text)
  return parts.length > 0 && parts.every((part) => readTypedAddress(part) !== null)
}

export function hasAddress(recipients: readonly Recipient[]): boolean {
  return recipients.some(({ key }) => key.startsWith('email:'))
}

/** In the shape of the request. */
export function requestOf(
  recipients: readonly Recipient[],
): Pick<ShareForm, 'personIds' | 'groupIds' | 'emails'> {
  const of = (kind: string) =>
    recipients.flatMap(({ key }) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  return { personIds: of('person:'), groupIds: of('group:'), emails: of('email:') }
}
