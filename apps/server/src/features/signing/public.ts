export { findGuestOf } from './guest-session.ts'
export type {
  ContractSealed,
  Invited,
  SignatureCancelled,
  SignatureRequested,
  Signed,
} from './signing-events.ts'
export { openCompanySeal } from './company-seal.ts'
export { askForCode } from './ask-for-code.ts'
export { sealSignedContract } from './seal-contract.job.ts'
export { sendForSignature } from './send-for-signature.ts'
export { signDocument } from './sign-document.ts'
