import { isEmailAddress } from './email-address.ts'

export interface TypedAddress {
  /** In lower case. */
  email: string
  /** The name written before the address; '' without. */
  name: string
}

/**
 * Parses a typed or pasted address, alone or with a name; null: invalid for mail servers.
 * @example readTypedAddress('Élodie Müller <Elodie@Exemple.fr>') // { email: 'elodie@exemple.fr', name: 'Élodie Müller' }
 */
export function readTypedAddress(text: string): TypedAddress | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const email = (bracketed ?? text).trim().toLowerCase()
  if (!isEmailAddress(email)) return null
  return { email, name: plainName(name) }
}

/** One line of visible characters: names go into mails. */
function plainName(name: string): string {
  return name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"]/gu, '')
    .trim()
    .slice(0, 120)
}
