import type { Backups } from '@tacite/api/settings/backups-endpoints.ts'
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
