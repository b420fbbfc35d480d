export { addPasskey, beginPasskey } from './add-passkey.ts'
export { beginTotp, confirmTotp } from './totp-factor.ts'
export { checkSecondFactor } from './check-second-factor.ts'
export { consumePasskey, requestPasskey } from './consume-passkey.ts'
export { mailAboutFactors, type FactorNews } from './mail-about-factors.ts'
export { passkeyAddress } from './passkey-address.ts'
export { consumeChallenge, type ChallengeHolder } from './passkey-challenge.ts'
export type { PasskeyDeps } from './passkeys.ts'
export {
  countFactors,
  countWithoutFactor,
  hasFactor,
  isFactorRequired,
  methodsOf,
  personFactors,
  type PersonFactors,
} from './person-factors.query.ts'
export { renewRecoveryCodes } from './recovery-codes.ts'
export { removeAllFactors, removePasskey, removeTotp } from './remove-factors.ts'
