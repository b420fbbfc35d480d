import { addresses, mail } from './served-answers.ts'
import * as shell from './shell-steps.ts'
import * as signing from './signing-steps.ts'
import type { Screen } from './screen.ts'

/** Pages without an account: sign-in, mailed links, the portal of third parties. */
export const outsideScreens: Record<string, Screen> = {
  landing: { path: '/', as: 'nobody' },
  'sign in': {
    path: '/auth/signin',
    as: 'nobody',
    isRefused: true,
    steps: { refused: shell.submitted('signIn'), wrong: shell.wrongPassword },
  },
  'sign up': { path: '/auth/signup', as: 'nobody', steps: { refused: shell.submitted('signUp') } },
  'forgotten password': {
    path: '/auth/forgot',
    as: 'nobody',
    steps: { refused: shell.submittedAddress, sent: shell.askedForLink },
  },
  'joining a company': {
    path: '/auth/join',
    as: 'nobody',
    steps: { refused: shell.submittedToJoin, sent: shell.askedToJoin },
  },
  'link to join a company': {
    path: `/auth/activate#${'z'.repeat(43)}`,
    as: 'nobody',
    served: {
      '/auth/activation/invitation': {
        company: 'Ateliers Morel',
        email: addresses.email,
        firstName: '',
        lastName: '',
        kind: 'joining',
      },
    },
  },
  'new password': {
    path: `/auth/reset#${'x'.repeat(43)}`,
    as: 'nobody',
    served: { '/auth/reset/link': { email: 'elodie.muller@exterieur.test' } },
    steps: { refused: shell.refusedPassword },
  },
  'link to a new password that is unknown': {
    path: `/auth/reset#${'y'.repeat(43)}`,
    as: 'nobody',
    isRefused: true,
  },
  'new address': {
    path: `/auth/email#${'x'.repeat(43)}`,
    as: 'nobody',
    served: { '/auth/email/link': addresses },
  },
  'address that is kept': {
    path: `/auth/email-stop#${'x'.repeat(43)}`,
    as: 'nobody',
    served: { '/auth/email/stop/link': addresses },
  },
  failure: { path: '/error', as: 'nobody' },
  'mailbox outside the demo': { path: '/mailbox', as: 'nobody', isRefused: true },
  mailbox: { path: '/mailbox', as: 'nobody', served: { '/misc/mailbox': { value: [mail] } } },
  'link that is unknown': {
    path: `/invitation/${'x'.repeat(43)}`,
    as: 'nobody',
    isRefused: true,
  },
  'link to activate an account that is unknown': {
    path: `/auth/activate#${'x'.repeat(43)}`,
    as: 'nobody',
    isRefused: true,
  },
  'link of a mail': {
    path: async ({ outside }) => `/invitation/#${(await outside()).token}`,
    as: 'nobody',
    isRefused: true,
    steps: { code: signing.linkCode },
  },
  'document of a third party': {
    path: async ({ outside }) => `/invitation/${(await outside()).invitationId}`,
    as: 'guest',
    steps: { refused: signing.refusedConsent, drawn: signing.drawnSignature },
  },
  'contract that is shared': {
    path: async ({ outside }) => `/partage/${(await outside()).readingId}`,
    as: 'guest',
  },
  'questions of a contract': {
    path: async ({ outside }) => `/reponses/${(await outside()).answeringId}`,
    as: 'guest',
  },
  'contract that is not shared': {
    path: '/partage/00000000-0000-7000-8000-000000000000',
    as: 'guest',
    isRefused: true,
  },
}
