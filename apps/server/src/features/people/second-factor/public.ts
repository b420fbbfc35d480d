export { beginTotp, confirmTotp } from './totp-factor.ts'
export { checkSecondFactor } from './check-second-factor.ts'
export { mailAboutFactors, type FactorNews } from './mail-about-factors.ts'
export {
  countFactors,
  countWithoutFactor,
  hasFactor,
  isFactorRequired,
  methodsOf,
  personFactors,
} from './person-factors.query.ts'
export { renewRecoveryCodes } from './recovery-codes.ts'
export { removeAllFactors, removeTotp } from './remove-factors.ts'
