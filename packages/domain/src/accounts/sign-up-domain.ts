import { isEmailAddress } from '../contacts/email-address.ts'

/** Who may join a company: invited people only, or also those with an address of one of its domains. */
export const SIGN_UP_POLICIES = ['invitation', 'domains'] as const

/** Public mail providers: an address there does not show where people work. By the name before the country. */
const PUBLIC_PROVIDERS = [
  'gmail',
  'googlemail',
  'outlook',
  'hotmail',
  'live',
  'msn',
  'yahoo',
  'ymail',
  'rocketmail',
  'icloud',
  'me',
  'mac',
  'aol',
  'aim',
  'gmx',
  'web',
  'mail',
  'email',
  'proton',
  'protonmail',
  'pm',
  'tutanota',
  'tuta',
  'zoho',
  'zohomail',
  'yandex',
  'fastmail',
  'hushmail',
  'mailbox',
  'mailo',
  'net-c',
  'orange',
  'wanadoo',
  'free',
  'sfr',
  'neuf',
  'cegetel',
  'club-internet',
  'laposte',
  'bbox',
  'numericable',
  'noos',
  'aliceadsl',
  'alice',
  'libertysurf',
  'voila',
  'nordnet',
  'netcourrier',
  'skynet',
  'telenet',
  'bluewin',
  'sunrise',
  'telefonica',
  'terra',
  'ono',
  'movistar',
  'btinternet',
  'virginmedia',
  'sky',
  'talktalk',
  'blueyonder',
  'ntlworld',
  'comcast',
  'verizon',
  'att',
  'sbcglobal',
  'cox',
  'charter',
  'bellsouth',
  'earthlink',
  't-online',
  'freenet',
  'arcor',
  'libero',
  'virgilio',
  'tiscali',
  'tin',
  'qq',
  '163',
  '126',
  'sina',
  'naver',
  'rediffmail',
  'mailinator',
  'yopmail',
  'guerrillamail',
  'duck',
  'hey',
]
const ENDINGS =
  'com|net|org|fr|be|ch|lu|ca|es|it|de|eu|me|io|us|uk|co\\.uk|ie|nl|at|pt|jp|co\\.jp|in|co\\.in|com\\.br|com\\.mx|com\\.ar|com\\.au|com\\.cn|cn|ru|info|mail'
const PUBLIC_DOMAIN = new RegExp(`^(${PUBLIC_PROVIDERS.join('|')})\\.(${ENDINGS})$`)

/**
 * Why nobody may join with an address of this domain; null: a company may open it.
 * @example signUpDomainRefusal('gmail.com') // 'SIGN_UP_DOMAIN_PUBLIC'
 */
export function signUpDomainRefusal(
  domain: string,
): 'SIGN_UP_DOMAIN_INVALID' | 'SIGN_UP_DOMAIN_PUBLIC' | null {
  if (!isEmailAddress(`a@${domain}`)) return 'SIGN_UP_DOMAIN_INVALID'
  return PUBLIC_DOMAIN.test(domain.toLowerCase()) ? 'SIGN_UP_DOMAIN_PUBLIC' : null
}

/** @example domainOf('Anne@Acme.fr') // 'acme.fr' */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
