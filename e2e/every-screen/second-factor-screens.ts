import * as served from './served-answers.ts'
import type { Screen } from './screen.ts'
import * as factor from './second-factor-steps.ts'

/** The second step of a sign-in, and the set-up of a second factor. */
export const secondFactorScreens: Readonly<Record<string, Screen>> = {
  'code of a sign-in': {
    path: '/auth/signin',
    as: 'nobody',
    arrive: factor.passwordEntered,
    steps: { wrong: factor.wrongCode, recovery: factor.recoveryCode },
  },
  'passkey of a sign-in': {
    path: '/auth/signin',
    as: 'nobodyByName',
    served: {
      '/auth/signin': served.passkeyFirst,
      '/auth/signin/second-factor/passkey/challenge': served.passkeyRequest,
    },
    arrive: factor.passwordEntered,
    steps: { unanswered: factor.unansweredPasskey },
  },
  'second factor that is required': {
    path: '/auth/signin',
    as: 'nobodyByName',
    served: {
      '/auth/signin': served.factorRequired,
      '/auth/signin/enrolment': served.totpSetup,
      '/auth/signin/enrolment/code': { me: {}, recoveryCodes: served.recoveryCodes },
    },
    arrive: factor.passwordEntered,
    steps: {
      refused: factor.noCode,
      passkey: factor.requiredPasskey,
      'recovery codes': factor.requiredCodes,
    },
  },
  'own second factors': {
    path: '/home/options/personal',
    as: 'keyholder',
    served: { '/me/second-factor': served.twoFactors },
    steps: {
      replacing: factor.ownAct('second-factor.own.replace', 'second-factor.own.continue'),
      'set-up': factor.ownSetUp,
      passkey: factor.ownAct('second-factor.passkey.add', 'second-factor.passkey.create'),
      removing: factor.ownAct('second-factor.own.remove', 'second-factor.own.remove'),
      'recovery codes': factor.ownCodes,
    },
  },
  'person with a second factor': {
    path: async ({ keyholder }) =>
      `/home/administration/gestionUtilisateur?open=${(await keyholder()).id}`,
    as: 'administrator',
    within: '[role=complementary], aside',
    steps: { removing: factor.removeOfPerson },
  },
}
