import type { Backups } from '@tacite/api/settings/backups-endpoints.ts'
import type {
  CalendarAddress,
  CalendarFeed,
} from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import type { PasskeyRequest } from '@tacite/api/people/passkey-endpoints.ts'
import type { OwnFactors, TotpSetup } from '@tacite/api/people/second-factor-endpoints.ts'
import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import type { MailboxMail } from '@tacite/api/work/mailbox-endpoints.ts'
import type { SignUpPolicySettings } from '@tacite/api/people/sign-up-policy-endpoints.ts'

/** In a restored installation, after a night without room. */
export const failedBackups: Backups = {
  state: 'failed',
  isNightly: true,
  last: { startedAt: '2026-11-22T00:15:00.000Z', hasDatabase: false },
  failure: { at: '2026-11-23T00:15:00.000Z', problem: 'diskFull' },
  restoredFrom: '2026-11-22T00:15:00.000Z',
}

export const mail: MailboxMail = {
  _id: '0199a000-0000-7000-8000-000000000000',
  to: 'elodie.muller@exterieur.test',
  subject: '« Ateliers Morel » vous invite à signer « Bail commercial de Lyon »',
  text: 'Bonjour,\n\nUn long lien :\nhttps://exemple.test/invitation/abcdefghijklmnopqrstuvwxyz0123456789',
  attachments: ['Bail commercial de Lyon.pdf'],
  createdAt: '2026-11-20T09:30:00.000Z',
}

export const addresses = {
  email: 'elodie.muller@exterieur.test',
  currentEmail: 'elodie.muller.bianchi@exterieur.test',
}

/** With a domain that is open, one that cannot be, and an unconfirmed address. */
export const openCompany: SignUpPolicySettings = {
  policy: 'domains',
  role: { _id: '0199a000-0000-7000-8000-000000000000', name: 'Contributeur' },
  domains: [
    { domain: 'ateliers-morel-et-associes.test', isOpen: true, refusal: null },
    {
      domain: 'exemple.test',
      isOpen: false,
      refusal: { code: 'SIGN_UP_DOMAIN_UNCONFIRMED', message: 'Personne ne l’a confirmé.' },
    },
  ],
  isOwnAddressConfirmed: false,
  changing: null,
}

/** A phone and a key, in a company that requires one of them. */
export const twoFactors: OwnFactors = {
  isRequired: true,
  totp: { addedAt: '2026-11-02T08:15:00.000Z', lastUsedAt: '2026-11-20T07:58:00.000Z' },
  passkeys: [
    {
      _id: '0199a000-0000-7000-8000-000000000001',
      name: 'Clé de sécurité bleue du coffre de la direction juridique',
      addedAt: '2026-11-12T16:40:00.000Z',
      lastUsedAt: null,
    },
  ],
  passkeyOrigin: null,
  addingPasskey: null,
  recoveryCodesLeft: 9,
  removing: null,
}

export const passkeyFirst: SignInStep = {
  next: 'secondFactor',
  methods: ['passkey', 'totp', 'recoveryCode'],
}

export const passkeyRequest: PasskeyRequest = {
  challenge: 'x'.repeat(43),
  rpId: 'localhost',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'required',
}

export const factorRequired: SignInStep = { next: 'enrolment', methods: [] }

export const totpSetup: TotpSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Tacite:elodie.muller@exterieur.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  picture: { size: 33, path: 'M4 4h7v7h-7zM22 4h7v7h-7zM4 22h7v7h-7zM14 14h5v5h-5z' },
}

export const recoveryCodes = [
  '2k4m-7p9q-3rtv',
  '5w8x-2y4z-6bcd',
  '9fgh-3jkm-4npq',
  '7rst-8vwx-5yz2',
  '3bcd-6fgh-9jkm',
  '4npq-2rst-7vwx',
  '8yz3-5bcd-4fgh',
  '6jkm-9npq-3rst',
  '2vwx-7yz5-8bcd',
  '9fgh-4jkm-6npq',
]

const FEED_ID = '0199a000-0000-7000-8000-00000000000a'
const feed: CalendarFeed = {
  _id: FEED_ID,
  scope: 'folder',
  folder: {
    _id: '0199a000-0000-7000-8000-00000000000b',
    name: 'Maintenance des immeubles de la direction régionale Auvergne-Rhône-Alpes',
  },
  createdAt: '2026-11-02T08:15:00.000Z',
  lastFetchedAt: '2026-11-20T07:58:00.000Z',
}

export const calendars = {
  value: [feed, { ...feed, _id: '0199a000-0000-7000-8000-00000000000c', folder: null }],
  count: 2,
}

export const calendarAddress: CalendarAddress = {
  feed,
  url: `https://contrats.exemple.test/api/v1/calendars/${'a'.repeat(43)}.ics`,
}

export const calendarAddressPath = `/me/calendars/${FEED_ID}/address`
